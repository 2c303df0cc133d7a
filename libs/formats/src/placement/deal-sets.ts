import { isCompleteDeal, makePbnDeal } from '@app/bridge';
import { digestOf } from '@app/documents';
import type { ImportedBoard } from '../imported';
import { isSetOf, sectionOf, setOf } from './section';
import type { Places } from './places';

/** Cards as a key: all four hands of a record, or null. */
export const dealKeyOf = ({ hands }: Pick<ImportedBoard, 'hands'>): string | null =>
  isCompleteDeal(hands) ? digestOf(makePbnDeal(hands)) : null;

type Grouped = Pick<ImportedBoard, 'section' | 'round'>;

/** Records of a file that have the same section and round there, with the cards of their boards. */
interface Group extends Grouped {
  readonly deals: Map<number, string>;
}

const keyOf = ({ section, round }: Grouped): string => JSON.stringify([section, round]);

type Comparison = 'nothing' | 'same' | 'other';

/** Whether most boards that both have are the same cards: one that differs is a fouled board, and no other set. */
const compared = (one: ReadonlyMap<number, string>, other: ReadonlyMap<number, string>): Comparison => {
  let [both, differing] = [0, 0];
  for (const [board, deal] of one) {
    const there = other.get(board);
    if (there === undefined) continue;
    both += 1;
    if (there !== deal) differing += 1;
  }
  return both === 0 ? 'nothing' : 2 * differing > both ? 'other' : 'same';
};

/** How the section of a record was found. */
export type SectionEvidence = 'named' | 'none' | 'deals-of-round' | 'deals-of-set' | 'deals-recorded';

export interface SectionFound {
  readonly section: string;
  readonly by: SectionEvidence;
}

/** Whether rounds of one section have cards of their own: the same numbers are other deals in another round. */
const roundsDiffer = (groups: readonly Group[]): boolean => {
  const first = new Map<string, Group>();
  let [both, differing] = [0, 0];
  for (const group of groups) {
    for (const [board, deal] of group.deals) {
      const key = `${group.section ?? ''}/${board}`;
      const known = first.get(key);
      if (!known) first.set(key, group);
      else {
        both += 1;
        if (known.deals.get(board) !== deal) differing += 1;
      }
    }
  }
  return 2 * differing > both;
};

/** Sections that a group may belong to beside its own, as far as anything is known of them. */
const relatives = (own: string, byRound: string, places: Places): readonly string[] =>
  places.sections().filter((id) => id === own || id === byRound || isSetOf(id, own));

/** The first set of boards beside a section in which these cards have a place. */
const freeSet = (own: string, deals: ReadonlyMap<number, string>, places: Places): string => {
  for (let nth = 2; ; nth += 1) {
    const id = setOf(own, String(nth));
    if (compared(deals, places.dealsOf(id)) !== 'other') return id;
  }
};

const evidenceOf = (section: string | null): SectionEvidence => (section === null ? 'none' : 'named');

const found = (group: Group, byRound: boolean, places: Places): SectionFound => {
  const own = sectionOf(group, byRound);
  const ordinary = {
    section: own,
    by: byRound && group.round !== null ? 'deals-of-round' : evidenceOf(group.section),
  } as const;
  if (group.deals.size === 0) return ordinary;
  const ofRound = sectionOf(group, true);
  const against = (id: string): Comparison => compared(group.deals, places.dealsOf(id));
  const known = relatives(own, ofRound, places).find((id) => against(id) === 'same');
  if (known !== undefined) return known === own ? ordinary : { section: known, by: 'deals-recorded' };
  if (against(own) !== 'other') return ordinary;
  if (ofRound !== own && against(ofRound) !== 'other') return { section: ofRound, by: 'deals-of-round' };
  return { section: freeSet(own, group.deals, places), by: 'deals-of-set' };
};

/** The sections of the records of a file, once it is known what there is of others. */
export interface SectionsFound {
  /** Whether each round of the file has its own deals. */
  readonly byRound: boolean;
  readonly of: (record: Grouped) => SectionFound;
}

export interface DealSets {
  readonly add: (board: ImportedBoard) => void;
  /** Once all records have been added. */
  readonly sections: (places: Places) => SectionsFound;
}

/**
 * Finds the section of each record of a file by its cards, record after record: boards of one number that have other
 * cards than what is known are of a round with its own deals, or of another set of boards.
 */
export const dealSets = (): DealSets => {
  const groups = new Map<string, Group>();
  return {
    add: (board) => {
      const key = keyOf(board);
      const group = groups.get(key) ?? { section: board.section, round: board.round, deals: new Map() };
      groups.set(key, group);
      const deal = board.board === null ? null : dealKeyOf(board);
      if (board.board !== null && deal !== null && !group.deals.has(board.board)) group.deals.set(board.board, deal);
    },
    sections: (places) => {
      const all = [...groups.values()];
      const byRound = roundsDiffer(all);
      const sections = new Map<string, SectionFound>();
      for (const group of all) sections.set(keyOf(group), found(group, byRound, places));
      return {
        byRound,
        of: (record) =>
          sections.get(keyOf(record)) ?? { section: sectionOf(record, byRound), by: evidenceOf(record.section) },
      };
    },
  };
};

/** Another set of a section for cards that the same players have as one board and not as the other. */
export const setFor = (own: string, board: number, deal: string, places: Places): SectionFound => ({
  section: freeSet(own, new Map([[board, deal]]), places),
  by: 'deals-of-set',
});
