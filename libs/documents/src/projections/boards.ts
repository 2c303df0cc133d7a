import { type BoardOpened, decodeBoardEvent, readable } from '@app/contract';
import { type BySide, type Seat, type Vulnerability, saysTheSame } from '@app/bridge';
import {
  type DecidedScore,
  type Decisions,
  UNCONFIRMING,
  isConfirmed,
  DECISION_EVENTS,
  NO_DECISIONS,
  decidedBy,
  decisionsAfter,
  decisionsUntil,
  isSecondPlay as hasCancelled,
  isDecisionEvent,
} from '@app/session';
import { type Move, withMove } from './moves';
import type { Projection } from './projection';

/** A board at a table as lists, travellers and standings need it: no cards and no calls. */
export interface BoardDoc {
  readonly id: string;
  readonly session: string;
  readonly section: string;
  readonly round: string | null;
  readonly table: string;
  readonly board: number;
  readonly attempt: number;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  /** Who was at the table by the record, and who has the score: others, where it was entered for the wrong ones. */
  readonly seated: BySide<string>;
  readonly contestants: BySide<string>;
  readonly players: NonNullable<BoardOpened['players']>;
  /** Everything that was decided about it; what follows here is what of that counts. */
  readonly decisions: Decisions;
  readonly result: DecidedScore['result'];
  readonly adjusted: DecidedScore['adjusted'];
  /** Revisions, in the board's stream, of the events that the result and the adjustment come from. */
  readonly resultAt: DecidedScore['resultAt'];
  readonly transferredAt: DecidedScore['transferredAt'];
  readonly adjustedAt: DecidedScore['adjustedAt'];
  /** Position in the ledger of the event that last made another score of it; null while it has none. */
  readonly movedAt: number | null;
  /** All events that made another score of it, in their order; left out where there are none. */
  readonly moves?: readonly Move[];
  /** The director has confirmed the result; until then it is provisional. */
  readonly confirmed: boolean;
  /** Findings by their revision in the board's stream. */
  readonly findings: Readonly<
    Record<string, { readonly rule: string; readonly seat: Seat; readonly paragraph: string }>
  >;
}

/** What more than whether the result is confirmed comes from. */
const TOLD = [...DECISION_EVENTS, 'InfractionNoted'] as const;

const TYPES: readonly string[] = [...new Set(['BoardOpened', ...TOLD, 'ResultConfirmed', ...UNCONFIRMING])];

/** The score of a board that nothing has been decided about. */
export const NOTHING_DECIDED = {
  result: null,
  resultAt: null,
  transferredAt: [],
  adjusted: null,
  adjustedAt: null,
  movedAt: null,
} as const;

const decided = (doc: BoardDoc, decisions: Decisions): BoardDoc => {
  const { contestants, ...score } = decidedBy(decisions);
  return { ...doc, decisions, ...score, contestants: contestants ?? doc.seated };
};

/** The board as it was once the event of this revision had been recorded. */
export const boardUntil = (doc: BoardDoc, revision: number): BoardDoc =>
  decided(doc, decisionsUntil(doc.decisions, revision));

/** What standings are made from, in a board. */
const scoreOf = ({ contestants, result, transferredAt, adjusted }: BoardDoc) => ({
  contestants,
  result,
  transferredAt,
  adjusted,
});

const moved = (before: BoardDoc, after: BoardDoc, { position, revision }: Move): BoardDoc =>
  saysTheSame(scoreOf(before), scoreOf(after))
    ? after
    : { ...after, movedAt: position, moves: withMove(before.moves, { position, revision }) };

export const boardsProjection: Projection<BoardDoc> = {
  name: 'boards',
  version: 10,
  types: TYPES,
  quiet: ['InfractionNoted'],
  open: ['BoardOpened'],
  keyOf: ({ streamId }) => streamId,
  scopeOf: ({ session }) => session,
  apply: (before, stored) => {
    const event = readable(stored, decodeBoardEvent);
    if (event.type === 'BoardOpened') {
      const { session, section, round, table, board, attempt, dealer, vulnerability, contestants, players } =
        event.data;
      return {
        id: stored.streamId,
        session,
        section,
        round: round ?? null,
        table,
        board,
        attempt,
        dealer,
        vulnerability,
        seated: contestants,
        contestants,
        players: players ?? {},
        decisions: NO_DECISIONS,
        ...NOTHING_DECIDED,
        confirmed: false,
        findings: {},
      };
    }
    if (!before) return null;
    const confirmed = isConfirmed(before.confirmed, event);
    const doc = confirmed === before.confirmed ? before : { ...before, confirmed };
    if (isDecisionEvent(event)) {
      return moved(doc, decided(doc, decisionsAfter(doc.decisions, event, stored.revision)), stored);
    }
    if (event.type !== 'InfractionNoted') return doc;
    const { rule, seat, law } = event.data;
    return { ...doc, findings: { ...doc.findings, [stored.revision]: { rule, seat, paragraph: law.paragraph } } };
  },
};

const tableAndBoard = ({ section, table, board }: BoardDoc): string => `${section}/${table}/${board}`;

/** Whether somebody at the table had played the board before, so that its result is cancelled (15B; since 2017 15B1). */
export const isSecondPlay = ({ adjusted }: Pick<BoardDoc, 'adjusted'>): boolean =>
  adjusted?.outcome !== undefined && hasCancelled(adjusted.outcome);

const lastByTable = (docs: readonly BoardDoc[]): ReadonlyMap<string, BoardDoc> => {
  const last = new Map<string, BoardDoc>();
  for (const doc of docs) {
    if (isSecondPlay(doc)) continue;
    const known = last.get(tableAndBoard(doc));
    if (!known || known.attempt < doc.attempt) last.set(tableAndBoard(doc), doc);
  }
  return last;
};

/**
 * Only the last attempt at a table counts. A board that was played there a second time (15B) is none: it stands beside
 * what others have played at the table, and takes the place of nothing.
 */
export const lastAttempts = (docs: readonly BoardDoc[]): readonly BoardDoc[] => {
  const last = [...lastByTable(docs).values()];
  const second = docs.filter(isSecondPlay);
  return second.length === 0 ? last : [...last, ...second];
};

/** The attempts that do not count any more, each with the number of the one that does. */
export const replacedAttempts = (
  docs: readonly BoardDoc[],
): readonly { readonly doc: BoardDoc; readonly by: number }[] => {
  const last = lastByTable(docs);
  return docs.flatMap((doc) => {
    if (isSecondPlay(doc)) return [];
    const by = last.get(tableAndBoard(doc))?.attempt ?? doc.attempt;
    return by === doc.attempt ? [] : [{ doc, by }];
  });
};
