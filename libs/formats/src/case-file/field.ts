import type { SessionEvent, TableOfField } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import { type RetainedEvent, type SessionDoc, type TableResult, NO_DECISIONS } from '@app/session';

const LEFT_OUT = 'not in this file';

const numbersOfPlayers = ({ contestants }: SessionDoc): ReadonlyMap<string, string> =>
  new Map(
    contestants.flatMap(({ contestant, kind, players }) =>
      kind === 'individual' ? (players ?? [contestant]).map((player) => [player, contestant] as const) : [],
    ),
  );

const keptResult = (result: TableResult): NonNullable<TableOfField['result']> => {
  switch (result.kind) {
    case 'agreed':
    case 'entered':
      return { kind: 'played', result: result.result };
    case 'score-only':
      return { kind: 'score-only', result: null, score: result.score };
    case 'not-played':
      return { kind: 'not-played', result: null };
  }
};

const resultOfField = ({ kind, result, score }: NonNullable<TableOfField['result']>): TableResult => {
  if (kind === 'played') return { kind: 'agreed', result };
  return score === undefined
    ? { kind: 'not-played', reason: LEFT_OUT }
    : { kind: 'score-only', score, source: LEFT_OUT };
};

/** A board at another table, without anything that the scores do not need. */
export const tableOfField = (doc: BoardDoc, session: SessionDoc): TableOfField => {
  const { id, section, round, table, board, attempt, dealer, vulnerability, contestants, confirmed } = doc;
  const numbers = numbersOfPlayers(session);
  const players = Object.fromEntries(
    Object.entries(doc.players).flatMap(([seat, player]) => {
      const number = numbers.get(player);
      return number === undefined ? [] : [[seat, number]];
    }),
  );
  return {
    id,
    session: doc.session,
    section,
    round,
    table,
    board,
    attempt,
    dealer,
    vulnerability,
    contestants,
    ...(numbers.size === 0 ? {} : { players }),
    result: doc.result && keptResult(doc.result),
    adjusted: doc.adjusted && {
      kind: doc.adjusted.kind,
      ...(doc.adjusted.percent === undefined ? {} : { percent: doc.adjusted.percent }),
      ...(doc.adjusted.outcome === undefined ? {} : { outcome: doc.adjusted.outcome }),
    },
    confirmed,
  };
};

/** The same as the document that scores are worked out from. */
export const docOfTable = ({ result, adjusted, players = {}, ...table }: TableOfField): BoardDoc => ({
  ...table,
  seated: table.contestants,
  players,
  decisions: NO_DECISIONS,
  movedAt: null,
  result: result && resultOfField(result),
  resultAt: null,
  transferredAt: [],
  adjusted: adjusted && { ...adjusted, authority: LEFT_OUT },
  adjustedAt: null,
  findings: {},
});

/** What was decided about somebody else, as far as the scores come from it; null for anything else. */
export const keptOfField = (event: SessionEvent, revision: number): RetainedEvent | null => {
  switch (event.type) {
    case 'ContestantReplaced':
    case 'ContestantWithdrawn':
    case 'MatchNotPlayed':
      return { type: event.type, revision, data: { ...event.data, reason: LEFT_OUT } } as RetainedEvent;
    case 'ContestantDisqualified': {
      const { contestant, paragraph } = event.data;
      return { type: event.type, revision, data: { contestant, paragraph, reason: LEFT_OUT } };
    }
    case 'CarryOverSet': {
      const { contestant, amount, paragraph } = event.data;
      return { type: event.type, revision, data: { contestant, amount, paragraph } };
    }
    case 'PenaltyImposed': {
      const { contestant, kind, amount, from, round, paragraph } = event.data;
      const where = round === undefined ? {} : { round };
      const data = { contestant, kind, offence: LEFT_OUT, amount, from, ...where, paragraph, reason: LEFT_OUT };
      return { type: event.type, revision, data };
    }
    case 'PenaltyVaried': {
      const { penalty, amount, paragraph } = event.data;
      return { type: event.type, revision, data: { penalty, amount, paragraph, reason: LEFT_OUT } };
    }
    case 'PenaltyRescinded':
      return { type: event.type, revision, data: { penalty: event.data.penalty, reason: LEFT_OUT } };
    case 'SessionOpened':
    case 'SectionAdded':
    case 'ContestantEntered':
    case 'EntryCorrected':
    case 'RoundScheduled':
    case 'DealsSet':
    case 'SessionClosed':
    case 'SessionReopened':
    case 'LineUpDeclared':
    case 'PlayerSubstituted':
    case 'RoundStarted':
    case 'RoundEnded':
    case 'ContestantLate':
    case 'TableOverran':
    case 'OffenceNoted':
    case 'ConditionsChanged':
    case 'FieldDefined':
    case 'BoardWithdrawn':
    case 'WarningIssued':
    case 'PenaltyWaived':
    case 'RulingFollowed':
    case 'PlayerSuspended':
    case 'ResultsPublished':
    case 'DeadlineSet':
    case 'LotsDrawn':
      return null;
  }
};
