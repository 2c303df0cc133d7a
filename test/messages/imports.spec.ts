import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Message, Param } from '@app/bridge';
import { readAccessDatabase } from '@app/application';
import {
  type ImportedFile,
  type Naming,
  compareWithFile,
  planImport,
  readBlocks,
  readBws,
  readCsv,
  readDlm,
  readJson,
  readLin,
  readPbn,
  readRbn,
  readUsebio,
  slug,
} from '@app/formats';
import { CATALOGUES, type Language, textsOf } from '@app/messages';
import { accessFile, bwsFile } from '@app/testing';

const naming: Naming = { player: (name) => slug(name, 'x'), contestant: (name) => slug(name, 'x') };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const PBN = `[Event "Club night"]
[Board "1"]
[Dealer "S"]
[Vulnerable "N-S"]
[Deal "N:AKQJ.432.432.432 T98.AKQ.765.8765 765.JT9.AKQ.AKQJ 432.8765.JT98.T9"]
[Declarer "N"]
[Contract "4S"]
[Result "9"]
[Score "NS 100"]
[Stray "x"]
[Board "2"]
[Auction "N"]
1S Pass ^I 2C X $9 =1= =9=
2S Pass 3N AP
[Note "40: none"]
[Play "W"]
H8 H2 ^R HQ H9
H5 h3 HA H10

[Board "3"]
[Deal "N:AKQJ.432.432.432 T98.AKQ.765.8765 765.JT9.AKQ.AKQJ 432.8765.JT98.TZ"]

[Board "4"]
[Contract "9Q"]
[Auction "N"]
1Z

[Board
{ no end
`;
const RANKS = 'AKQJT98765432';
const LIN = `vg|Match,Final,I,1,2,Red,0,Blue,7|rs|4SN=,,PASS|
qx|o1|ah|Board 2|pn|a,b,c,d|md|1S${RANKS},H${RANKS},D${RANKS},|sv|q|mb|7S|mb|p|mb|-|mb|p|mb|p|pc|HA|pc|HK|mc|99|
qx|c1|md|1S${RANKS},H${RANKS},D${RANKS},|mb|1Z|
qx|c2|md|1S2,H2,D2|mb|p|
zz|1|nt|hello|stray
`;
const line = (fields: string): string => `<TRAVELLER_LINE>${fields}</TRAVELLER_LINE>`;
const USEBIO = `<USEBIO Version="9"><EVENT EVENT_TYPE="CHESS"><DATE>soon</DATE><WINNER_TYPE>2</WINNER_TYPE>
<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><TOTAL_SCORE>many</TOTAL_SCORE><PERCENTAGE>51.5</PERCENTAGE></PAIR>
<PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR><PAIR/></PARTICIPANTS>
<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>
${line('<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><LEAD>??2</LEAD><TRICKS>10</TRICKS><SCORE>-420</SCORE><NS_MATCH_POINTS>1.5</NS_MATCH_POINTS><EW_MATCH_POINTS>x</EW_MATCH_POINTS>')}
${line('<NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>4</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT><PLAYED_BY>Q</PLAYED_BY>')}
${line('<CONTRACT>4S</CONTRACT>')}</BOARD></EVENT><EVENT/></USEBIO>`;

