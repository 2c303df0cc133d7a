import type { ImportedRound } from '../imported';
import type { Contestants } from './contestants';
import type { Seating } from './movement';
import type { BwsSection, Labels } from './sections';

/** What a round is called: its number, with the section where there are several. */
export const roundName = (round: number, label: string | null): string =>
  label === null ? String(round) : `${label} ${round}`;

/** Whether somebody meets somebody: a pair that is not there, or meets nobody, sits out. */
const isPlayed = ({ pairs, boards }: Seating, missing: number | null): boolean =>
  boards.length > 0 && [pairs.NS, pairs.EW].every((pair) => pair !== 0 && pair !== missing);

/** The rounds of all sections, each with the tables that play. */
export const roundsOf = (
  seatings: readonly Seating[],
  sections: ReadonlyMap<number, BwsSection>,
  { namesOf }: Pick<Contestants, 'namesOf'>,
  labels: Labels,
): readonly ImportedRound[] => {
  const rounds = new Map<string, Seating[]>();
  for (const one of seatings) {
    if (!isPlayed(one, sections.get(one.section)?.missingPair ?? null)) continue;
    const key = `${one.section}/${one.round}`;
    rounds.set(key, [...(rounds.get(key) ?? []), one]);
  }
  return [...rounds.values()].flatMap((tables): readonly ImportedRound[] => {
    const [first] = tables;
    if (!first) return [];
    const section = labels.get(first.section) ?? null;
    return [
      {
        round: roundName(first.round, section),
        section,
        tables: tables.map(({ table, pairs, boards }) => ({
          table: String(table),
          contestants: namesOf(first.section, pairs, false),
          boards,
        })),
        line: first.row,
      },
    ];
  });
};
