import { type KnownHands, dealProblems, makePbnDeal, parsePbnDeal } from '@app/bridge';
import { type Session, dealKey, parseDealKey } from '@app/session';
import { reportCode, said } from '../import-texts';
import type { ImportedBoard, ImportedDeal, ReportItem } from '../imported';
import { MAIN, type Places, type SectionFound, dealKeyOf, isSetOf, sectionOf } from '../placement';
import type { PlannedBoard } from './rehearse';
import type { SetDeals } from './session-commands';

/** Cards of a board that stand apart from its results: a record of the file, or one of a list in it. */
export interface DealToSet {
  readonly board: number | null;
  readonly hands: KnownHands;
  readonly line: number;
  /** The number of the record; null where it is in a list. */
  readonly record: number | null;
  /** The section that it belongs to; null where the file leaves it open, so that it belongs to all. */
  readonly into: string | null;
}

export const dealInList = ({ section, ...deal }: ImportedDeal): DealToSet => ({
  ...deal,
  record: null,
  into: section === null ? null : sectionOf({ section, round: null }, false),
});

export const dealOfRecord = ({ board, hands, line, record }: ImportedBoard, found: SectionFound): DealToSet => ({
  board,
  hands,
  line,
  record,
  into: found.by === 'none' ? null : found.section,
});

/** The cards of a board that stands in the ledger without them. */
export const dealOfBoard = ({ record: { hands, line }, address, section }: PlannedBoard): DealToSet => ({
  board: address.board,
  hands,
  line,
  record: null,
  into: section,
});

export interface DealAccount {
  readonly taken: number;
  readonly already: number;
  readonly refused: number;
}

/** What becomes of hand records. */
interface DealsPlan {
  readonly commands: readonly SetDeals[];
  readonly records: DealAccount;
  readonly lists: DealAccount;
  readonly report: readonly ReportItem[];
}

/** The same cards, however their hands and suits are written. */
const inOrder = (pbn: string): string => {
  const read = parsePbnDeal(pbn);
  return read.ok ? makePbnDeal(read.value) : pbn;
};

const refused = (
  { line, record, board }: DealToSet,
  text: 'no-board-number.deal' | 'deal-incomplete' | 'deal-recorded-otherwise',
): ReportItem => ({
  kind: 'error',
  code: reportCode(text),
  line,
  record,
  board: board === null ? null : String(board),
  room: null,
  message: said(text),
});

/** Sections that play the boards of a hand record which names none; other sets of boards are not of them. */
const sectionsFor = (into: string | null, sections: readonly string[]): readonly string[] => {
  if (into !== null) return [into];
  const all = sections.filter((section) => !sections.some((own) => isSetOf(section, own)));
  return all.length === 0 ? [MAIN] : all;
};

/** The deals of a session that has no other section than the one where they were put before anything was played. */
const prepared = (session: Session, places: Places): readonly DealToSet[] =>
  places.hasBoards(MAIN)
    ? []
    : [...session.deals].flatMap(([key, pbn]) => {
        const { section, board } = parseDealKey(key);
        const read = parsePbnDeal(pbn);
        if (section !== MAIN || !read.ok) return [];
        return [{ board, hands: read.value, line: 0, record: null, into: null }];
      });

type SetIn = 'set' | 'there' | 'other';

/**
 * Plans what hand records come to: the deals of sections, which boards that are opened later have, and which stand for
 * those that have been opened before without their cards.
 * @param sections of the session, those that this file brings included
 * @param places what is known of the cards that were played
 */
export const planDeals = (
  deals: readonly DealToSet[],
  sections: readonly string[],
  session: Session,
  places: Places,
): DealsPlan => {
  const planned = new Map<string, Map<number, string>>();

  /** Whether a section gets these cards now; `other` where it has others. */
  const setIn = (section: string, board: number, hands: KnownHands): SetIn => {
    const deal = makePbnDeal(hands);
    const before = planned.get(section)?.get(board) ?? session.deals.get(dealKey(section, board));
    if (before !== undefined) return inOrder(before) === deal ? 'there' : 'other';
    const played = places.dealsOf(section).get(board);
    if (played !== undefined && played !== dealKeyOf({ hands })) return 'other';
    planned.set(section, (planned.get(section) ?? new Map<number, string>()).set(board, deal));
    return 'set';
  };
  const setInAll = (into: string | null, board: number, hands: KnownHands): readonly SetIn[] =>
    sectionsFor(into, sections).map((section) => setIn(section, board, hands));

  const report: ReportItem[] = [];
  const account = { records: { taken: 0, already: 0, refused: 0 }, lists: { taken: 0, already: 0, refused: 0 } };
  for (const deal of deals) {
    const { board, hands, into, record } = deal;
    const count = record === null ? account.lists : account.records;
    const came = board === null || dealProblems(hands).length > 0 ? [] : setInAll(into, board, hands);
    if (came.includes('set')) count.taken += 1;
    else if (came.includes('there')) count.already += 1;
    else {
      count.refused += 1;
      report.push(
        refused(
          deal,
          board === null ? 'no-board-number.deal' : came.length === 0 ? 'deal-incomplete' : 'deal-recorded-otherwise',
        ),
      );
    }
  }
  for (const { board, hands } of prepared(session, places)) if (board !== null) setInAll(null, board, hands);
  const commands = [...planned].map(([section, ofSection]): SetDeals => ({
    type: 'SetDeals',
    data: { section, deals: [...ofSection].map(([board, deal]) => ({ board, deal })) },
  }));
  return { commands, ...account, report };
};