const AT = { Section: 1, Table: 1, Round: 1, Board: 1 };
const SEATS = { PairNS: 1, PairEW: 2, Declarer: 1, 'NS/EW': 'N' };
const HANDS = ['North', 'East', 'South', 'West'].flatMap((seat, nth) =>
  ['Spades', 'Hearts', 'Diamonds', 'Clubs'].map(
    (suit, which) => [`${seat}${suit}`, nth === which ? RANKS : ''] as const,
  ),
);
const received = (more: Readonly<Record<string, string | number | boolean | null>>) => ({
  ...{ ...AT, ...SEATS, Contract: '3 NT', Result: '=', DateLog: new Date('2026-01-19T00:00:00Z') },
  ...more,
});
const BWS = bwsFile({
  Session: [
    { ID: 1, Name: 'I' },
    { ID: 1, Name: 'II' },
    { ID: 2, Name: '' },
  ],
  Section: [
    { ID: 1, Letter: 'A', Session: 1, ScoringType: 3 },
    { ID: 2, Letter: 'B', Session: 2, ScoringType: 4 },
  ],
  RoundData: [
    { Section: 1, Table: 1, Round: 1, NSPair: 1, EWPair: 2, LowBoard: 1, HighBoard: 9 },
    { Section: 1, Table: 1, Round: 1, NSPair: 1, EWPair: 2, LowBoard: 1, HighBoard: 9 },
    { Section: 1, Table: 1, Round: 2, NSPair: 3, EWPair: 2, LowBoard: 10, HighBoard: 11 },
    { Section: 1, Table: 2, Round: 2, NSPair: 5, EWPair: 4, CustomBoards: 'all' },
    { Section: 2, Table: 1, Round: 1, NSPair: 1, EWPair: 2, LowBoard: 1, HighBoard: 1 },
    { Section: 2, Table: 2, Round: 1, NSPair: 2, EWPair: 1, LowBoard: 1, HighBoard: 1 },
  ],
  ReceivedData: [
    received({ ID: 1, LeadCard: '??2' }),
    received({ ID: 2, Result: '-1' }),
    received({ ID: 3, Result: '-1' }),
    received({ ID: 4, Result: '+1', Erased: true }),
    received({ ID: 5, Board: 2, Erased: true }),
    received({ ID: 6, Board: 3, Contract: '9 Q' }),
    received({ ID: 7, Board: 4, Contract: '' }),
    received({ ID: 8, Board: 5, Remarks: 'Arbitral score' }),
    received({ ID: 9, Board: 6, Remarks: '60%-40%' }),
    received({ ID: 10, Board: 7, Remarks: 'Wrong direction', PairEW: 7 }),
    received({ ID: 11, Board: 8, Remarks: 'late' }),
    received({ ID: 12, Board: 9, PairEW: 1 }),
    received({ ID: 13, Section: 2, PairNS: 2, PairEW: 2 }),
    received({ ID: 14, Board: 1, Round: 9, Contract: '9 Q', Erased: true }),
    received({ ID: 15, Board: null }),
  ],
  IntermediateData: [received({ Board: 20 }), received({ Contract: '4 S' })],
  BiddingData: [
    { ...AT, Counter: 1, Direction: 'N', Bid: '1NT', Erased: true },
    ...['1NT', 'PASS', 'PASS', 'PASS'].map((Bid, index) => ({
      ...AT,
      Counter: index + 1,
      Direction: 'NESW'.charAt(index),
      Bid,
    })),
    { ...AT, Board: 2, Counter: 1, Direction: 'N', Bid: '8C' },
    { ...AT, Board: 2, Counter: 2, Direction: 'N', Bid: 'X' },
    { ...AT, Round: 7, Counter: 1, Direction: 'N', Bid: 'X' },
  ],
  PlayData: [
    { ...AT, Counter: 1, Direction: 'E', Card: 'S2' },
    { ...AT, Board: 2, Counter: 1, Direction: 'E', Card: 'S2' },
    { ...AT, Board: 8, Counter: 1, Direction: 'E', Card: 'S2' },
    { ...AT, Board: 8, Counter: 2, Direction: 'S', Card: 'S2' },
    { ...AT, Board: 8, Counter: 3, Direction: 'S', Card: 'S1' },
  ],
  PlayerNumbers: [
    { Section: 1, Table: 1, Direction: 'N', Number: '7', Round: 0 },
    { Section: 1, Table: 1, Direction: 'N', Number: '8', Round: 0 },
    { Section: 1, Table: 9, Direction: 'N', Number: '9', Round: 0 },
  ],
  HandRecord: [
    { Section: 1, Board: 1, ...Object.fromEntries(HANDS) },
    { Section: 1, Board: 2, NorthSpades: 'AA' },
    { Section: 1, Board: 3, NorthSpades: 'AZ' },
  ],
  Settings: [{ Section: 0, ShowResults: true }],
});

