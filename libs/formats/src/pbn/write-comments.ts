import type { Message } from '@app/bridge';
import type { BoardEvent } from '@app/contract';
import { boardEventMessage } from '@app/session';
import type { ExportedBoard } from '../export/session-export';

/** Events that PBN says in its own way as long as they stand. */
const CALLS: readonly BoardEvent['type'][] = ['CallMade', 'AlertGiven', 'ExplanationGiven'];
const CARDS: readonly BoardEvent['type'][] = ['LeadFaced', 'CardPlayed'];
/** Events that every board has, or that say nothing but what the next one does. */
const ORDINARY: readonly BoardEvent['type'][] = ['BoardOpened', 'LeadPlaced', 'HandSpread', 'ResultConfirmed'];
const RESULTS: readonly BoardEvent['type'][] = ['ResultAgreed', 'ResultEntered'];

/** The acts that stand in the sections of the record. */
const standingActs = ({ standing, tricks, trick }: ExportedBoard['view']): ReadonlySet<number> =>
  new Set([
    ...standing.flatMap(({ act }) => act ?? []),
    ...[...tricks.flatMap(({ cards }) => cards), ...trick].map(({ act }) => act),
  ]);

/** Spreading a hand is told where it is not dummy's: so declarer becomes dummy (Law 54A). */
const isOrdinary = (event: BoardEvent, { view }: ExportedBoard): boolean =>
  event.type === 'HandSpread' ? event.data.seat === view.contract?.dummy : ORDINARY.includes(event.type);

/**
 * What happened at the table, or was decided about the board, beside what the tags, the auction and the play of its record
 * say: everything else of its events, in their order and in words.
 */
export const toldInWords = (board: ExportedBoard): readonly Message[] => {
  const acts = standingActs(board.view);
  const explains = (event: BoardEvent): boolean =>
    (event.type === 'AlertGiven' || event.type === 'ExplanationGiven') && acts.has(event.data.act);
  const isSaid = (event: BoardEvent, revision: number): boolean => {
    if (isOrdinary(event, board)) return true;
    if (CALLS.includes(event.type)) return event.type === 'CallMade' ? acts.has(revision) : explains(event);
    if (CARDS.includes(event.type)) return acts.has(revision);
    if (revision !== board.doc.resultAt) return false;
    // Beside a contract the Score tag says nothing of the tricks: a reader would not know that it is a result.
    return event.type === 'ScoreEntered' ? board.view.contract === null : RESULTS.includes(event.type);
  };
  return board.events.flatMap((event, revision) => (isSaid(event, revision) ? [] : [boardEventMessage(event)]));
};
