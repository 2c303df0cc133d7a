import { type Places, type Occupant, isUnknown, placesOf } from '@app/formats';
import { type BoardDoc, type DealsDoc, boardsProjection, dealDigest, dealsProjection } from '@app/documents';
import { SIDES } from '@app/bridge';
import { type Session, parseDealKey } from '@app/session';
import type { ReadModels } from '../read-models/read-models';

/** Whether it is decided that the board was not played, or what it is worth without its play. */
const isDecided = ({ adjusted, result }: BoardDoc): boolean => adjusted !== null || result?.kind === 'not-played';

const occupantOf = (doc: BoardDoc, deal: string | null): Occupant => ({
  table: doc.table,
  attempt: doc.attempt,
  round: doc.round,
  lineUp: {
    contestants: doc.seated,
    players: doc.players,
    isKnown: SIDES.every((side) => !isUnknown(doc.seated[side])),
  },
  deal,
  content: null,
  isDecided: isDecided(doc),
  record: null,
});

/** What the ledger has of a session's places, once its read models have caught up. */
export const knownPlaces = async (models: ReadModels, id: string, session: Session): Promise<Places> => {
  await models.catchUp();
  const places = placesOf();
  const deals = new Map(
    models.documents<DealsDoc>(dealsProjection.name, id).map((doc) => [doc.id, doc.deals[0]?.digest ?? null] as const),
  );
  const boards = models.documents<BoardDoc>(boardsProjection.name, id);
  for (const doc of boards.toSorted((one, other) => one.attempt - other.attempt)) {
    places.put(doc.section, doc.board, occupantOf(doc, deals.get(doc.id) ?? null));
  }
  for (const [key, pbn] of session.deals) {
    const { section, board } = parseDealKey(key);
    const digest = dealDigest(pbn);
    if (digest !== null) places.putDeal(section, board, digest);
  }
  return places;
};