const CSV = `date;scoring;session;board;table;attempt;ns;ew;contract;declarer;tricks;lead;score;artificial;adjusted;deal;vul;mood
soon;chess;I;1;1;2;1;2;4Q;N;9;;;;;;;good
;;II;2;1;;1;2;4S;N;9;ZZ;much;;;;;;beyond
;;;3;1;;1;2;4S;N;9;;;60/40;;;;
;;;4;1;;1;2;4S;N;9;;;;split;;;
;;;5;1;;1;1;Pass;;;;;;;;;
;;;6;1;;1;;Pass;;;;;;;N:AK;;
;;;7;1;;1;2;Pass;;;;;;;;most;
;;;8;1;;1;;Pass;;;;;;;;;
;;;;1;;1;2;Pass;;;;;;;;;
;;;9;1;;1;2;4S;N;;;;6040%;;;;
;;;10;1;;1;2;4S;N;;;;;;${'x'.repeat(101)};;
;;;11;1;;1;2;4S;N;9;;;;;${'x'.repeat(70_000)}
;;;12;1;;1;2;"4S
`;
const TEAMS = 'board,ns,ew,contract\n1,1,2,Pass\n1,2,1,Pass\n';

const DLM = `[Document]
To board=3
Board 01=biipkkobgdfamncjfhnmdodghc031
Board 02=biip
Board 03=aaaaaaaaaaaaaaaaaaaaaaaaaa003
Board 04=aaaaaabffffffkkkkkklpppppp010`;

const RBN = `K Red:Blue:5:0
F Z
{said}
B xy
A NZ:1S2H^1A
C 3S:N
R 14

B 2
A NZ:8Q

H N:AK.Z

H N:AK

Q x
A NZ:PPPP
`;

const JSON_EXPORT = `{"format":"session-ledger-export","version":1,"names":{},"travellers":[],"matches":[],"withheld":1,
"session":{"id":"s","title":"x","date":null,"scoring":"matchpoints","conditions":{},"contestants":[],"kept":[]},
"standings":{"groups":[],"layers":[]},"boards":[{"view":null},{"view":{}}]}`;

const EXAMPLES = join(__dirname, '..', '..', '..', 'shared', 'examples');
/** A larger file says the same more often. */
const LARGEST = 90_000;
const realFiles = existsSync(EXAMPLES)
  ? readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(pbn|lin|xml)$/.test(name) && statSync(join(EXAMPLES, name)).size < LARGEST,
    )
  : [];

const reading = (name: string, content: Uint8Array): ImportedFile => {
  if (name.endsWith('.rbn')) return readRbn(content);
  if (name.endsWith('.json')) return readJson(content);
  if (name.endsWith('.dlm')) return readDlm(content);
  if (name.endsWith('.dup')) return readBlocks(content, 'dup');
  if (name.endsWith('.csv')) return readCsv(content);
  if (name.endsWith('.bws')) return readBws(readAccessDatabase([content]));
  return name.endsWith('.pbn') ? readPbn(content) : name.endsWith('.lin') ? readLin(content) : readUsebio(content);
};

/** Everything that reading, planning and comparing a file says, and what became of its records. */
const imported = async (name: string, content: Uint8Array) => {
  const file = reading(name, content);
  const plan = await planImport(file, { session: 's', laws: 'wbf-2017', source: name, naming });
  const comparison = compareWithFile(file, plan, 's', naming);
  return { file, plan, items: [...plan.report, ...comparison.report] };
};

const FILES: readonly (readonly [name: string, content: Uint8Array])[] = [
  ['faulty.pbn', bytes(PBN)],
  ['faulty.lin', bytes(LIN)],
  ['faulty.xml', bytes(USEBIO)],
  ['empty.pbn', bytes('')],
  ['no.lin', bytes('nothing')],
  ['no.xml', bytes('<USEBIO><EVENT>A & B')],
  ['faulty.bws', BWS],
  ['no.bws', bytes('nothing')],
  ['faulty.rbn', bytes(RBN)],
  ['no.json', bytes('{}')],
  ['faulty.json', bytes(JSON_EXPORT)],
  ['broken.json', bytes('{"session":x}')],
  ['faulty.dlm', bytes(DLM)],
  ['secret.dlm', bytes(`${DLM}\nCrypto key=1`)],
  ['faulty.dup', bytes('01'.repeat(120))],
  ['backwards.dup', bytes('Y'.repeat(156))],
  ['no.dup', bytes('')],
  ['faulty.csv', bytes(CSV)],
  ['teams.csv', bytes(TEAMS)],
  ['no.csv', bytes('nothing')],
  ['empty.csv', bytes('board,ns,ew')],
  ['other.bws', accessFile([{ name: 'Customers', columns: { ID: 'long' }, rows: [] }])],
  ...realFiles.map((name) => [name, readFileSync(join(EXAMPLES, name))] as const),
];
const once = new Map<string, ReturnType<typeof imported>>();
const importOf = (name: string, content: Uint8Array): ReturnType<typeof imported> => {
  const known = once.get(name) ?? imported(name, content);
  once.set(name, known);
  return known;
};

