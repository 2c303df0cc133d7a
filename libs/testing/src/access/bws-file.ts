import { type AccessTable, accessFile } from './access-file';

type Columns = AccessTable['columns'];

const suits = (seat: string, type: 'text' | 'integer', ...more: readonly string[]): Columns =>
  Object.fromEntries(['Spades', 'Hearts', 'Diamonds', 'Clubs', ...more].map((suit) => [`${seat}${suit}`, type]));
const flags = (...names: readonly string[]): Columns => Object.fromEntries(names.map((name) => [name, 'boolean']));

const BOARD: Columns = { ID: 'long', Section: 'integer', Table: 'integer', Round: 'integer', Board: 'integer' };
const LOGGED: Columns = { DateLog: 'datetime', TimeLog: 'datetime' };
const RESULT: Columns = {
  ...BOARD,
  PairNS: 'integer',
  PairEW: 'integer',
  Declarer: 'integer',
  'NS/EW': 'text',
  Contract: 'text',
  Result: 'text',
  LeadCard: 'text',
  Remarks: 'text',
  ...LOGGED,
  ...flags('Processed', 'Processed1', 'Processed2', 'Processed3', 'Processed4', 'Erased'),
};

/** The columns of the tables of a BWS file, as Bridgemate Control Software has them. */
const COLUMNS: Readonly<Record<string, Columns>> = {
  Session: { ID: 'integer', Name: 'text', Date: 'datetime', Time: 'datetime', GUID: 'text', Status: 'integer' },
  Section: {
    ID: 'integer',
    Letter: 'text',
    Tables: 'integer',
    MissingPair: 'integer',
    EWMoveBeforePlay: 'integer',
    Session: 'integer',
    ScoringType: 'integer',
    Winners: 'integer',
  },
  Tables: { Section: 'integer', Table: 'integer', ComputerID: 'integer', Status: 'integer', LogOnOff: 'integer' },
  RoundData: {
    Section: 'integer',
    Table: 'integer',
    Round: 'integer',
    NSPair: 'integer',
    EWPair: 'integer',
    LowBoard: 'integer',
    HighBoard: 'integer',
    CustomBoards: 'text',
  },
  ReceivedData: { ...RESULT, ExternalUpdate: 'boolean', SuspiciousContract: 'integer' },
  IntermediateData: { ...RESULT, SuspiciousContract: 'integer' },
  BiddingData: { ...BOARD, Counter: 'integer', Direction: 'text', Bid: 'text', ...LOGGED, Erased: 'boolean' },
  PlayData: { ...BOARD, Counter: 'integer', Direction: 'text', Card: 'text', ...LOGGED, Erased: 'boolean' },
  PlayerNumbers: {
    Section: 'integer',
    Table: 'integer',
    Direction: 'text',
    Number: 'text',
    Name: 'text',
    Round: 'integer',
    ...flags('Updated', 'Processed'),
  },
  PlayerNames: { ID: 'long', Name: 'text', strID: 'text' },
  HandRecord: {
    Section: 'integer',
    Board: 'integer',
    ...suits('North', 'text'),
    ...suits('East', 'text'),
    ...suits('South', 'text'),
    ...suits('West', 'text'),
  },
  HandEvaluation: { Section: 'integer', Board: 'integer', ...suits('North', 'integer', 'Notrump') },
  Settings: { Section: 'integer', ScorePoints: 'integer', ...flags('ShowResults', 'LeadCard', 'IntermediateResults') },
  Clients: { ID: 'long', Computer: 'text' },
};

/** The bytes of a BWS file with these rows; tables that are not named are empty. */
export const bwsFile = (rows: Readonly<Record<string, AccessTable['rows']>>): Uint8Array =>
  accessFile(Object.entries(COLUMNS).map(([name, columns]) => ({ name, columns, rows: rows[name] ?? [] })));
