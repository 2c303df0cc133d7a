import type { SessionDoc } from '@app/session';
import { type Names, nameOf } from '../../ledger/documents';
import type { Room } from '../room-source';
import type { Option } from '../../forms/fields';

/** Everybody by id and name, as far as the directory tells it: players and others, no contestants. */
export const everybody = (names: Names, { contestants }: Pick<SessionDoc, 'contestants'>): readonly Option[] => {
  const entered = new Set(contestants.map(({ contestant }) => contestant));
  return Object.entries(names).flatMap(([value, label]) => (entered.has(value) ? [] : [{ value, label }]));
};

/** The people who were entered for a contestant. */
export const playersOf = ({ contestants }: Pick<SessionDoc, 'contestants'>, id: string): readonly string[] =>
  contestants.find(({ contestant }) => contestant === id)?.players ?? [];

/** The contestant that somebody plays for; null for nobody's player. */
export const contestantOf = ({ contestants }: Pick<SessionDoc, 'contestants'>, player: string): string | null =>
  contestants.find(({ players }) => players?.includes(player))?.contestant ?? null;

export const named = (names: Names, ids: readonly string[]): readonly Option[] =>
  ids.map((value) => ({ value, label: nameOf(names, value) }));

export const partiesOf = ({ appeal: { lodged } }: Pick<Room, 'appeal'>): readonly string[] => [
  lodged.appellant,
  ...lodged.respondents,
];

/** Who speaks for the instance that has the case: the chair, or whoever sits first; `''` where that is open. */
export const voiceOf = ({ appeal: { committee } }: Pick<Room, 'appeal'>): string =>
  committee?.chair ?? committee?.able[0] ?? '';
