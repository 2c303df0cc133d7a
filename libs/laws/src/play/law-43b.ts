import type { Seat } from '@app/bridge';
import { sideOf } from '@app/bridge';
import type { Act } from '../state/acts';
import type { DummyState } from '../state/play';
import type { Irregularity, TableState } from '../state/table-state';
import { cardAt } from '../table/card-changes';
import { isOpen, noticed, settled, withReview } from '../table/changes';
import { declarerOf, dummyInPlay, isDefender } from '../table/contract';
import { neverPenaltyCards } from './penalty-cards';
import { isRevoke } from './revokes';

export const withDummy = (state: TableState, change: Partial<DummyState>): TableState => ({
  ...state,
  play: { ...state.play, dummy: { ...state.play.dummy, ...change } },
});

/** Whether dummy has broken a limit of 43A2, and with that lost the rights of 42B. */
export const hasLostRights = ({ play }: TableState): boolean => play.dummy.looked.length > 0;

/** 43B2b: dummy, who had looked, was the first to ask about this card of declarer's: it counts as an established revoke. */
export const isAskedAboutByDummy = ({ play }: TableState, at: number): boolean => play.dummy.askedAbout.includes(at);

/** 43B3: dummy, who had looked, was the first to point at this act of a defender's: nothing is rectified for it. */
export const isPointedOutByDummy = ({ play }: TableState, at: number): boolean => play.dummy.pointedOut.includes(at);

/** A lead out of turn that is not rectified counts as accepted (commentary to 43B3). */
const isLeadOutOfTurn = ({ rule }: Irregularity): boolean => rule.endsWith('lead-out-of-turn');

/**
 * 43B3: the play goes on as if nothing had happened, and a card shown goes back to the hand. A revoke that is not
 * established is put right all the same. After the play the defenders keep nothing of what they have gained by it; in
 * 2017 declarer's side keeps the score of the table.
 */
const pointedOut = (state: TableState, irregularity: Irregularity): TableState => {
  const { at, seat, rule } = irregularity;
  const { dummy } = state.play;
  const alone = state.edition === 'wbf-2017' ? { alone: true as const } : {};
  const known = withDummy(state, { pointedOut: [...dummy.pointedOut, at] });
  const reviewed = withReview(known, { law: '43B3', act: at, side: sideOf(seat), ...alone });
  if (isRevoke(irregularity)) return reviewed;
  return settled(neverPenaltyCards(reviewed, at), at, isLeadOutOfTurn(irregularity) ? 'accepted' : 'forfeited', rule);
};

/** The last card of this player that did not follow suit, and that nobody has spoken of. */
const unspokenRevoke = (state: TableState, of: Seat): Irregularity | undefined =>
  state.irregularities.findLast(
    (one) =>
      one.rule === 'revoke' && one.seat === of && one.status === 'unnoticed' && cardAt(state, one.at) !== undefined,
  );

/** To ask about a card that was a revoke is to draw attention to it (61B2). */
const asked = (state: TableState, of: Seat): TableState => {
  const irregularity = unspokenRevoke(state, of);
  return irregularity ? noticed(state, irregularity.at, 'attention-drawn', irregularity.rule) : state;
};

/** Dummy was the first to speak of it: 43B3 of what a defender has done, 43B2b of a revoke by declarer. */
const spokenOfByDummy = (state: TableState, irregularity: Irregularity): TableState => {
  const { at, seat } = irregularity;
  if (isDefender(state, seat)) return pointedOut(state, irregularity);
  return isRevoke(irregularity) && seat === declarerOf(state)
    ? withDummy(state, { askedAbout: [...state.play.dummy.askedAbout, at] })
    : state;
};

const isSpokenOf = (one: Irregularity): boolean => isOpen(one) && one.status !== 'unnoticed';

/** Whether dummy speaks of what has happened: by pointing at it, calling the director, or asking about a revoke. */
const isByDummy = (state: TableState, { type, data }: Act): boolean =>
  (type === 'AttentionDrawn' || type === 'DirectorCalled' || type === 'RevokeAskedAbout') &&
  data.by === dummyInPlay(state);

/** What somebody speaks of, after dummy has lost his rights: the first who does so is remembered. */
export const spokenOf = (state: TableState, act: Act): TableState => {
  if (!hasLostRights(state)) return state;
  const byDummy = isByDummy(state, act);
  const told = byDummy && act.type === 'RevokeAskedAbout' ? asked(state, act.data.of) : state;
  const { known } = told.play.dummy;
  const fresh = told.irregularities.filter((one) => isSpokenOf(one) && !known.includes(one.at));
  if (fresh.length === 0) return told;
  const noted = withDummy(told, { known: [...known, ...fresh.map(({ at }) => at)] });
  return byDummy ? fresh.reduce(spokenOfByDummy, noted) : noted;
};
