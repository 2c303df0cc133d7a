import { type Message, type Param, type Seat, message } from '@app/bridge';
import type { BoardAddress } from '@app/contract';
import { contradictions } from '@app/session';
import { type Finding, contradiction } from '../finding';
import { said } from '../import-texts';
import type { ImportedBoard, ReportItem, Say } from '../imported';
import { otherwiseMarked } from '../marking';
import { type Assumed, type Places, type WhoPlays, assumed, dealKeyOf } from '../placement';
import type { PlannedCommand } from './planned-command';
import type { PlannedBoard, Rehearsal } from './rehearse';

/** Readers that look at the marking of a board themselves report it under this code. */
export const MARKED_OTHERWISE = 'marked-otherwise';

/** A board whose dealer or vulnerability departs from the cycle; it is played as marked (Law 2). */
export const markedOtherwiseItems = ({
  record,
  line,
  board,
  dealer,
  vulnerability,
}: ImportedBoard): readonly ReportItem[] => {
  if (board === null || dealer === null || vulnerability === null) return [];
  const at = { record, board: String(board), room: null };
  return otherwiseMarked(board, { dealer, vulnerability }, line).map((finding) => ({ ...finding, ...at }));
};

/**
 * Finds, board after board, results that would be compared with each other although the cards were not the same (Law 87):
 * those of this import, or those that the ledger has.
 */
export const dealsCompared = (places: Places): ((board: PlannedBoard) => ReportItem | null) => {
  const first = new Map<string, number>();
  return ({ record, section, address }) => {
    const deal = dealKeyOf(record);
    if (deal === null) return null;
    const key = `${section}/${address.board}`;
    const before = first.get(key) ?? null;
    if (before === null) first.set(key, record.record);
    if (places.dealsOf(section).get(address.board) === deal) return null;
    return {
      kind: 'contradiction',
      code: 'deals-differ',
      line: record.line,
      record: record.record,
      board: String(address.board),
      room: null,
      message: said('deals-differ', { record: before }),
    };
  };
};

/** A record that says what one before it in the import says. */
export const recordAgain = ({ record, address }: PlannedBoard, before: string): ReportItem => ({
  kind: 'note',
  code: 'record-again',
  line: record.line,
  record: record.record,
  board: String(address.board),
  room: null,
  message: said('record-again', { before }),
});

/** A record that somebody says is not to be taken. */
export const recordLeftOut = ({ record, line, board }: ImportedBoard): ReportItem => ({
  kind: 'note',
  code: 'record-left-out',
  line,
  record,
  board: board === null ? null : String(board),
  room: null,
  message: said('record-left-out'),
});

type Mark = 'out-of-rotation' | 'insufficient' | 'revoke' | 'lead-out-of-turn';

/** The findings that agree with each mark of a file. */
const AGREEING: Readonly<Record<Mark, readonly string[]>> = {
  'out-of-rotation': ['pass-out-of-rotation', 'bid-out-of-rotation', 'double-out-of-rotation'],
  insufficient: ['insufficient-bid'],
  revoke: ['revoke'],
  'lead-out-of-turn': ['opening-lead-out-of-turn', 'declarers-lead-out-of-turn', 'defenders-lead-out-of-turn'],
};

interface Act {
  readonly line: number;
  readonly seat: Seat;
  /** The call or the card. */
  readonly act: Param;
  readonly marked: readonly Mark[];
}

const callActs = (board: ImportedBoard): readonly Act[] =>
  (board.calls ?? []).map(({ seat, call, line, marked }) => ({ line, seat, act: { call }, marked }));

/** That declarer and dummy have changed places says that the opening lead was out of turn (Law 54A). */
const cardActs = (board: ImportedBoard): readonly Act[] =>
  (board.cards ?? []).map(({ seat, card, line, marked }, index) => ({
    line,
    seat,
    act: { card },
    marked: index === 0 && board.declarerInFact !== null ? [...marked, 'lead-out-of-turn'] : marked,
  }));

