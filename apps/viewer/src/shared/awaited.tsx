import type { Problem } from '../ledger/api';
import type { Followed } from '../ledger/follow';
import { signInHref } from '../route';
import { messages } from '../strings';

/** Whose token is good no longer finds the way to another, and keeps the page with what was typed. */
export const SignInElsewhere = ({ code }: Pick<Problem, 'code'>) =>
  code === 'NotAuthenticated' ? (
    <p>
      <a href={signInHref()} target="_blank">
        {messages.identity.signInElsewhere}
      </a>
    </p>
  ) : null;

export const ProblemNote = ({ problem }: { readonly problem: Problem }) => (
  <div class="problem" role="alert">
    <h2>{messages.problem.heading}</h2>
    <p>
      <strong>{messages.problem.title(problem.code, problem.title)}</strong>
      {problem.detail !== '' && <> {problem.detail}</>}
    </p>
    <SignInElsewhere code={problem.code} />
    {problem.code !== null && <p class="quiet">{problem.code}</p>}
  </div>
);

/** In place of something that is not there (yet): that it is on its way, or why it does not come. */
export const Awaited = ({ problem }: Pick<Followed<unknown>, 'problem'>) =>
  problem ? (
    <ProblemNote problem={problem} />
  ) : (
    <p class="quiet" role="status">
      {messages.loading}
    </p>
  );
