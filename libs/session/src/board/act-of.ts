import type { Play } from '@app/bridge';
import type { Act } from '@app/laws';
import type { BoardEvent } from './events';

/** What a card's act needs to know of the board after it. */
interface AfterEvent {
  readonly revision: number;
  readonly play: Play | null;
  readonly cardActs: readonly number[];
}

/** Events that tell of a score or a finding, or of the play beside the cards: no acts for the Laws here. */
const OTHERS = ['BoardOpened', 'HandSpread', 'InfractionNoted', 'ScoreAdjusted'] as const;
type LawEvent = Exclude<BoardEvent, { type: (typeof OTHERS)[number] }>;

const isLawEvent = (event: BoardEvent): event is LawEvent => !OTHERS.some((type) => type === event.type);

/**
 * The act that an event is for the Laws: the event itself, at its revision in the board's stream. Null for what they
 * have nothing to say about, and for a card that goes to no trick.
 * @param board as the event has left it
 */
export const actOf = (event: BoardEvent, { revision: at, play, cardActs }: AfterEvent): Act | null => {
  if (!isLawEvent(event)) return null;
  if (event.type === 'OptionChosen') {
    return { type: event.type, at, data: { ...event.data, law: event.data.law.paragraph } };
  }
  if (event.type === 'LeadFaced' || event.type === 'CardPlayed') {
    return play && cardActs.at(-1) === at ? { type: event.type, at, data: { ...event.data, play } } : null;
  }
  return { ...event, at };
};

/** A card led in the auction goes to no trick: for the Laws it is a card that partner can see (24B). */
export const cardLedTooEarly = (event: BoardEvent, { revision: at, play }: AfterEvent): Act | null => {
  if (play !== null || (event.type !== 'LeadFaced' && event.type !== 'CardPlayed')) return null;
  const { seat, card } = event.data;
  return { type: 'CardExposed', at, data: { seat, cards: [card], manner: 'led' } };
};
