import type { SessionEvent, SessionEventData } from './events';

/**
 * Events that a session keeps whole, with their revision: each is a fact or a decision of its own, that a later
 * one may refer to, and what follows from them together is worked out when somebody asks.
 */
export const KEPT = [
  'LineUpDeclared',
  'PlayerSubstituted',
  'ContestantReplaced',
  'ContestantWithdrawn',
  'RoundStarted',
  'RoundEnded',
  'ContestantLate',
  'TableOverran',
  'OffenceNoted',
  'ConditionsChanged',
  'FieldDefined',
  'BoardWithdrawn',
  'WarningIssued',
  'PenaltyImposed',
  'PenaltyVaried',
  'PenaltyRescinded',
  'PenaltyWaived',
  'RulingFollowed',
  'ContestantDisqualified',
  'PlayerSuspended',
  'ResultsPublished',
  'DeadlineSet',
  'CarryOverSet',
  'LotsDrawn',
  'MatchNotPlayed',
] as const satisfies readonly SessionEvent['type'][];
export type KeptType = (typeof KEPT)[number];

type EachKept = {
  readonly [K in KeptType]: { readonly type: K; readonly revision: number; readonly data: SessionEventData<K> };
};
export type KeptEvent<T extends KeptType = KeptType> = EachKept[T];

export const isOfKeptType = (event: SessionEvent): event is Extract<SessionEvent, { type: KeptType }> =>
  KEPT.some((type) => type === event.type);

/** The events of one type that a session keeps, in order. */
export const keptOf = <T extends KeptType>(
  { kept }: { readonly kept: readonly KeptEvent[] },
  type: T,
): readonly KeptEvent<T>[] => kept.filter((event) => event.type === type) as unknown as readonly KeptEvent<T>[];
