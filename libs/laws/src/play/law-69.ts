import { type Seat, sideOf, inEdition, type InEveryEdition } from '@app/bridge';
import type { Act, ActOf, Ground } from '../state/acts';
import { type AskedBack, type ClaimState, mostToAskFor } from '../state/claim';
import type { LawModule, Raisable } from '../state/law-module';
import { byName } from '../state/names';
import type { Question, TableState } from '../state/table-state';
import { withQuestion } from '../table/changes';
import { changed, disputed, withoutRuling } from './law-70';

/** How a side may ask for tricks that it has given up: by agreeing (69B), or by conceding them (71). */
export interface Asking<Q extends 'acquiescence' | 'concession' = 'acquiescence' | 'concession'> {
  readonly question: Q;
  /** The paragraph as a whole, in each edition. */
  readonly law: InEveryEdition<string>;
  /** The paragraph for each reason that there is. */
  readonly grounds: Readonly<Partial<Record<Ground, InEveryEdition<string>>>>;
  /** The answer that gives the tricks back comes first. */
  readonly answers: readonly [granted: string, refused: string];
}

/** Whether somebody may ask for these tricks now; the claim is the one that gave them away. */
export const mayAsk = (
  { grounds }: Asking,
  claim: ClaimState,
  asked: Pick<AskedBack, 'by' | 'tricks' | 'ground'>,
): boolean => {
  const most = mostToAskFor(claim, asked.by);
  return grounds[asked.ground] !== undefined && (most === null || asked.tricks <= most);
};

/** A person has to judge it. */
export const asking = (
  state: TableState,
  claim: ClaimState,
  { question, grounds, answers }: Asking,
  { at, data }: ActOf<'AcquiescenceWithdrawn'> | ActOf<'ConcessionWithdrawn'>,
): TableState => {
  const ground = grounds[data.ground];
  if (ground === undefined) return state;
  const law = inEdition(state.edition, ground);
  const reopened = changed(state, claim, { askedBack: [...claim.askedBack, { at, ...data, granted: null }] });
  return withQuestion(reopened, { question, law, act: at, against: claim.at, answers, then: null });
};

const isOf = (claim: ClaimState, { question }: Asking, by: Seat): boolean =>
  (question === 'concession') === (sideOf(by) === sideOf(claim.by));

const answered =
  ({ answers: [granted] }: Asking) =>
  (state: TableState, { act }: Question, answer: string): TableState => {
    const { claim } = state.play;
    return claim
      ? changed(state, claim, {
          askedBack: claim.askedBack.map((one) => (one.at === act ? { ...one, granted: answer === granted } : one)),
        })
      : state;
  };

/** The judgement, which a director may also make anew. */
export const judging = <Q extends 'acquiescence' | 'concession'>(asking: Asking<Q>) => ({
  raisable: byName<Q, Raisable>([
    [
      asking.question,
      {
        law: asking.law,
        answers: ({ play: { claim } }, act) =>
          claim?.askedBack.some((one) => one.at === act && isOf(claim, asking, one.by)) === true ? asking.answers : [],
      },
    ],
  ]),
  judged: byName([[asking.question, answered(asking)]]),
});

/**
 * Whether the other side can agree to it: also one that had doubts, as long as the director has not been called to
 * rule.
 */
export const mayAccept = ({ play: { claim }, directorCalled }: TableState): boolean =>
  claim?.status === 'made' || (claim?.status === 'disputed' && !directorCalled);

const isOpponent = ({ by }: ClaimState, seat: Seat): boolean => sideOf(by) !== sideOf(seat);

const accepted = (state: TableState, by: Seat): TableState => {
  const { claim } = state.play;
  return claim && mayAccept(state)
    ? changed(withoutRuling(state, claim), claim, { status: 'accepted', acceptedBy: by, playOn: [] })
    : state;
};

/**
 * 69A: a player of the side that agrees has called on a later board, or the round is over: now nothing is objected any
 * more. Who has said nothing until then has agreed.
 * @param by who has called; null where the round is over
 */
const settled = (state: TableState, by: Seat | null): TableState => {
  const { claim } = state.play;
  if (claim?.status !== 'made' && claim?.status !== 'accepted') return state;
  if (by !== null && !isOpponent(claim, by)) return state;
  const acceptedBy = claim.acceptedBy ?? by;
  return changed(state, claim, { status: 'accepted', acceptedBy, settled: true });
};

/** 69B: a side that has agreed asks for tricks that it had won, or would probably have won. */
export const ACQUIESCENCE: Asking<'acquiescence'> = {
  question: 'acquiescence',
  law: { 'wbf-2017': '69B', 'wbf-2007': '69B' },
  grounds: {
    won: { 'wbf-2017': '69B1', 'wbf-2007': '69B1' },
    likely: { 'wbf-2017': '69B2', 'wbf-2007': '69B2' },
    // What cannot be lost is more than likely.
    'cannot-be-lost': { 'wbf-2017': '69B2', 'wbf-2007': '69B2' },
  },
  answers: ['agreed', 'refused'],
};

/** 69B is for an acceptance that is complete; before, an objection will do (69A). */
const withdrawn = (state: TableState, act: ActOf<'AcquiescenceWithdrawn'>): TableState => {
  const { claim } = state.play;
  if (claim?.status !== 'accepted' || !isOpponent(claim, act.data.by)) return state;
  if (!claim.settled) return disputed(state, claim);
  return mayAsk(ACQUIESCENCE, claim, act.data) ? asking(state, claim, ACQUIESCENCE, act) : state;
};

const acted = (state: TableState, act: Act): TableState => {
  if (act.type === 'ClaimAccepted') return accepted(state, act.data.by);
  if (act.type === 'NextBoardCalledOn') return settled(state, act.data.by);
  if (act.type === 'TableRoundEnded') return settled(state, null);
  return act.type === 'AcquiescenceWithdrawn' ? withdrawn(state, act) : state;
};

export const law69 = { ...judging(ACQUIESCENCE), after: acted } satisfies LawModule;
