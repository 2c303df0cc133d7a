import type { BoardDoc, Standings, World } from '@app/documents';
import { boardsProjection, othersIn, standingsOf } from '@app/documents';
import type { PlacedEvent, Refusal, SessionDoc } from '@app/session';
import { sessionDocOf, sessionIn } from '@app/session';
import { SESSION } from './place';

/** What there is to be seen after a step. */
export interface Observed {
  readonly world: World;
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

export const sessionOfWorld = (world: World): SessionDoc => sessionDocOf(SESSION, sessionIn(othersIn(world), SESSION));

/** The boards of a world as the read models have them. */
export const boardsOfWorld = ({ streams }: World): readonly BoardDoc[] =>
  [...streams.values()].flatMap(({ events }) => {
    const [first] = events;
    if (!first?.streamId.startsWith('board-')) return [];
    const doc = events
      .filter(({ type }) => boardsProjection.types.includes(type))
      .reduce<BoardDoc | null>((before, event) => boardsProjection.apply(before, event), null);
    return doc ? [doc] : [];
  });

export const standingsOfWorld = (world: World): Standings => standingsOf(sessionOfWorld(world), boardsOfWorld(world));
