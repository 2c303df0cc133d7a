import type { StandingsGroup, StandingsRow } from '@app/contract';
import { type Names, nameOf } from '../ledger/documents';

const LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ð: 'd', þ: 'th', ł: 'l', ß: 'ss' };

/** As somebody types it in a hurry: `'Møldrup'` is `'moldrup'`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[øæðþłß]/g, (letter) => LETTERS[letter] ?? letter);

/**
 * Whether a contestant is looked for: by its number, or by the beginning of any word of its name, of several words by
 * each of them.
 */
export const isFoundBy = (searchText: string, contestant: string, name: string): boolean => {
  const words = plain(searchText).split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.join(' ') === plain(contestant)) return true;
  const parts = plain(name).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
};

/** The rankings with only those who are looked for. */
export const rowsFoundIn = (
  groups: readonly StandingsGroup[],
  searchText: string,
  names: Names,
): readonly StandingsGroup[] => {
  if (searchText.trim() === '') return groups;
  const isThis = ({ contestant }: StandingsRow): boolean =>
    isFoundBy(searchText, contestant, nameOf(names, contestant));
  return groups.map((group) => ({ ...group, rows: group.rows.filter(isThis) })).filter(({ rows }) => rows.length > 0);
};
