import type { Problem } from '../ledger/api';
import { ProblemNote, SignInElsewhere } from '../shared/awaited';
import { r } from '../strings/desk';

/** Why something was not recorded, in words where there are some; what the server says of it stands beside. */
export const RefusedNote = ({ problem: { title, detail, code } }: { readonly problem: Problem }) => (
  <div class="problem" role="alert">
    <p>
      <strong>{(code === null ? r.lost : r.refusals[code]) ?? title}</strong>
    </p>
    {detail !== '' && <p>{detail}</p>}
    <SignInElsewhere code={code} />
    {code !== null && <p class="quiet">{code}</p>}
  </div>
);

/** Why there is no answer to something that was only asked: refused, or not for now. */
export const UnansweredNote = ({ problem }: { readonly problem: Problem }) =>
  problem.code === null ? <ProblemNote problem={problem} /> : <RefusedNote problem={problem} />;
