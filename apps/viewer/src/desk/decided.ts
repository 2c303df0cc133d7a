import { type BoardEvent, type Decisions, decisionAt, isInForce, rulingOf } from '@app/session';

/** Something that was decided about a board; revisions are those of its events. */
export interface Decided {
  readonly at: number;
  readonly kind: NonNullable<ReturnType<typeof decisionAt>>;
  readonly event: BoardEvent;
  readonly inForce: boolean;
  /** It can be taken back by itself: the score of a ruling goes with the ruling, and what lies under others stays. */
  readonly reversible: boolean;
}

/** A result goes only when nothing lies upon it any more, what an appeal has decided not at all. */
const isReversible = (decisions: Decisions, at: number, kind: Decided['kind']): boolean => {
  if (!isInForce(decisions, at) || kind === 'appeal') return false;
  const layer = decisions.layers.find((one) => one.at === at);
  if (layer && rulingOf(layer) !== null) return false;
  return kind !== 'result' || decisions.layers.every((one) => one.kind === 'result' || !isInForce(decisions, one.at));
};

/** Everything that was decided about a board, the last first: nothing is ever taken out. */
export const decidedOn = (events: readonly BoardEvent[], decisions: Decisions): readonly Decided[] =>
  events
    .flatMap((event, at): readonly Decided[] => {
      const kind = decisionAt(decisions, at);
      return kind === null
        ? []
        : [{ at, kind, event, inForce: isInForce(decisions, at), reversible: isReversible(decisions, at, kind) }];
    })
    .reverse();
