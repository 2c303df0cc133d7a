import { parseBoardStream, parseDecisionAddress } from '@app/contract';
import {
  type AppealDoc,
  type BoardDoc,
  type DealsDoc,
  type IsWithheld,
  type Principal,
  type RankingScope,
  type SessionAtPlay,
  type Visibility,
  EVERY_BOARD,
  appealsProjection,
  boardsProjection,
  dealsProjection,
  hasWithheldBoards,
  type WithheldBoards,
  withheldBoards,
  withheldElsewhere,
  withheldInField,
  numbersByDeal,
  rankingScope,
  seesEverything,
  sessionsProjection,
  visibilityOf,
} from '@app/documents';
import { type SessionDoc, againstOf, committeeWasConvened } from '@app/session';
import type { Documents } from './documents';

/** Where documents as they stand are read from. */
type Present = Pick<Documents, 'documents'>;

/** A board at a table, by its address: `board-demo.3.5` is session demo, table 3, board 5. */
export interface TableBoard {
  readonly session: string;
  readonly table: string;
  readonly board: number;
}

/** What somebody may see now, whatever moment is asked about. */
export interface AccessPolicy {
  readonly principal: Principal;
  readonly ofBoard: (at: TableBoard) => Visibility;
  /** An appeal, and those it goes on from, is seen as what it is about in the end. */
  readonly ofAppeal: (appeal: AppealDoc) => Visibility;
  /** Whether a session has boards that are kept from this onlooker. */
  readonly hasWithheld: (session: string) => boolean;
  /** From which boards of a session the rankings are made that this onlooker is shown. */
  readonly ranking: (session: string) => RankingScope;
}

const byId = <T>(make: (id: string) => T): ((id: string) => T) => {
  const made = new Map<string, T>();
  return (id) => {
    const known = made.get(id) ?? make(id);
    made.set(id, known);
    return known;
  };
};

/** What a session keeps for its own sake: of one that is not known nothing is to be seen. */
const UNKNOWN: WithheldBoards = { isWithheld: () => true, numbers: new Map() };

/** Which boards of a session are withheld, and whether any are. */
interface Withheld {
  readonly is: IsWithheld;
  readonly any: boolean;
}

/** The boards of each session that are withheld: for its own sake, or since the same cards are still to be played elsewhere. */
const withheldBoardsIn = (present: Present): ((session: string) => Withheld) => {
  const sessionsOf = (id?: string) => present.documents<SessionDoc>(sessionsProjection.name, id);
  const dealsOf = byId((id) => numbersByDeal(present.documents<DealsDoc>(dealsProjection.name, id)));
  const forOwnSake = byId((id): WithheldBoards => {
    const [session] = sessionsOf(id);
    const boards = present.documents<BoardDoc>(boardsProjection.name, id);
    return session ? withheldBoards(present, id, session, boards) : UNKNOWN;
  });
  const isWithheldIn = (id: string): IsWithheld => forOwnSake(id).isWithheld;
  const sessionsAtPlay = (): readonly SessionAtPlay[] =>
    sessionsOf()
      .filter(({ closed }) => !closed)
      .map(({ id }) => ({ deals: dealsOf(id), isWithheld: () => isWithheldIn(id) }));
  const is = (id: string): IsWithheld => {
    const own = isWithheldIn(id);
    const deals = dealsOf(id);
    const venues = withheldInField(sessionsOf(), isWithheldIn)(id);
    const elsewhere = deals.size === 0 ? null : withheldElsewhere(deals, sessionsAtPlay());
    if (!elsewhere && !venues) return own;
    return (board) => own(board) || (venues?.(board) ?? false) || (elsewhere?.(board) ?? false);
  };
  return byId((id) => {
    const [session] = sessionsOf(id);
    const isWithheld = is(id);
    return { is: isWithheld, any: !!session && hasWithheldBoards(session, forOwnSake(id), isWithheld) };
  });
};

/** An appeal, and those that it goes on from, down to what it all began with. */
interface Chain {
  readonly appeals: readonly AppealDoc[];
  /** The stream of a board or a session; an appeal's own where that is not known. */
  readonly subject: string;
}

const chainFrom = (appeal: AppealDoc, others: readonly AppealDoc[]): Chain => {
  const chain: AppealDoc[] = [];
  let about: AppealDoc | undefined = appeal;
  let subject = appeal.id;
  while (about && !chain.includes(about)) {
    chain.push(about);
    subject = parseDecisionAddress(againstOf(about))?.stream ?? subject;
    about = others.find(({ id }) => id === subject);
  }
  return { appeals: chain, subject };
};

/** What committees have been convened for: the cases, and the boards that these are about. */
interface Convened {
  readonly appeals: ReadonlySet<string>;
  readonly boards: readonly TableBoard[];
}

const convenedFor = (appeals: readonly AppealDoc[]): Convened => {
  const chains = appeals.filter(committeeWasConvened).map((appeal) => chainFrom(appeal, appeals));
  return {
    appeals: new Set(chains.flatMap((chain) => chain.appeals.map(({ id }) => id))),
    boards: chains.flatMap(({ subject }) => parseBoardStream(subject) ?? []),
  };
};

const rankingIn = (present: Present, id: string, { is, any }: Withheld): RankingScope => {
  const [session] = present.documents<SessionDoc>(sessionsProjection.name, id);
  return session ? rankingScope(session, is, any) : EVERY_BOARD;
};

/**
 * @param present the documents as they stand: one state of them, `snapshot`. What is withheld is brought up to date with
 * what the last policy over the same object has found
 */
export const accessPolicy = (present: Present, principal: Principal): AccessPolicy => {
  if (seesEverything(principal))
    return {
      principal,
      ofBoard: () => 'whole',
      ofAppeal: () => 'whole',
      hasWithheld: () => false,
      ranking: () => EVERY_BOARD,
    };
  const withheld = withheldBoardsIn(present);
  const appeals = byId((id) => present.documents<AppealDoc>(appealsProjection.name, id));
  const convened = byId((id) => convenedFor(appeals(id)));
  const hasWithheld = (id: string): boolean => withheld(id).any;
  const ofBoard = ({ session, table, board }: TableBoard): Visibility => {
    const hasCommittee = convened(session).boards.some((one) => one.table === table && one.board === board);
    return visibilityOf(principal, { session, table, isWithheld: withheld(session).is(board), hasCommittee });
  };
  return {
    principal,
    ofBoard,
    ofAppeal: (appeal) => {
      const about = parseBoardStream(chainFrom(appeal, appeals(appeal.session)).subject);
      if (about) return ofBoard(about);
      if (principal.role === 'committee' && convened(appeal.session).appeals.has(appeal.id)) return 'whole';
      // What people say in an appeal about anything else may still be about a board.
      return hasWithheld(appeal.session) ? 'nothing' : 'whole';
    },
    hasWithheld,
    ranking: byId((id) => rankingIn(present, id, withheld(id))),
  };
};

/**
 * Whether everybody is shown something of the latest state of a document, so that a change of it is one for everybody.
 * @param sights those of the public
 */
export const isForEverybody = (model: string, doc: unknown, policy: AccessPolicy): boolean => {
  if (model === appealsProjection.name) return policy.ofAppeal(doc as AppealDoc) === 'whole';
  if (model !== boardsProjection.name) return true;
  const board = doc as BoardDoc;
  return policy.ofBoard(board) === 'whole' || policy.ranking(board.session).includes(board);
};
