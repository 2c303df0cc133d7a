import type { BoardDoc } from '@app/documents';
import type { SessionDoc } from '@app/session';

type Rounds = readonly string[];

const bySection = ({ rounds }: Pick<SessionDoc, 'rounds'>): readonly Rounds[] => {
  const sections = new Map<string, string[]>();
  for (const { section, round } of rounds) sections.set(section, [...(sections.get(section) ?? []), round]);
  return [...sections.values()];
};

/**
 * The rounds that a ranking can be asked for after: up to the last that has a result. Sections play as many rounds each,
 * so that those of one of them, with most rounds, stand for all.
 */
export const playedRounds = (
  session: Pick<SessionDoc, 'rounds'>,
  boards: readonly Pick<BoardDoc, 'round' | 'result'>[],
): Rounds => {
  const sections = bySection(session);
  const played = new Set(boards.flatMap(({ round, result }) => (result === null ? [] : [round])));
  const count = Math.max(0, ...sections.map((rounds) => rounds.findLastIndex((round) => played.has(round)) + 1));
  const most = sections.reduce<Rounds>((one, other) => (other.length > one.length ? other : one), []);
  return most.slice(0, count);
};
