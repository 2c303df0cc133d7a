import type { Seat } from '@app/bridge';
import type { BoardView, CardView } from '@app/session';
import { CardText } from '../shared/cards';
import { FlagSign } from '../shared/signs';
import { t } from '../strings';
import { COLUMNS } from './auction-rows';
import { drawnOnChange } from './sharing';

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
}) => (
  <span class={won ? 'won' : ''}>
    {led && (
      <span class="led" title={t.board.led}>
        <span aria-hidden="true">▸</span>
        <span class="sr-only">{t.board.led}</span>
      </span>
    )}
    <CardText card={played.card} />
    {won && <span class="sr-only">{t.board.wins}</span>}
    {played.findings.length > 0 && <FlagSign />}
  </span>
);

const Trick = drawnOnChange(({ number, cards, winner }: TrickProps) => (
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
    <td>{winner === null ? '' : t.seatLetter(winner)}</td>
  </tr>
));

interface TricksTableProps extends Pick<BoardView, 'tricks' | 'trick'> {
  readonly hasResult: boolean;
}

/** The tricks so far, one a line: the lead has a triangle, the winner a frame. */
export const TricksTable = drawnOnChange(({ tricks, trick, hasResult }: TricksTableProps) => (
  <section class="tricks" aria-labelledby="tricks">
    <h2 id="tricks">{t.board.tricksHeading}</h2>
    {tricks.length === 0 && trick.length === 0 ? (
      <p class="quiet">{hasResult ? t.board.noPlay : t.board.noTricks}</p>
    ) : (
      <table>
        <thead>
          <tr>
            <th scope="col" class="number">
              {t.board.trick}
            </th>
            {COLUMNS.map((seat) => (
              <th key={seat} scope="col">
                <abbr title={t.seat(seat)}>{t.seatLetter(seat)}</abbr>
              </th>
            ))}
            <th scope="col">{t.board.wonBy}</th>
          </tr>
        </thead>
        <tbody>
          {tricks.map(({ cards, winner }, index) => (
            <Trick key={index} number={index + 1} cards={cards} winner={winner} />
          ))}
          {trick.length > 0 && <Trick number={tricks.length + 1} cards={trick} winner={null} />}
        </tbody>
      </table>
    )}
  </section>
));
