import { useEffect, useState } from 'preact/hooks';
import { r } from '../strings/replay';

type Copied = 'no' | 'yes' | 'by-hand';

/** Pages that do not come over HTTPS have no clipboard. */
const copied = async (link: string): Promise<Copied> => {
  try {
    await navigator.clipboard.writeText(link);
    return 'yes';
  } catch {
    return 'by-hand';
  }
};

/** Copies the address of exactly this event; where the browser does not let it, shows the address to be copied by hand. */
export const CopyLink = ({ href }: { readonly href: string }) => {
  const [state, setState] = useState<Copied>('no');
  useEffect(() => setState('no'), [href]);
  const link = new URL(href, location.href).href;
  return (
    <span class="copy-link">
      <button type="button" onClick={() => void copied(link).then(setState)}>
        {r.copyLink}
      </button>
      <span role="status">{state === 'yes' && r.copied}</span>
      {state === 'by-hand' && (
        <input readOnly aria-label={r.copyByHand} value={link} onFocus={(event) => event.currentTarget.select()} />
      )}
    </span>
  );
};
