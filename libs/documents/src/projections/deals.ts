import { decodeBoardEvent, decodeSessionEvent, parseBoardStream, parseSessionStream, readable } from '@app/contract';
import { isCompleteDeal, makePbnDeal, parsePbnDeal, remembering } from '@app/bridge';
import type { Projection } from './projection';

/** Which deals a session plays, by board number, as digests: they tell which boards are the same, and no card of them. */
export interface DealsDoc {
  /** The stream that says so: of the session, or of a board at a table. */
  readonly id: string;
  readonly session: string;
  readonly deals: readonly { readonly board: number; readonly digest: string }[];
}

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** FNV-1a of 64 bits: deals are compared with each other, and nobody gains by making two that collide. */
export const digestOf = (text: string): string => {
  let hash = FNV_OFFSET;
  for (let nth = 0; nth < text.length; nth += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(nth))) * FNV_PRIME);
  }
  return hash.toString(16).padStart(16, '0');
};

/** How many digests are remembered: those of the deals of a session. */
const DIGESTS = 64;

/** The digest of a deal, in whatever order its hands and cards are written; null where a hand is not known. */
export const dealDigest = remembering((pbn): string | null => {
  const deal = parsePbnDeal(pbn);
  return deal.ok && isCompleteDeal(deal.value) ? digestOf(makePbnDeal(deal.value)) : null;
}, DIGESTS);

const digests = (deals: readonly { readonly board: number; readonly deal: string }[]): DealsDoc['deals'] =>
  deals.flatMap(({ board, deal }) => {
    const digest = dealDigest(deal);
    return digest === null ? [] : [{ board, digest }];
  });

/** Internal: no query answers with it. `visibility/same-deals.ts` compares sessions by it. */
export const dealsProjection: Projection<DealsDoc> = {
  name: 'deals',
  version: 2,
  types: ['DealsSet', 'BoardOpened'],
  keyOf: ({ streamId }) => streamId,
  scopeOf: ({ session }) => session,
  apply: (before, stored) => {
    const { streamId: id } = stored;
    const board = parseBoardStream(id);
    if (board) {
      const event = readable(stored, decodeBoardEvent);
      const deals =
        event.type === 'BoardOpened' && event.data.deal !== undefined
          ? digests([{ board: board.board, deal: event.data.deal }])
          : [];
      return deals.length === 0 ? before : { id, session: board.session, deals };
    }
    const session = parseSessionStream(id);
    const event = readable(stored, decodeSessionEvent);
    if (session === null || event.type !== 'DealsSet') return before;
    // Sections may play different deals under one number: all of them count.
    const known = before?.deals ?? [];
    const isNew = (one: DealsDoc['deals'][number]): boolean =>
      !known.some(({ board: number, digest }) => number === one.board && digest === one.digest);
    return { id, session, deals: [...known, ...digests(event.data.deals).filter(isNew)] };
  },
};
