import type { RevokeMade } from '../state/play';
import type { TableState } from '../state/table-state';
import { cardsOfTrick } from '../table/card-changes';
import { isDefender } from '../table/contract';
import { isPointedOutByDummy } from './law-43b';
import { dummysCardNotNamed } from './law-45d';
import { isEstablished } from './law-63';
import { isWaived, nonOffenders, offenders } from './revokes';

type Bar = (state: TableState, revoke: RevokeMade) => boolean;

/** 64B2: the same player has revoked in the suit before; in 2017 that one has to be established. */
const isRepeated: Bar = (state, { at, seat, suit, trick }) =>
  suit !== null &&
  state.play.revoking.made.some(
    (one) =>
      one.at !== at &&
      one.seat === seat &&
      one.suit === suit &&
      (one.trick < trick || (one.trick === trick && one.at < at)) &&
      (state.edition === 'wbf-2007' || isEstablished(state, one)),
  );

/** 64B7: both sides have revoked on the board; in 2017 both revokes have to be established. */
const haveBothRevoked: Bar = (state, revoke) =>
  state.play.revoking.made.some(
    (one) => offenders(one) === nonOffenders(revoke) && (state.edition === 'wbf-2007' || isEstablished(state, one)),
  );

/**
 * 45D2 of 2017: a defender has not followed to a card that dummy led unbidden. The Law sends to 64A, 64B7 and 64C without
 * saying who pays; the commentary gives declarer's revoke to 64A, and the defenders' to 64C alone.
 */
const isMisledByDummy: Bar = (state, { seat, trick }) => {
  const [lead] = cardsOfTrick(state, trick);
  const unbidden = state.irregularities.some(({ at, rule }) => at === lead?.at && rule === dummysCardNotNamed.name);
  return state.edition === 'wbf-2017' && isDefender(state, seat) && unbidden;
};

const isPointedOutAfter = ({ attention }: RevokeMade, act: number | null | undefined): boolean =>
  typeof act === 'number' && (attention === null || attention > act);

/**
 * The cases in which no trick goes over, each with its paragraph. What neither side has won cannot go over (64B1), nor
 * anything for a revoke that has been put right (64B8 of 2017): those need no rule.
 */
const BARS: readonly (readonly [paragraph: string, bars: Bar])[] = [
  ['45D2', isMisledByDummy],
  ['64B2', isRepeated],
  ['64B3', (_, { faced }) => faced],
  ['64B4', (state, revoke) => isPointedOutAfter(revoke, state.play.revoking.calledOnNext[nonOffenders(revoke)])],
  ['64B5', (state, revoke) => isPointedOutAfter(revoke, state.play.revoking.roundEnded)],
  ['64B6', (_, { trick }) => trick === 12],
  ['64B7', haveBothRevoked],
  ['81C5', isWaived],
  ['43B3', (state, { at }) => isPointedOutByDummy(state, at)],
];

/** Why no trick goes over for an established revoke; null where the Laws let tricks go over. */
export const barOn = (state: TableState, revoke: RevokeMade): string | null =>
  BARS.find(([, bars]) => bars(state, revoke))?.[0] ?? null;

/** 64C: the paragraph under which a score is adjusted for damage that the tricks do not make good. */
export const lawOfDamage = (state: TableState, revoke: RevokeMade): string => {
  if (state.edition === 'wbf-2007') return '64C';
  if (haveBothRevoked(state, revoke)) return '64C2b';
  return isRepeated(state, revoke) ? '64C2a' : '64C1';
};
