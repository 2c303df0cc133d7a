import { type TableWorth, parseBoardStream } from '@app/contract';
import { readableNumber } from '@app/scoring';
import { type Side, SIDES } from '@app/bridge';
import type { Changed } from '@app/documents';
import { boardHref } from '../route';
import { NumberLink } from '../shared/number-link';
import { texts } from '../texts';
import { messages } from '../strings';
import { auditMessages } from '../strings/audit';

interface MovedScoresProps {
  readonly session: string;
  readonly scores: readonly Changed<TableWorth>[];
  /** The two moments; null for now. */
  readonly from: string;
  readonly to: string | null;
}

interface PointsProps {
  readonly session: string;
  /** The stream of the board. */
  readonly id: string;
  readonly side: Side;
  readonly worth: TableWorth | null;
  readonly asOf: string | null;
}

const Points = ({ session, id, side, worth, asOf }: PointsProps) => {
  const points = worth?.points?.[side] ?? null;
  return (
    <td class="number">
      {points === null ? (
        '–'
      ) : (
        <NumberLink
          session={session}
          address={`board/${id.split('.').slice(1).join('.')}/${side}`}
          value={texts.value(readableNumber(points))}
          asOf={asOf}
        />
      )}
    </td>
  );
};

const nameOfBoard = (id: string): string => {
  const address = parseBoardStream(id);
  return address ? messages.session.atTable(address.board, address.table) : id;
};

/** What the tables have for their boards, before and after, where that is not the same. */
export const MovedScores = ({ session, scores, from, to }: MovedScoresProps) => (
  <details class="moved-scores">
    <summary>
      {auditMessages.compare.scores} ({scores.length})
    </summary>
    <table class="list">
      <caption class="sr-only">{auditMessages.compare.scores}</caption>
      <thead>
        <tr>
          <th scope="col">{auditMessages.compare.board}</th>
          {[auditMessages.compare.before, auditMessages.compare.after].map((when) =>
            SIDES.map((side) => (
              <th key={`${when}/${side}`} scope="col" class="number">
                {when}, {messages.side(side)}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {scores.map(({ id, before, after }) => (
          <tr key={id}>
            <th scope="row">
              <a href={boardHref(id)}>{nameOfBoard(id)}</a>
            </th>
            {SIDES.map((side) => (
              <Points key={side} session={session} id={id} side={side} worth={before} asOf={from} />
            ))}
            {SIDES.map((side) => (
              <Points key={side} session={session} id={id} side={side} worth={after} asOf={to} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
