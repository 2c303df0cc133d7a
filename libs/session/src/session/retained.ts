import type { SessionEvent, SessionEventData } from '@app/contract';

/**
 * Events that a session keeps whole, with their revision: each is a fact or a decision of its own, that a later
 * one may refer to, and what follows from them together is worked out when somebody asks.
 */
export const RETAINED_EVENTS = [
  'EntryCorrected',
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
export type RetainedType = (typeof RETAINED_EVENTS)[number];

type EachRetained = {
  readonly [K in RetainedType]: { readonly type: K; readonly revision: number; readonly data: SessionEventData<K> };
};
export type RetainedEvent<T extends RetainedType = RetainedType> = EachRetained[T];

export const isRetained = (event: SessionEvent): event is Extract<SessionEvent, { type: RetainedType }> =>
  RETAINED_EVENTS.some((type) => type === event.type);

/** The events of one type that a session keeps, in order. */
export const retainedOf = <T extends RetainedType>(
  { kept }: { readonly kept: readonly RetainedEvent[] },
  type: T,
): readonly RetainedEvent<T>[] => kept.filter((event) => event.type === type) as unknown as readonly RetainedEvent<T>[];

/** Whether a decision of the session was taken back, and that was not taken back itself. */
export const isRescinded = (session: { readonly kept: readonly RetainedEvent[] }, decision: number): boolean =>
  retainedOf(session, 'PenaltyRescinded').some(
    ({ data, revision }) => data.penalty === decision && !isRescinded(session, revision),
  );
