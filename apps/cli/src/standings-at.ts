import type { BoardDoc, SessionDoc, Standings } from '@app/session';
import { boardsProjection, sessionsProjection, standingsOf } from '@app/session';
import type { AsOf } from '../../projector/src/queries/board-history';
import type { Names } from '../../projector/src/queries/session-queries';
import { SessionUnknown, namesIn, sessionQueries } from '../../projector/src/queries/session-queries';
import { documentsAsOf } from '../../projector/src/read-models/as-of';
import { isReadOnly } from '../../projector/src/read-models/database';
import type { Embedded } from './embedded';
import { note } from './output/print';

export interface Ranking {
  readonly standings: Standings;
  readonly names: Names;
}

const unlessReadOnly = (error: unknown, fallback: string): void => {
  if (!isReadOnly(error)) throw error;
  note(`ledger: ${error instanceof Error ? error.message : String(error)}; ${fallback}`);
};

const namesFrom = (embedded: Embedded, session: SessionDoc, boards: readonly BoardDoc[]): Names => {
  try {
    return namesIn(embedded.directory, session, boards);
  } catch (error) {
    unlessReadOnly(error, 'names are left out');
    return {};
  }
};

/** From the ledger alone, at a moment or as it stands. */
const computed = async (embedded: Embedded, session: string, asOf?: AsOf): Promise<Ranking> => {
  const [doc] = await documentsAsOf<SessionDoc>(embedded.log, sessionsProjection, session, asOf);
  if (!doc) throw new SessionUnknown(session);
  const boards = await documentsAsOf<BoardDoc>(embedded.log, boardsProjection, session, asOf);
  return { standings: standingsOf(doc, boards), names: namesFrom(embedded, doc, boards) };
};

const stored = async ({ models, directory }: Embedded, session: string): Promise<Ranking> => {
  await models.catchUp();
  const { standings, names } = sessionQueries(models, directory).standings(session);
  return { standings, names };
};

/** The ranking at a moment, or as it stands: from the read models, and without them where they cannot be written. */
export const standingsAt = async (embedded: Embedded, session: string, asOf?: AsOf): Promise<Ranking> => {
  if (asOf) return computed(embedded, session, asOf);
  try {
    return await stored(embedded, session);
  } catch (error) {
    unlessReadOnly(error, 'computed from the ledger instead');
    return computed(embedded, session);
  }
};
