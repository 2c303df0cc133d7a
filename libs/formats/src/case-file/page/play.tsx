import { type Card, type Seat, seatName } from '@app/bridge';
import { TricksTable } from '@app/components';
import { type BoardView, claimInWords, revokeInWords } from '@app/session';
import type { CaseFile, CaseStreams } from '../case-file';
import { drawn } from './drawn';
import { type Html, type Section, NOTHING, facts, html, list, said, section } from './markup';
import { otherNotes } from './notes';
import { actInWords, cardInWords } from './words';

const cardWithSeat = ({ seat, card }: { readonly seat: Seat; readonly card: Card }): string =>
  `${seatName(seat)} ${cardInWords(card)}`;

const besideTheTricks = (file: CaseFile, view: BoardView): Html =>
  facts([
    ['Taken back', view.withdrawnCards.map((one) => `${cardWithSeat(one)} (${one.law})`).join('; ')],
    ['Penalty cards', file.penaltyCards.map((one) => `${cardWithSeat(one)}, ${one.kind}`).join('; ')],
    ['Exposed', view.exposed.map(cardWithSeat).join('; ')],
    ['Before their time', view.ahead.map(cardWithSeat).join('; ')],
    ['Revokes', view.revokes.map((one) => `${actInWords(view, one.act)}, ${revokeInWords(one)}`).join('; ')],
    ['Claim', view.claim ? claimInWords(view.claim) : null],
    ['Said with it', view.claim?.statement === null || view.claim === null ? null : said(view.claim.statement)],
  ]);

/** The cards trick by trick, and what was said and done beside them. */
export const playSection = (file: CaseFile, { board }: CaseStreams): Section => {
  const { view } = file;
  const beside = view
    ? html`<h3>Said and done beside the auction</h3>
        ${list(otherNotes(view, board))}`
    : NOTHING;
  if (!view || (view.tricks.length === 0 && view.trick.length === 0))
    return section(
      'play',
      'The play',
      html`<p class="none">The play is not on record.</p>`,
      view ? besideTheTricks(file, view) : NOTHING,
      beside,
    );
  return section(
    'play',
    'The play',
    html`<p>
      ${view.contract ? view.contract.text : 'No contract'}; tricks won by North-South ${view.won.NS}, by East-West
      ${view.won.EW}.
    </p>`,
    drawn(
      <TricksTable
        tricks={view.tricks}
        trick={view.trick}
        caption="Trick by trick; ▸ is the lead, the winner has a frame"
      />,
    ),
    besideTheTricks(file, view),
    beside,
  );
};
