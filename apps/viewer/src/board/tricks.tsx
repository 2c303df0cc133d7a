import { TrickRow, TricksTable } from '@app/components';
import type { BoardView } from '@app/session';
import { messages } from '../strings';
import { drawnOnChange } from './sharing';
/** A trick of the past stays as it is while the replay goes on. */
const Trick = drawnOnChange(TrickRow);

interface TricksProps extends Pick<BoardView, 'tricks' | 'trick'> {
  readonly hasResult: boolean;
}

/** The tricks so far, one a line: the lead has a triangle, the winner a frame. */
export const Tricks = drawnOnChange(({ tricks, trick, hasResult }: TricksProps) => (
  <section class="tricks" aria-labelledby="tricks">
    <h2 id="tricks">{messages.board.tricksHeading}</h2>
    {tricks.length === 0 && trick.length === 0 ? (
      <p class="quiet">{hasResult ? messages.board.noPlay : messages.board.noTricks}</p>
    ) : (
      <TricksTable tricks={tricks} trick={trick} row={Trick} />
    )}
  </section>
));
