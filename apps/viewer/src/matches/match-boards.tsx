import type { MatchBoardView, MatchesAnswer, RoomView } from '@app/contract';
import { type Names, nameOf } from '../ledger/documents';
import { ResultLink, scoreText } from '../session/result-text';
import { messages } from '../strings';
import { matchMessages } from '../strings/matches';
import { texts } from '../texts';
import { withMinus } from '../shared/with-minus';

interface RoomCellProps {
  readonly board: number;
  readonly room: RoomView | null;
  readonly restricted: boolean;
}

/** What was played at a table, which leads to its replay, with its score from North-South. */
const RoomCell = ({ board, room, restricted }: RoomCellProps) => (
  <td>
    {room && (
      <>
        <ResultLink board={board} line={room} restricted={restricted} /> {scoreText(room.score)}
      </>
    )}
  </td>
);

interface BoardRowsProps {
  readonly view: MatchBoardView;
  readonly restricted: boolean;
}

/** A board, with a line for each two of its tables. */
const BoardRows = ({ view, restricted }: BoardRowsProps) => {
  const { board, open, closed, others, points, why } = view;
  const rooms = [{ open, closed }, ...others];
  return (
    <>
      {rooms.map((room, index) => (
        <tr key={index}>
          {index === 0 && (
            <th scope="row" class="number" rowSpan={rooms.length}>
              {board}
            </th>
          )}
          <RoomCell board={board} room={room.open} restricted={restricted} />
          <RoomCell board={board} room={room.closed} restricted={restricted} />
          {index === 0 && points && (
            <>
              <td class="number" rowSpan={rooms.length}>
                {withMinus(points.home)}
              </td>
              <td class="number" rowSpan={rooms.length}>
                {withMinus(points.away)}
              </td>
            </>
          )}
          {index === 0 && !points && (
            <td class="quiet" colSpan={2} rowSpan={rooms.length}>
              {why && texts.say(why)}
            </td>
          )}
        </tr>
      ))}
    </>
  );
};

interface MatchBoardsProps {
  readonly match: MatchesAnswer['matches'][number];
  readonly names: Names;
  /** Whether the reader sees boards only once everybody has played them. */
  readonly restricted: boolean;
}

/** A match board by board, for who opens it. */
export const MatchBoards = ({ match: { teams, boards }, names, restricted }: MatchBoardsProps) => {
  const [home, away] = [nameOf(names, teams.home), nameOf(names, teams.away)];
  return (
    <details class="match-boards">
      <summary>{matchMessages.boardByBoard(home, away)}</summary>
      <table class="list">
        <caption class="sr-only">{matchMessages.boardByBoard(home, away)}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {messages.board.number}
            </th>
            <th scope="col">{matchMessages.open}</th>
            <th scope="col">{matchMessages.closed}</th>
            <th scope="col" class="number">
              {home}
            </th>
            <th scope="col" class="number">
              {away}
            </th>
          </tr>
        </thead>
        <tbody>
          {boards.map((view) => (
            <BoardRows key={view.board} view={view} restricted={restricted} />
          ))}
        </tbody>
      </table>
    </details>
  );
};