const disagreement = (
  { seat: by, act, marked }: Act,
  found: readonly string[],
): readonly { readonly code: string; readonly message: Message }[] => {
  const seat = { seat: by };
  return [
    ...marked
      .filter((mark) => !found.some((rule) => AGREEING[mark].includes(rule)))
      .map((mark) => ({
        code: 'mark-without-finding',
        message: said('mark-without-finding', { seat, act, mark: mark.replaceAll('-', '_') }),
      })),
    ...found
      .filter((rule) => !marked.some((mark) => AGREEING[mark].includes(rule)))
      .map((rule) => ({
        code: 'finding-without-mark',
        message: said('finding-without-mark', { seat, act, rule: message(`rule.${rule}`) }),
      })),
  ];
};

/** Where a file's irregularity marks and the findings of the Laws engine disagree, act by act. */
const marksAgainstFindings = (
  board: ImportedBoard,
  { events }: Extract<Rehearsal, { ok: true }>,
): readonly Finding[] => {
  const found = new Map<number, string[]>();
  for (const event of events) {
    if (event.type !== 'InfractionNoted') continue;
    found.set(event.data.act, [...(found.get(event.data.act) ?? []), event.data.rule]);
  }
  const items: Finding[] = [];
  const queues = { calls: [...callActs(board)], cards: [...cardActs(board)] };
  for (const [revision, event] of events.entries()) {
    const kind =
      event.type === 'CallMade' ? 'calls' : event.type === 'CardPlayed' || event.type === 'LeadFaced' ? 'cards' : null;
    const act = kind && queues[kind].shift();
    if (!act) continue;
    for (const disagrees of disagreement(act, found.get(revision) ?? [])) {
      items.push({ kind: 'contradiction', line: act.line, ...disagrees });
    }
  }
  return items;
};

/** What the reader could not know and the plan had to fill in. */
const explanationsByCaller = (board: ImportedBoard): readonly Assumed[] =>
  board.calls?.some(({ explanation }) => explanation !== null) === true ? [assumed('explained-by-caller')] : [];

const furtherAttempt = ({ board, table, attempt }: BoardAddress): readonly Assumed[] =>
  attempt > 1 ? [assumed('further-attempt', { board, table, attempt })] : [];

const claimByDeclarer = (commands: readonly PlannedCommand[]): readonly Assumed[] =>
  commands.some(({ command }) => command.type === 'ClaimTricks') ? [assumed('claim-by-declarer')] : [];

/** What the reader has reported before the records are planned. */
export interface Reported {
  /** Whether it reported a contradiction of this record on this line. */
  readonly contradiction: (record: number, line: number) => boolean;
  /** Whether a line with this code is in its report. */
  readonly code: (code: string) => boolean;
}

/** A record with its place, and what had to be assumed to find it. */
export interface PlacedRecord {
  readonly record: ImportedBoard;
  readonly who: WhoPlays;
  readonly address: BoardAddress;
  readonly section: string;
  readonly assumptions: readonly Assumed[];
}

/** What is worth saying about a record that will be taken. */
export const reportBoard = (
  { record, who, address, assumptions }: PlacedRecord,
  commands: readonly PlannedCommand[],
  rehearsal: Extract<Rehearsal, { ok: true }>,
  reported: Reported,
  say: Say,
): void => {
  const at = { record: record.record, board: String(address.board), room: null };
  for (const one of [
    ...assumptions,
    ...furtherAttempt(address),
    ...(who.assumption ? [who.assumption] : []),
    ...explanationsByCaller(record),
    ...claimByDeclarer(commands),
  ]) {
    say({ kind: 'assumption', line: record.line, ...at, ...one });
  }
  for (const item of marksAgainstFindings(record, rehearsal)) {
    if (!reported.contradiction(record.record, item.line)) say({ ...item, ...at });
  }
  if (record.result?.kind === 'played' && !record.result.irregular) {
    for (const problem of contradictions(rehearsal.board)) {
      const against = contradiction('result-against-play', record.result.line, { problem });
      say({ ...against, ...at });
    }
  }
};
