import type { MatchesAnswer } from '@app/contract';
import { type Names, nameOf } from '../ledger/documents';
import { contestantHref } from '../route';
import { NumberLink } from '../shared/number-link';
import { messages } from '../strings';
import { matchMessages } from '../strings/matches';
import { withMinus } from '../shared/with-minus';

interface PairMatchesProps {
  readonly session: string;
  readonly caption: string;
  readonly matches: MatchesAnswer['ofPairs'];
  readonly names: Names;
}

/** What each pair has from its match, a line a pair; each number leads to where it comes from. */
export const PairMatches = ({ session, caption, matches, names }: PairMatchesProps) => (
  <table class="list matches">
    <caption class="sr-only">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{messages.session.contestant}</th>
        <th scope="col">{matchMessages.against}</th>
        <th scope="col" class="number">
          {messages.session.points}
        </th>
        <th scope="col" class="number">
          {messages.session.totalVictoryPoints}
        </th>
      </tr>
    </thead>
    <tbody>
      {matches.map(({ match, contestant, opponents, points, victoryPoints }) => (
        <tr key={`${contestant}/${opponents}`}>
          <th scope="row" class="name">
            <a href={contestantHref(session, contestant)}>{nameOf(names, contestant)}</a>
          </th>
          <td>{nameOf(names, opponents)}</td>
          <td class="number">
            <NumberLink session={session} address={`match/${match}/${contestant}`} value={withMinus(points)} />
          </td>
          <td class="number strong">
            {victoryPoints !== null && (
              <NumberLink session={session} address={`vp/${match}/${contestant}`} value={withMinus(victoryPoints)} />
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
