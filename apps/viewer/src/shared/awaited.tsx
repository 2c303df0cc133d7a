import type { Problem } from '../ledger/api';
import type { Followed } from '../ledger/follow';
import { signInHref } from '../route';
import { t } from '../strings';

export const ProblemNote = ({ problem }: { readonly problem: Problem }) => (
  <div class="problem" role="alert">
    <h2>{t.problem.heading}</h2>
    <p>
      <strong>{t.problem.title(problem.code, problem.title)}</strong>
      {problem.detail !== '' && <> {problem.detail}</>}
    </p>
    {problem.code === 'NotAuthenticated' && (
      <p>
        <a href={signInHref()} target="_blank">
          {t.identity.signInElsewhere}
        </a>
      </p>
    )}
    {problem.code !== null && <p class="quiet">{problem.code}</p>}
  </div>
);

/** In place of something that is not there (yet): that it is on its way, or why it does not come. */
export const Awaited = ({ problem }: Pick<Followed<unknown>, 'problem'>) =>
  problem ? (
    <ProblemNote problem={problem} />
  ) : (
    <p class="quiet" role="status">
      {t.loading}
    </p>
  );
