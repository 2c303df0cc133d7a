import type { UnplayedView } from '@app/contract';
import { type Names, nameOf } from '../ledger/documents';
import { matchMessages } from '../strings/matches';
import { texts } from '../texts';
import { withMinus } from '../shared/with-minus';

const whatHappened = ({ contestants, absent }: UnplayedView, names: Names): string => {
  const all = contestants.map((one) => nameOf(names, one)).join(' – ');
  if (contestants.length === 1) return matchMessages.bye(all);
  return absent === null ? matchMessages.notPlayed(all) : matchMessages.absent(all, nameOf(names, absent));
};

interface UnplayedMatchesProps {
  readonly unplayed: readonly UnplayedView[];
  readonly names: Names;
}

/** Matches that were not played: why, and what the contestants have all the same. */
export const UnplayedMatches = ({ unplayed, names }: UnplayedMatchesProps) => (
  <ul class="unplayed">
    {unplayed.map((one) => (
      <li key={one.contestants.join('/')}>
        {whatHappened(one, names)} ({one.paragraph}): {one.reason}
        {Object.entries(one.victoryPoints).map(([contestant, points]) => (
          <span key={contestant} class="number strong">
            {' '}
            {matchMessages.has(nameOf(names, contestant), withMinus(points))}
          </span>
        ))}
        {one.winner !== null && <b> {matchMessages.won(nameOf(names, one.winner))}</b>}
        {one.why && <span class="quiet"> {texts.say(one.why)}</span>}
      </li>
    ))}
  </ul>
);
