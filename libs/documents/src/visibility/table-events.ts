import type { BoardEvent } from '@app/contract';

type FieldsOf<T extends BoardEvent['type']> = readonly (keyof Extract<BoardEvent, { readonly type: T }>['data'])[];

type Told = { readonly [T in BoardEvent['type']]?: FieldsOf<T> };

/**
 * What is said and played openly at a table, and what of it: no hand, nothing that is told to the director alone, and no
 * finding, which may be of a revoke that nobody has drawn attention to.
 */
const TOLD: Told = {
  BoardOpened: [
    'session',
    'section',
    'round',
    'table',
    'board',
    'attempt',
    'laws',
    'regulations',
    'dealer',
    'vulnerability',
    'contestants',
    'players',
    'screens',
    'contract',
  ],
  HandTaken: ['seat', 'from', 'board'],
  CardsCounted: ['seat', 'count'],
  BoardTurned: [],
  SeatsExchanged: ['seats'],
  BoardRedealt: [],
  HandsReturned: ['seat'],
  CallMade: ['seat', 'call', 'simultaneousWith'],
  CallSubstituted: ['seat', 'call', 'replaces'],
  StopShown: ['by'],
  StopRemoved: ['by'],
  AttentionDrawn: ['by', 'act'],
  RightsReserved: ['by', 'act'],
  DirectorCalled: ['by', 'act'],
  OptionsOffered: ['act'],
  OptionChosen: ['seat', 'law', 'choice', 'act'],
  LeadPlaced: ['seat'],
  LeadWithdrawn: ['seat'],
  LeadFaced: ['seat', 'card'],
  HandSpread: ['seat'],
  CardPlayed: ['seat', 'card', 'simultaneousWith'],
  CardDesignated: ['words', 'card'],
  DesignationChanged: ['words', 'card'],
  DummyPlayed: ['card'],
  CardWithdrawn: ['seat', 'card'],
  RevokeAskedAbout: ['by', 'of'],
  TricksClaimed: ['by', 'tricks', 'statement', 'shown'],
  TricksConceded: ['by', 'tricks', 'statement'],
  ClaimAccepted: ['by'],
  ObjectionMade: ['by'],
  PlayOnAgreed: ['by'],
  AcquiescenceWithdrawn: ['by', 'tricks', 'ground'],
  ConcessionWithdrawn: ['by', 'tricks', 'ground'],
  NextBoardCalledOn: ['by'],
  TableRoundEnded: [],
  ResultAgreed: ['result'],
  ResultEntered: ['result', 'lead', 'source'],
  ScoreEntered: ['score', 'source'],
  ResultConfirmed: [],
};

/** What everybody at the table hears, as long as no screen stands between them: then a device serves both its sides. */
const TOLD_WITHOUT_SCREENS: Told = {
  AlertGiven: ['by', 'act'],
  AnnouncementMade: ['by', 'act', 'text'],
  QuestionAsked: ['by', 'asks', 'act', 'text'],
  ExplanationGiven: ['by', 'act', 'text', 'manner'],
  ExplanationCorrected: ['by', 'act', 'text'],
  ReviewOfAuctionGiven: ['by', 'to'],
};

/** Not everybody got it. */
const isForSome = ({ type, data }: BoardEvent): boolean => type === 'ExplanationGiven' && data.to !== undefined;

/**
 * An event of a board that is withheld, as the device of its own table may see it; null for one that it may not.
 * @param screens whether a screen stands on the table
 */
export const eventAtTable = (event: BoardEvent, screens: boolean): BoardEvent | null => {
  const told: Partial<Record<string, readonly string[]>> = screens ? TOLD : { ...TOLD, ...TOLD_WITHOUT_SCREENS };
  const fields = told[event.type];
  if (!fields || isForSome(event)) return null;
  const data = Object.fromEntries(Object.entries(event.data).filter(([field]) => fields.includes(field)));
  // Of every type the fields that it must have are among those that are told.
  return { type: event.type, data } as BoardEvent;
};
