import {
  type BoardEvent,
  type DecisionAddress,
  type DecisionState,
  type DeadlineState,
  type Differences,
  type PenaltyState,
  type WarningState,
  decisionAddress,
  sessionStream,
} from '@app/contract';
import { numberInWords } from '@app/scoring';
import { type Decisions, type ScoreLayer, type SessionDoc, isInForce, deadlinesOf } from '@app/session';
import { penaltiesInForce, warningsInForce } from '../penalties/in-force';
import type { BoardDoc } from '../projections/boards';
import { type Changed, changesBetween } from './changes';
import { boardDecisionText } from './decision-text';
import type { SessionWithBoards } from '../scores/session-with-boards';
import type { StageState } from './stage-state';

/** What has become otherwise beside the scores. On another course of things one that is gone and another in its place are two changes. */
type DecisionChanges = Pick<Differences, 'decisions' | 'penalties' | 'warnings' | 'deadlines'>;

const resultEvent = ({ result }: Extract<ScoreLayer, { kind: 'result' }>): BoardEvent => {
  const { kind, ...data } = result;
  const types = {
    agreed: 'ResultAgreed',
    entered: 'ResultEntered',
    'score-only': 'ScoreEntered',
    'not-played': 'BoardNotPlayed',
  } as const;
  return { type: types[kind], data } as BoardEvent;
};

const layerEvent = (layer: ScoreLayer): BoardEvent => {
  switch (layer.kind) {
    case 'result':
      return resultEvent(layer);
    case 'correction':
      return { type: 'ScoreCorrected', data: layer.data };
    case 'transfer':
      return { type: 'TricksTransferred', data: layer.data };
    case 'adjustment':
    case 'appeal':
      return { type: 'ScoreAdjusted', data: layer.data };
  }
};

interface Known {
  readonly at: number;
  readonly kind: DecisionState['kind'];
  readonly event: BoardEvent;
}

const decisionsIn = ({ layers, rulings, reversals }: Decisions): readonly Known[] => [
  ...layers.map((layer) => ({ at: layer.at, kind: layer.kind, event: layerEvent(layer) })),
  ...rulings.map(({ at, data }) => ({ at, kind: 'ruling' as const, event: { type: 'RulingGiven' as const, data } })),
  ...reversals.map(({ at, data }) => ({
    at,
    kind: 'reversal' as const,
    event: { type: 'RulingReversed' as const, data },
  })),
];

type Now = (address: DecisionAddress) => DecisionAddress | null;
type States<T> = readonly (readonly [DecisionAddress, T])[];

/** Everything that has been decided about a board, by its address, in the order of its events. */
const decisionStates = ({ id, decisions }: BoardDoc): States<DecisionState> =>
  decisionsIn(decisions)
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, kind, event }) => [
      decisionAddress(id, at),
      { kind, ...boardDecisionText(event), inForce: isInForce(decisions, at) },
    ]);

const penaltyStates = (session: SessionDoc): States<PenaltyState> =>
  penaltiesInForce(session).map(({ revision, contestant, kind, offence, amount }) => [
    decisionAddress(sessionStream(session.id), revision),
    {
      contestant,
      kind,
      offence,
      amount: numberInWords(amount.value),
      unit: amount.unit,
      paragraph: amount.paragraph,
    },
  ]);

const warningStates = (session: SessionDoc): States<WarningState> =>
  warningsInForce(session).map(({ revision, contestant, offence, paragraph }) => [
    decisionAddress(sessionStream(session.id), revision),
    { contestant, offence, paragraph },
  ]);

const deadlineStates = (
  { session }: SessionWithBoards,
  stage: readonly SessionWithBoards[],
): readonly (readonly [string, DeadlineState])[] =>
  deadlinesOf(
    session,
    stage.map((one) => one.session),
  ).map((one) => {
    const { right, round, publication, until, paragraph, decided, problems, only, needs } = one;
    const id = [session.id, right, round, publication, only?.code ?? null, needs?.code ?? null]
      .filter((part) => part !== null)
      .join('/');
    return [id, { right, round, until, paragraph, decided, problems }];
  });

/** Boards and sessions that are the same objects before and after have nothing that has changed. */
const without = <T>(all: readonly T[], others: readonly T[]): readonly T[] => {
  const same = new Set(others);
  return all.filter((one) => !same.has(one));
};

const sessionsOf = ({ sessions }: StageState): readonly SessionDoc[] => sessions.map(({ session }) => session);
const boardsOf = ({ sessions }: StageState): readonly BoardDoc[] => sessions.flatMap(({ boards }) => boards);

/** What is gone is compared with nothing, whatever stands under its address now. */
const GONE = 'gone:';

/** By where things are now. */
const byAddress = <T>(before: States<T>, after: States<T>, now: Now): readonly Changed<T>[] => {
  const renamed = before.map(([id, state]) => [now(id) ?? `${GONE}${id}`, state] as const);
  return changesBetween(new Map(renamed), new Map(after)).map((one) => ({ ...one, id: one.id.replace(GONE, '') }));
};

/** The words of a decision may name other events by other numbers, and say the same. */
const isAsBefore = ({ before, after }: Changed<DecisionState>): boolean =>
  before?.kind === after?.kind && before?.inForce === after?.inForce;

/**
 * What counts otherwise than before of decisions, penalties and warnings, and the periods that end otherwise.
 * @param now where a decision of `before` is in `after`; null where it is not
 */
export const decisionChanges = (before: StageState, after: StageState, now: Now): DecisionChanges => {
  const between = <D, T>(of: (state: StageState) => readonly D[], statesOf: (one: D) => States<T>) => {
    const [earlier, later] = [of(before), of(after)];
    return byAddress(without(earlier, later).flatMap(statesOf), without(later, earlier).flatMap(statesOf), now);
  };
  const deadlines = (state: StageState) =>
    new Map(state.sessions.flatMap((one) => deadlineStates(one, state.sessions)));
  return {
    decisions: between(boardsOf, decisionStates).filter((one) => !isAsBefore(one)),
    penalties: between(sessionsOf, penaltyStates),
    warnings: between(sessionsOf, warningStates),
    deadlines: changesBetween(deadlines(before), deadlines(after)),
  };
};