const isMessage = (param: Param): param is Message => typeof param === 'object' && param !== null && 'code' in param;

/** The codes of a message and of the messages inside it. */
const codesOf = ({ code, params }: Message): readonly string[] => [
  code,
  ...Object.values(params).flatMap((param): readonly string[] => {
    if (isMessage(param)) return codesOf(param);
    const inside = typeof param === 'object' && param !== null && 'list' in param ? param.list : [];
    return inside.filter(isMessage).flatMap(codesOf);
  }),
];

/** The words of an English text outside of its parameters, where they are no names of fields of a format. */
const wordsOf = (text: string): readonly string[] =>
  text.replace(/\{[^{}]*\}/g, ' ').match(/(?<![\w^])[a-z]{4,}\b/g) ?? [];

/** A text without what it quotes of a file. */
const withoutQuotes = (text: string): string => text.replace(/"[^"]*"|'[^']*'/g, '');

/** Words that a language has in common with English, and words of the formats and of options. */
const SHARED: ReadonlySet<string> = new Set([
  ...['again', 'database', 'double', 'element', 'export', 'human', 'import', 'leave', 'vugraph'],
]);

/** Words that the other texts of a language have, so that they are its own. */
const inLanguage = (language: Language): ReadonlySet<string> =>
  new Set(
    Object.entries(CATALOGUES[language].messages)
      .filter(([code]) => !code.startsWith('import'))
      .flatMap(([, text]) => text.match(/\p{L}{4,}/gu) ?? []),
  );

describe.each<Language>(['da', 'sv'])('in %s', (language) => {
  const texts = textsOf(language);
  const english = textsOf('en');
  const own = inLanguage(language);

  it.each(FILES)('%s is told without any English', async (name, content) => {
    const { items } = await importOf(name, content);
    const messages = [...new Map(items.map(({ message }) => [texts.say(message), message])).entries()];
    expect(messages.flatMap(([, message]) => codesOf(message).filter((code) => !texts.has(code)))).toEqual([]);
    const half = messages.flatMap(([said, message]) => {
      const words = new Set(withoutQuotes(said).match(/[a-z]{4,}/g));
      const foreign = codesOf(message)
        .flatMap((code) => wordsOf(CATALOGUES.en.messages[code] ?? ''))
        .filter((word) => !own.has(word) && !SHARED.has(word) && words.has(word));
      return foreign.length > 0 || said === english.say(message) ? [{ said, foreign }] : [];
    });
    // A text of the parser of XML is quoted as it is.
    expect(half.filter(({ said }) => !said.includes('XML:'))).toEqual([]);
  });
});

it.each(FILES)('%s: what is read is taken, refused or holds nothing to record', async (name, content) => {
  const { file, plan } = await importOf(name, content);
  const refused = new Set(
    file.report.filter(({ kind, record }) => kind === 'error' && record !== null).map(({ record }) => record),
  );
  const nothing = new Set(
    file.report
      .filter(({ code }) => code === 'nothing-recorded' || code === 'end-position')
      .map(({ record }) => record),
  );
  const holdNothing = [...nothing].filter((record) => !refused.has(record)).length;
  const taken = plan.boards.length + plan.deals.records.taken + plan.already;
  expect(taken + plan.refused + refused.size + holdNothing).toBe(file.recordsRead);
});

it('says a good part of all that an import can say', async () => {
  const imports = await Promise.all(FILES.map(([name, content]) => importOf(name, content)));
  const codes = new Set(imports.flatMap(({ items }) => items.flatMap(({ message }) => codesOf(message))));
  expect([...codes].filter((code) => code.startsWith('import.')).length).toBeGreaterThan(70);
});
