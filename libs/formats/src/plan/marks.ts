import type { ImportedBoard, ReportItem } from '../imported';
import type { Rehearsal } from './rehearse';

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
  readonly what: string;
  readonly marked: readonly Mark[];
}

const callActs = (board: ImportedBoard): readonly Act[] =>
  (board.calls ?? []).map(({ seat, call, line, marked }) => ({ line, what: `${seat} ${call}`, marked }));

/** That declarer and dummy have changed places says that the opening lead was out of turn (Law 54A). */
const cardActs = (board: ImportedBoard): readonly Act[] =>
  (board.cards ?? []).map(({ seat, card, line, marked }, index) => ({
    line,
    what: `${seat} ${card}`,
    marked: index === 0 && board.declarerInFact !== null ? [...marked, 'lead-out-of-turn'] : marked,
  }));

const disagreement = (act: Act, found: readonly string[]): readonly { code: string; message: string }[] => [
  ...act.marked
    .filter((mark) => !found.some((rule) => AGREEING[mark].includes(rule)))
    .map((mark) => ({ code: 'mark-without-finding', message: `${act.what} is marked ${mark}, but it is not` })),
  ...found
    .filter((rule) => !act.marked.some((mark) => AGREEING[mark].includes(rule)))
    .map((rule) => ({ code: 'finding-without-mark', message: `${act.what}: ${rule}, which the file does not mark` })),
];

/** Where a file's irregularity marks and the findings of the Laws engine disagree, act by act. */
export const marksAgainstFindings = (
  board: ImportedBoard,
  { events }: Extract<Rehearsal, { ok: true }>,
): readonly Omit<ReportItem, 'record' | 'board'>[] => {
  const found = new Map<number, string[]>();
  for (const event of events) {
    if (event.type !== 'InfractionNoted') continue;
    found.set(event.data.act, [...(found.get(event.data.act) ?? []), event.data.rule]);
  }
  const items: Omit<ReportItem, 'record' | 'board'>[] = [];
  const queues = { calls: [...callActs(board)], cards: [...cardActs(board)] };
  for (const [revision, event] of events.entries()) {
    const kind =
      event.type === 'CallMade' ? 'calls' : event.type === 'CardPlayed' || event.type === 'LeadFaced' ? 'cards' : null;
    const act = kind && queues[kind].shift();
    if (!act) continue;
    for (const { code, message } of disagreement(act, found.get(revision) ?? [])) {
      items.push({ kind: 'contradiction', code, line: act.line, message });
    }
  }
  return items;
};
