import type { KnockOutView, MatchesAnswer } from '@app/contract';
import { type Names, nameOf } from '../ledger/documents';
import { contestantHref } from '../route';
import { NumberLink } from '../shared/number-link';
import { messages } from '../strings';
import { matchMessages } from '../strings/matches';
import { texts } from '../texts';
import { withMinus } from '../shared/with-minus';

type Match = MatchesAnswer['matches'][number];
type Team = keyof Match['teams'];

const TEAMS: readonly Team[] = ['home', 'away'];

/** Who has won a knock-out match or is ahead, and by what. */
const KnockOutLine = ({
  match,
  knockOut,
  names,
}: {
  readonly match: Match;
  readonly knockOut: KnockOutView;
  readonly names: Names;
}) => {
  const { status, ahead, difference, by, paragraph, extraBoards } = knockOut;
  const team = ahead && nameOf(names, match.teams[ahead]);
  const margin = withMinus(ahead === 'away' ? difference.replace(/^-/, '') : difference);
  return (
    <tr class="reasons">
      <td colSpan={4}>
        {team === null ? matchMessages.level : matchMessages.ahead(status === 'won', team, margin)}
        {by && ` ${texts.say(by)} (${paragraph}).`}
        {extraBoards > 0 && ` ${matchMessages.extraBoards(extraBoards)}`}
      </td>
    </tr>
  );
};

interface MatchTableProps {
  readonly session: string;
  readonly caption: string;
  readonly matches: readonly Match[];
  readonly names: Names;
}

/** What each match has come to, a line a team; each number leads to where it comes from. */
export const MatchTable = ({ session, caption, matches, names }: MatchTableProps) => {
  const boardPoints = matches.some((match) => match.boardPoints !== null);
  const victoryPoints = matches.some((match) => match.victoryPoints !== null);
  return (
    <table class="list matches">
      <caption class="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{matchMessages.teams}</th>
          <th scope="col" class="number">
            {messages.session.points}
          </th>
          {boardPoints && (
            <th scope="col" class="number">
              {matchMessages.boardPoints}
            </th>
          )}
          {victoryPoints && (
            <th scope="col" class="number">
              {messages.session.totalVictoryPoints}
            </th>
          )}
        </tr>
      </thead>
      {matches.map((match) => (
        <tbody key={`${match.teams.home}/${match.teams.away}`}>
          {TEAMS.map((team) => {
            const contestant = match.teams[team];
            return (
              <tr key={team}>
                <th scope="row" class="name">
                  <a href={contestantHref(session, contestant)}>{nameOf(names, contestant)}</a>
                </th>
                <td class="number">
                  <NumberLink
                    session={session}
                    address={`match/${match.match}/${contestant}`}
                    value={withMinus(match.points[team])}
                  />
                </td>
                {boardPoints && <td class="number">{withMinus(match.boardPoints?.[team] ?? '')}</td>}
                {victoryPoints && (
                  <td class="number strong">
                    {match.victoryPoints && (
                      <NumberLink
                        session={session}
                        address={`vp/${match.match}/${contestant}`}
                        value={withMinus(match.victoryPoints[team])}
                      />
                    )}
                  </td>
                )}
              </tr>
            );
          })}
          {match.knockOut && <KnockOutLine match={match} knockOut={match.knockOut} names={names} />}
        </tbody>
      ))}
    </table>
  );
};
