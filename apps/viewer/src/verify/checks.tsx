import { verifyMessages } from '../strings/verify';
import type { Check } from './check';

const SIGN = { holds: '✓', partly: '◐', fails: '✕', open: 'i' } as const;

const CheckLine = ({ check: { state, says, means } }: { readonly check: Check }) => (
  <li class={`check check-${state}`}>
    <p class="check-says">
      <span class="check-state">
        <span aria-hidden="true">{SIGN[state]}</span> {verifyMessages.state[state]}
      </span>{' '}
      {says}
    </p>
    {means.map((paragraph) => (
      <p key={paragraph} class="check-means">
        {paragraph}
      </p>
    ))}
  </li>
);

/** What was checked, said as soon as it is known: that it is under way while there is nothing to say yet. */
export const Checks = ({ checks }: { readonly checks: readonly Check[] | null }) => (
  <div role="status" aria-busy={checks === null}>
    {checks === null ? (
      <p class="quiet">{verifyMessages.working}</p>
    ) : (
      <ul class="checks">
        {checks.map((check) => (
          <CheckLine key={check.says} check={check} />
        ))}
      </ul>
    )}
  </div>
);
