import type { Standings, PlacedEvent } from '@app/contract';
import { type BoardDoc, type Simulation, boardsProjection, othersIn, standingsOf } from '@app/documents';
import { type Refusal, type SessionDoc, sessionDocOf, sessionIn } from '@app/session';
import { SESSION } from './board-address';

/** What there is to be seen after a step. */
export interface Observed {
  readonly simulation: Simulation;
  /** Of the step before. */
  readonly refused: Refusal | null;
  readonly recorded: readonly PlacedEvent[];
  /** The decision of an earlier step by its name. */
  readonly decisionOf: (name: string) => Decided | null;
}

/** Where a decision stands in the ledger. */
export interface Decided {
  readonly address: string;
  readonly stream: string;
  readonly revision: number;
}

export const sessionOfSimulation = (simulation: Simulation): SessionDoc =>
  sessionDocOf(SESSION, sessionIn(othersIn(simulation), SESSION));

/** The boards of a simulation as the read models have them. */
export const boardsOfSimulation = ({ streams }: Simulation): readonly BoardDoc[] =>
  [...streams.values()].flatMap(({ events }) => {
    const [first] = events;
    if (!first?.streamId.startsWith('board-')) return [];
    const doc = events
      .filter(({ type }) => boardsProjection.types.includes(type))
      .reduce<BoardDoc | null>((before, event) => boardsProjection.apply(before, event), null);
    return doc ? [doc] : [];
  });

export const standingsOfSimulation = (simulation: Simulation): Standings =>
  standingsOf(sessionOfSimulation(simulation), boardsOfSimulation(simulation));
