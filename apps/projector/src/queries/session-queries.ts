import type { BoardDoc, SessionDoc, Standings, Traveller } from '@app/session';
import { boardsProjection, sessionsProjection, standingsOf, travellersOf } from '@app/session';
import type { Directory } from '../directory/directory';
import type { ReadModels } from '../read-models/read-models';

export class SessionUnknown extends Error {
  constructor(session: string) {
    super(`the ledger has no session ${session}`);
  }
}

export type Names = Readonly<Record<string, string>>;

/** What the queries about sessions answer; `position` is the ledger position an answer is true at. */
export interface SessionAnswers {
  readonly list: { readonly position: number; readonly sessions: readonly SessionDoc[] };
  readonly session: { readonly position: number; readonly session: SessionDoc; readonly names: Names };
  readonly boards: { readonly position: number; readonly boards: readonly BoardDoc[] };
  readonly standings: { readonly position: number; readonly standings: Standings; readonly names: Names };
  readonly travellers: { readonly position: number; readonly travellers: readonly Traveller[]; readonly names: Names };
}

/** Answers about sessions from the read models. Those about one session throw `SessionUnknown`. */
export type SessionQueries = {
  readonly [K in Exclude<keyof SessionAnswers, 'list'>]: (id: string) => SessionAnswers[K];
} & {
  readonly list: () => SessionAnswers['list'];
  /** Of everybody in a session, as far as they are known; none where there is no such session. */
  readonly names: (id: string) => Names;
};

/** The names of everybody in a session: contestants, their players, and who sat at the tables. */
export const namesIn = (directory: Directory, { id, contestants }: SessionDoc, boards: readonly BoardDoc[]): Names =>
  directory.namesOf(id, [
    ...contestants.flatMap(({ contestant, players }) => [contestant, ...(players ?? [])]),
    ...boards.flatMap(({ players }) => Object.values(players)),
  ]);

export const sessionQueries = (models: ReadModels, directory: Directory): SessionQueries => {
  const found = (id: string): SessionDoc | undefined => models.documents<SessionDoc>(sessionsProjection.name, id)[0];
  const boardsOf = (id: string): readonly BoardDoc[] => models.documents<BoardDoc>(boardsProjection.name, id);

  /** One answer from one state of the models. */
  const about =
    <T>(answer: (session: SessionDoc, boards: readonly BoardDoc[]) => T) =>
    (id: string): T & { readonly position: number } =>
      models.snapshot(() => {
        const session = found(id);
        if (!session) throw new SessionUnknown(id);
        return { position: models.position(), ...answer(session, boardsOf(id)) };
      });

  return {
    list: () =>
      models.snapshot(() => ({
        position: models.position(),
        sessions: models.documents<SessionDoc>(sessionsProjection.name),
      })),
    session: about((session, boards) => ({ session, names: namesIn(directory, session, boards) })),
    boards: about((_, boards) => ({ boards })),
    standings: about((session, boards) => ({
      standings: standingsOf(session, boards),
      names: namesIn(directory, session, boards),
    })),
    travellers: about((session, boards) => ({
      travellers: travellersOf(session, boards),
      names: namesIn(directory, session, boards),
    })),
    names: (id) =>
      models.snapshot(() => {
        const session = found(id);
        return session ? namesIn(directory, session, boardsOf(id)) : {};
      }),
  };
};
