import type { Seat } from '@app/bridge';
import type { BoardView, CardView } from '@app/session';
import type { ComponentChildren } from 'preact';
import { COLUMNS } from './auction-table';
import { CardText } from './cards';
import { FlagSign } from './flag-sign';
import { usePlayWords } from './words';

interface TrickProps {
  readonly number: number;
  readonly cards: readonly CardView[];
  readonly winner: Seat | null;
}

const PlayedCard = ({
  played,
  led,
  won,
}: {
  readonly played: CardView;
  readonly led: boolean;
  readonly won: boolean;
}) => {
  const words = usePlayWords();
  return (
    <span class={won ? 'won' : ''}>
      {led && (
        <span class="led" title={words.led}>
          <span aria-hidden="true">▸</span>
          <span class="sr-only">{words.led}</span>
        </span>
      )}
      <CardText card={played.card} />
      {won && <span class="sr-only">{words.wins}</span>}
      {played.findings.length > 0 && <FlagSign />}
    </span>
  );
};

/** A line of the table; draw it again only when one of its props is another thing. */
export const TrickRow = ({ number, cards, winner }: TrickProps) => {
  const words = usePlayWords();
  return (
    <tr class={winner === null ? 'trick-open' : ''}>
      <th scope="row" class="number">
        {number}
      </th>
      {COLUMNS.map((seat) => {
        const played = cards.find((one) => one.seat === seat);
        return (
          <td key={seat}>
            {played && <PlayedCard played={played} led={cards[0]?.seat === seat} won={winner === seat} />}
          </td>
        );
      })}
      <td>{winner === null ? '' : words.seatLetter(winner)}</td>
    </tr>
  );
};

interface TricksTableProps extends Pick<BoardView, 'tricks' | 'trick'> {
  readonly caption?: ComponentChildren;
  /** How a trick is drawn, where not simply as a line. */
  readonly row?: typeof TrickRow;
}

/** The tricks, one a line: the lead has a triangle, the winner a frame. */
export const TricksTable = ({ tricks, trick, caption, row: Row = TrickRow }: TricksTableProps) => {
  const words = usePlayWords();
  return (
    <table>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col" class="number">
            {words.trick}
          </th>
          {COLUMNS.map((seat) => (
            <th key={seat} scope="col">
              <abbr title={words.seat(seat)}>{words.seatLetter(seat)}</abbr>
            </th>
          ))}
          <th scope="col">{words.wonBy}</th>
        </tr>
      </thead>
      <tbody>
        {tricks.map(({ cards, winner }, index) => (
          <Row key={index} number={index + 1} cards={cards} winner={winner} />
        ))}
        {trick.length > 0 && <Row number={tricks.length + 1} cards={trick} winner={null} />}
      </tbody>
    </table>
  );
};
