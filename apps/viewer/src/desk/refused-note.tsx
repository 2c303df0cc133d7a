import type { Problem } from '../ledger/api';
import { r } from '../strings/desk';

/** Why something was not recorded, in words where there are some; what the server says of it stands beside. */
export const RefusedNote = ({ problem: { title, detail, code } }: { readonly problem: Problem }) => (
  <div class="problem" role="alert">
    <p>
      <strong>{(code === null ? r.lost : r.refusals[code]) ?? title}</strong>
    </p>
    {detail !== '' && <p>{detail}</p>}
    {code !== null && <p class="quiet">{code}</p>}
  </div>
);
