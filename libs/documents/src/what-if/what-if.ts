import {
  type DecisionAddress,
  type PlacedEvent,
  decisionAddress,
  parseDecisionAddress,
  type Differences,
} from '@app/contract';
import { viewBoard } from '@app/session';
import type { StageStandings } from '../scores/stage-standings';
import { type Alternative, type LeftOut, type Stuck, onAnotherCourse } from './alternative';
import { type Changed, changesBetween } from './changes';
import { differences } from './differences';
import { reconciled } from './reconciled';
import { renumbered } from './references';
import type { SessionWithBoards } from '../scores/session-with-boards';
import { type StageState, documentsAsIn, stageState } from './stage-state';
import { type Simulation, stateIn } from './simulation';

/** What would have come of another course of things. */
export interface WhatIf {
  readonly ok: true;
  /** What the steps of the alternative came to. */
  readonly added: readonly PlacedEvent[];
  /** What has no place in it of what happened in fact. */
  readonly leftOut: readonly LeftOut[];
  /** Fields of the board, or of the session, that come out otherwise. */
  readonly state: readonly Changed<unknown>[];
  readonly before: StageState;
  readonly after: StageState;
  readonly differences: Differences;
}

/** Where an event of the stream is in the alternative; null where it has no place. */
type Renumbering = (revision: number) => number | null;

/** The board as it is shown, or the setting of the session. */
const shownIn = (simulation: Simulation, stream: string): object | null => {
  const own = stateIn(simulation, stream);
  switch (own.to) {
    case 'board':
      return own.state && viewBoard(own.state);
    case 'session': {
      const { opened, closed, sections, contestants, rounds } = own.state;
      return { opened, closed, sections, contestants: [...contestants.values()], rounds: [...rounds.values()] };
    }
    case 'appeal':
      return own.state;
  }
};

/** Fields that say something else, and not only under other revisions. */
const stateBetween = (before: object | null, after: object | null, now: Renumbering): readonly Changed<unknown>[] => {
  const told = new Map<string, unknown>(Object.entries(before ?? {}));
  const renamed = new Map([...told].map(([key, part]) => [key, renumbered(part, now)]));
  return changesBetween<unknown>(renamed, new Map(Object.entries(after ?? {}))).map((one) => ({
    ...one,
    before: told.get(one.id) ?? null,
  }));
};

/** Decisions are the same ones where only their revisions have changed. */
const addressesNow =
  (stream: string, now: Renumbering) =>
  (address: DecisionAddress): DecisionAddress | null => {
    const { stream: own, revision = 0 } = parseDecisionAddress(address) ?? {};
    if (own !== stream) return address;
    const there = now(revision);
    return there === null ? null : decisionAddress(stream, there);
  };

/**
 * What would have come of another course of things in a board or a session: in memory, and nothing is stored. Penalties
 * of rulings follow them.
 * @param simulation the stream, and the session of a board
 * @param stage the documents of all sessions of the stage; those of streams in the simulation are taken from there
 * @param scored the stage as it was scored earlier
 */
export const whatIf = (
  simulation: Simulation,
  stage: readonly SessionWithBoards[],
  stream: string,
  alternative: Alternative,
  scored?: StageStandings,
): WhatIf | Stuck => {
  const course = onAnotherCourse(simulation, stream, alternative);
  if (!course.ok) return course;
  const other = reconciled(simulation, course, stream);
  const now: Renumbering = (revision) => course.where(stream, revision);
  const known = documentsAsIn(stage, simulation, simulation.streams.keys());
  const before = stageState(known, scored);
  const streams = [...simulation.streams.keys(), ...other.streams.keys()];
  const after = stageState(documentsAsIn(known, other, streams), before.standings);
  return {
    ok: true,
    added: course.added,
    leftOut: course.leftOut,
    state: stateBetween(shownIn(simulation, stream), shownIn(other, stream), now),
    before,
    after,
    differences: differences(before, after, addressesNow(stream, now)),
  };
};
