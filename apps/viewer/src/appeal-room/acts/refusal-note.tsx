import type { Problem } from '../../ledger/api';
import { SignInElsewhere } from '../../shared/awaited';
import { r } from '../../strings/appeals';

const advice = (code: string | null): string | null => {
  if (code === null) return r.tryAgain;
  return code === 'StaleRevision' ? r.movedOn : null;
};

/** Why something has not been recorded, and what to do about it. */
export const RefusalNote = ({ problem: { title, detail, code } }: { readonly problem: Problem }) => (
  <div class="problem" role="alert">
    <p>
      <strong>{r.refused}.</strong> {code === null ? title : advice(code) === null && detail}
    </p>
    {advice(code) !== null && <p>{advice(code)}</p>}
    <SignInElsewhere code={code} />
  </div>
);
