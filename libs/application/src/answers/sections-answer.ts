import type { SectionView } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import type { SessionDoc } from '@app/session';
import type { SessionWithBoards } from './stage-documents';

const byNumber = new Intl.Collator('en', { numeric: true });

const sorted = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort(byNumber.compare);

const sectionView = (
  section: string,
  { title }: { readonly title: string | null },
  { rounds }: SessionDoc,
  boards: readonly BoardDoc[],
): SectionView => {
  const own = rounds.filter((round) => round.section === section);
  const fixtures = own.flatMap(({ tables }) => tables);
  const seated = boards.filter((doc) => doc.section === section);
  const numbers = [...fixtures.flatMap((fixture) => fixture.boards), ...seated.map(({ board }) => board)];
  return {
    section,
    title,
    contestants: sorted([...fixtures, ...seated.map((doc) => doc.seated)].flatMap(({ NS, EW }) => [NS, EW])),
    tables: sorted([...fixtures, ...seated].map(({ table }) => table)),
    boards: [...new Set(numbers)].sort((one, other) => one - other),
    rounds: own.map(({ round, match, tables }) => ({ round, ...(match === undefined ? {} : { match }), tables })),
  };
};

/** The sections of a session as they were scheduled, and as they have been played. */
export const sectionViews = ({ session, boards }: SessionWithBoards): readonly SectionView[] => {
  const titles = new Map(session.sections.map(({ section, title }) => [section, title]));
  const named = [...titles.keys(), ...session.rounds.map((one) => one.section), ...boards.map((one) => one.section)];
  return [...new Set(named)].map((section) =>
    sectionView(section, { title: titles.get(section) ?? null }, session, boards),
  );
};
