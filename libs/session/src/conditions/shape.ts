import {
  type Conditions,
  type DeadlineRule,
  type RunningRanking,
  type Seating,
  type Stage,
  DEFAULT_RUNNING_RANKING,
} from '@app/contract';

/** The stage of that name; the first where none is named. A bug when conditions without it were let through. */
export const stageOf = ({ stages }: Conditions, name?: string): Stage => {
  const stage = name === undefined ? stages[0] : stages.find((one) => one.stage === name);
  if (!stage) throw new RangeError(`the conditions have no stage ${name ?? ''}`);
  return stage;
};

/** Stages that are played beside each other, or one of them only, say which of them the contest ends with. */
export const isLastStage = ({ stages }: Conditions, stage: Stage): boolean =>
  stages.some(({ last }) => last === true) ? stage.last === true : stage.stage === stages.at(-1)?.stage;

/** Rules for the ends of rights in a stage; none where the regulations alone say it. */
export const deadlinesIn = ({ deadlines }: Conditions, stage: Stage): readonly DeadlineRule[] =>
  stage.deadlines ?? deadlines ?? [];

/** Who seats himself last in a stage; null where the regulations say it. */
export const seatingIn = ({ players }: Conditions, stage: Stage): Seating | null =>
  stage.seating ?? players?.seating ?? null;

/** The ranking that the public and players see while boards are withheld. */
export const runningRankingIn = (conditions: Conditions | null, stage: Stage | null): RunningRanking =>
  stage?.runningRanking ?? conditions?.runningRanking ?? DEFAULT_RUNNING_RANKING;
