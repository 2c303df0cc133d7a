import type { AdjustedOutcome, BoardEvent, ScoreAdjusted } from '@app/contract';
import type { BySide, LawRef } from '@app/bridge';
import { type Decision, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { decidedBy, decisionsAfter } from '../decisions';
import type { Session } from '../../session/fold';
import type { Board } from '../fold';
import { isSecondPlay, secondPlayLaw } from '../second-play';
import { decidedOnAppeal, impossibleOutcomes } from './adjusting';
import type { DataOf } from './common';
import { impossibleTransfer } from './correcting';
import { scoreNotAllowed } from './score-rights';
import { playingOf, impossibleSecondPlay } from './second-play';

type Obstacle = Decision<never> | null;

/** What a ruling says, without the score that it leads to. */
export type Ruling = Extract<BoardEvent, { type: 'RulingGiven' }>['data'];
/** The score that it leads to: one of the two at most. */
export interface RuledScore {
  readonly outcome: DataOf<'GiveRuling'>['outcome'] | undefined;
  readonly transfer: DataOf<'GiveRuling'>['transfer'] | undefined;
}

/** An adjusted score is artificial where it is so for both sides; one of them may have nothing (15B). */
export const kindOf = ({ NS, EW }: BySide<AdjustedOutcome>): ScoreAdjusted['kind'] =>
  [NS, EW].every(({ kind }) => kind === 'artificial' || kind === 'cancelled') ? 'artificial' : 'assigned';

/** Tricks go over from what the table has, as it is without the ruling that is amended. */
const transferImpossible = (board: Board, ruling: Ruling, transfer: RuledScore['transfer']): Obstacle => {
  if (!transfer) return null;
  const given = { type: 'RulingGiven', data: ruling } as const;
  const { result } = decidedBy(decisionsAfter(board.decisions, given, board.revision + 1));
  return impossibleTransfer({ result }, transfer);
};

/** A score that cannot be, that the director may not give, or that an appeal has decided. */
export const impossibleScore = (
  board: Board,
  ruling: Ruling,
  { outcome, transfer }: RuledScore,
  session: Session,
): Obstacle => {
  if (outcome === undefined && transfer === undefined) return null;
  if (outcome && transfer) return refuse('OutcomeContradictory', reason('transfer-and-adjustment'));
  const onAppeal = decidedOnAppeal(board);
  if (onAppeal) return onAppeal;
  if (!outcome) return transferImpossible(board, ruling, transfer);
  return (
    impossibleOutcomes(board, outcome) ??
    impossibleSecondPlay(board, outcome, playingOf(session), ruling.laws) ??
    scoreNotAllowed(board, outcome, ruling)
  );
};

/** The paragraph that a score rests on: 15B where a result is cancelled, that of Law 12 where one is cited, else the first. */
const lawOf = (laws: readonly LawRef[], outcome: BySide<AdjustedOutcome>): LawRef | undefined =>
  (isSecondPlay(outcome) ? secondPlayLaw(laws) : undefined) ??
  laws.find(({ paragraph }) => paragraph.startsWith('12')) ??
  laws[0];

/** The score that a ruling leads to, in the events behind it. */
export const scoreEvents = (ruling: Ruling, at: number, { outcome, transfer }: RuledScore): readonly BoardEvent[] => {
  const [first] = ruling.laws;
  const law = outcome && lawOf(ruling.laws, outcome);
  const authority = `director:${ruling.by}`;
  return [
    ...(outcome
      ? [
          {
            type: 'ScoreAdjusted',
            data: { kind: kindOf(outcome), outcome, ...(law ? { law } : {}), authority, ruling: at },
          } as const,
        ]
      : []),
    ...(transfer && first
      ? [{ type: 'TricksTransferred', data: { ...transfer, law: first, ruling: at, authority } } as const]
      : []),
  ];
};
