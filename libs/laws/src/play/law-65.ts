import { since, type Seat, type Side, otherSide, sideOf } from '@app/bridge';
import type { ActData, ActOf } from '../state/acts';
import { hasCeasedPlay } from '../state/claim';
import type { LawModule } from '../state/law-module';
import type { PointedCard } from '../state/play';
import type { ActRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { cardsOfTrick } from '../table/card-changes';
import { isOpen, withReview } from '../table/changes';
import { declarerOf } from '../table/contract';
import { withPartnerInformation } from '../table/who';

/** Whether a card is laid as its trick was won; of one that has not been played to its end nobody can say. */
const pointsWrongly = ({ cards: { play } }: TableState, { trick, to }: Pick<PointedCard, 'trick' | 'to'>): boolean => {
  const winner = play?.tricks[trick - 1]?.winner;
  return winner !== undefined && sideOf(winner) !== to;
};

const wronglyPointed = (name: string, label: string, paragraph: '65B1' | '65B2', asOwn: boolean): ActRule => ({
  name,
  label,
  sources: { 'wbf-2017': paragraph, 'wbf-2007': paragraph },
  offender: (state, { type, data }) =>
    type === 'TrickPointed' && pointsWrongly(state, data) && (data.to === sideOf(data.seat)) === asOwn
      ? data.seat
      : null,
});

export const wonTrickAsLost = wronglyPointed(
  'won-trick-pointed-as-lost',
  'A card of a trick that the own side has won lies as if it were lost',
  '65B1',
  false,
);
export const lostTrickAsWon = wronglyPointed(
  'lost-trick-pointed-as-won',
  'A card of a trick that the opponents have won lies as if it were won',
  '65B2',
  true,
);

/** What somebody points at is a card that lies wrongly: they say so, or there is nothing else that they could mean. */
const cardMeant = (state: TableState, { act }: ActData['AttentionDrawn']): PointedCard | undefined => {
  const wrong = state.play.pointed.filter((one) => pointsWrongly(state, one));
  if (act !== undefined) return wrong.find(({ at }) => at === act);
  const somethingElse = state.irregularities.some((one) => isOpen(one) && one.rule !== 'revoke');
  return somethingElse ? undefined : wrong.at(-1);
};

/**
 * Until when a player may speak of it without telling their partner something. 2017: their side has played to the next
 * trick; 2007: somebody has led to it. Declarer may always, having no partner who could use it (commentary to 65B).
 */
const isTooLate = (state: TableState, by: Seat, { trick }: PointedCard): boolean => {
  if (by === declarerOf(state) || hasCeasedPlay(state.play.claim) || state.cards.play?.turn === null) return false;
  const next = cardsOfTrick(state, trick + 1);
  return since(state.edition, 'wbf-2017') ? next.some(({ seat }) => sideOf(seat) === sideOf(by)) : next.length > 0;
};

/** 65B3: whether dummy, like any player, may draw attention to this: a card that lies wrongly, in time. */
export const speaksOfPointedCard = (state: TableState, drawn: ActData['AttentionDrawn']): boolean => {
  const card = cardMeant(state, drawn);
  return card !== undefined && !isTooLate(state, drawn.by, card);
};

/** 65B3: said too late, it is information from partner (16B). */
const spokenOf = (state: TableState, { at, data }: ActOf<'AttentionDrawn'>): TableState => {
  const card = cardMeant(state, data);
  return card && isTooLate(state, data.by, card)
    ? withPartnerInformation(state, { kind: 'pointed-card', act: at, from: data.by })
    : state;
};

/** A card is laid, or turned, as its player has it now. */
const laid = (state: TableState, card: PointedCard): TableState => {
  const others = state.play.pointed.filter(({ seat, trick }) => seat !== card.seat || trick !== card.trick);
  return { ...state, play: { ...state.play, pointed: [...others, card] } };
};

/** Of whom a director may find something, where either side may be the one. */
export const ONE_OF_THE_SIDES = ['declaring-side', 'defenders'] as const;

/** The side that an answer names; null where it names none. */
export const sideNamed = (state: TableState, answer: string): Side | null => {
  const declarer = declarerOf(state);
  if (declarer === null || !ONE_OF_THE_SIDES.some((one) => one === answer)) return null;
  return answer === 'defenders' ? otherSide(sideOf(declarer)) : sideOf(declarer);
};

export const law65 = {
  raisable: {
    /**
     * 65D: a player who has disturbed the order of their cards may lose doubtful tricks, and the right to speak of a
     * revoke.
     */
    'order-disturbed': {
      law: { 'wbf-2017': '65D', 'wbf-2007': '65D' },
      answers: ({ cards }) => (cards.play === null ? [] : [...ONE_OF_THE_SIDES, 'undisturbed']),
    },
  },
  judged: {
    'order-disturbed': (state, { act }, answer) => {
      const side = sideNamed(state, answer);
      return side ? withReview(state, { law: '65D', act, side }) : state;
    },
  },
  after: (state, act) => {
    if (act.type === 'TrickPointed') return laid(state, { at: act.at, ...act.data });
    return act.type === 'AttentionDrawn' ? spokenOf(state, act) : state;
  },
} satisfies LawModule;
