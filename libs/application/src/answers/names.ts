import type { Directory } from '../directory/directory';
import type { SessionWithBoards, StageDocuments } from './stage-documents';

/** Names by the opaque ids of contestants and players, as far as the directory knows them. */
export type Names = Readonly<Record<string, string>>;

/** The names of everybody in a session: contestants, their players, and who sat at the tables. */
export const namesIn = (directory: Directory, { session, boards }: SessionWithBoards): Names =>
  directory.namesOf(session.id, [
    ...session.contestants.flatMap(({ contestant, players }) => [contestant, ...(players ?? [])]),
    ...boards.flatMap(({ players }) => Object.values(players)),
  ]);

/** The names of everybody in a stage; where its sessions have several for one id, that of the session asked about. */
export const namesOfStage = (directory: Directory, { session, stage }: StageDocuments): Names => {
  const ownLast = [...stage].sort(
    (one, other) => Number(one.session.id === session.id) - Number(other.session.id === session.id),
  );
  return Object.fromEntries(ownLast.flatMap((one) => Object.entries(namesIn(directory, one))));
};
