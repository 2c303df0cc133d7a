import type { BySide, Seat, Vulnerability } from '@app/bridge';
import { decodeBoardEvent, readable } from '../decode';
import { UNCONFIRMING, isConfirmed } from '../board/confirmation';
import type { BoardEvent, BoardOpened } from '../board/events';
import type { Board, TableResult } from '../board/fold';
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
  readonly contestants: BySide<string>;
  readonly players: NonNullable<BoardOpened['players']>;
  readonly result: TableResult | null;
  readonly adjusted: Board['adjusted'];
  /** Revisions, in the board's stream, of the events that the result and the adjustment come from. */
  readonly resultAt: number | null;
  readonly adjustedAt: number | null;
  /** The director has confirmed the result; until then it is provisional. */
  readonly confirmed: boolean;
  /** Findings by their revision in the board's stream. */
  readonly findings: Readonly<
    Record<string, { readonly rule: string; readonly seat: Seat; readonly paragraph: string }>
  >;
}

/** What more than whether the result is confirmed comes from. */
const TOLD = ['ResultAgreed', 'ResultEntered', 'BoardNotPlayed', 'InfractionNoted', 'ScoreAdjusted'] as const;
type Told = Extract<BoardEvent, { type: (typeof TOLD)[number] }>;

const isTold = (event: BoardEvent): event is Told => TOLD.some((type) => type === event.type);

const TYPES: readonly string[] = [...new Set(['BoardOpened', ...TOLD, 'ResultConfirmed', ...UNCONFIRMING])];

export const boardsProjection: Projection<BoardDoc> = {
  name: 'boards',
  version: 3,
  types: TYPES,
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
        contestants,
        players: players ?? {},
        result: null,
        adjusted: null,
        resultAt: null,
        adjustedAt: null,
        confirmed: false,
        findings: {},
      };
    }
    if (!before) return null;
    const doc = { ...before, confirmed: isConfirmed(before.confirmed, event) };
    if (!isTold(event)) return doc;
    switch (event.type) {
      case 'ResultAgreed':
        return { ...doc, resultAt: stored.revision, result: { kind: 'agreed', ...event.data } };
      case 'ResultEntered':
        return { ...doc, resultAt: stored.revision, result: { kind: 'entered', ...event.data } };
      case 'BoardNotPlayed':
        return { ...doc, resultAt: stored.revision, result: { kind: 'not-played', ...event.data } };
      case 'ScoreAdjusted':
        return { ...doc, adjustedAt: stored.revision, adjusted: event.data };
      case 'InfractionNoted': {
        const { rule, seat, law } = event.data;
        return {
          ...doc,
          findings: { ...doc.findings, [stored.revision]: { rule, seat, paragraph: law.paragraph } },
        };
      }
    }
  },
};
