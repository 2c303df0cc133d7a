import type { BoardEvent } from '@app/contract';
import { type Act, type TableState, auctionIsOver } from '@app/laws';

/** Events that tell of a ruling, a score, a finding or advice: no acts for the Laws. */
const OTHERS = [
  'BoardOpened',
  'InfractionNoted',
  'ScoreAdjusted',
  'ScoreCorrected',
  'TricksTransferred',
  'RulingDrafted',
  'RulingGiven',
  'RulingTold',
  'RulingReversed',
  'RulingReviewed',
  'RulingUpheld',
  'ResultConfirmed',
  'ClaimAnalysed',
] as const satisfies readonly BoardEvent['type'][];
type LawEvent = Exclude<BoardEvent, { type: (typeof OTHERS)[number] }>;

const NO_ACTS: ReadonlySet<string> = new Set(OTHERS);

const isLawEvent = (event: BoardEvent): event is LawEvent => !NO_ACTS.has(event.type);

/**
 * The act that an event is for the Laws: the event itself, at its revision in the board's stream. A card led in the
 * auction goes to no trick: it is a card that partner can see (24B). Null for what they have nothing to say about.
 * @param revision of the event
 * @param table before the event
 */
export const actOf = (
  event: BoardEvent,
  { revision: at, table }: { readonly revision: number; readonly table: TableState },
): Act | null => {
  if (!isLawEvent(event)) return null;
  if (event.type === 'OptionChosen') {
    return { type: event.type, at, data: { ...event.data, law: event.data.law.paragraph } };
  }
  if ((event.type === 'LeadFaced' || event.type === 'CardPlayed') && !auctionIsOver(table)) {
    const { seat, card } = event.data;
    return { type: 'CardExposed', at, data: { seat, cards: [card], manner: 'led' } };
  }
  return { ...event, at };
};
