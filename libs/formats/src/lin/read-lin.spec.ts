import { inEnglish } from '@app/messages';
import type { ImportedFile } from '../imported';
import { readLin } from './read-lin';

/** Each player has a suit: South spades, West hearts, North diamonds, East clubs; every trick is ruffed in 7S. */
const RANKS = 'AKQJT98765432';
const MD = `1S${RANKS},H${RANKS},D${RANKS},`;
const WEST_LEADS = ['H', 'D', 'C', 'S'];
const SOUTH_LEADS = ['S', 'H', 'D', 'C'];
const TRICKS = [...RANKS].map((rank, index) =>
  (index === 0 ? WEST_LEADS : SOUTH_LEADS).map((suit) => `pc|${suit}${rank}|`).join(''),
);
const play = (tricks: number): string => TRICKS.slice(0, tricks).join('pg||');
const GRAND = 'mb|7S|mb|p|mb|p|mb|p|';

const read = (text: string): ImportedFile => readLin(new TextEncoder().encode(text));
const board = (calls: string, rest = '', head = `qx|o3|md|${MD}|sv|e|`): ImportedFile => read(head + calls + rest);
const lastSaid = ({ report }: ImportedFile): string => inEnglish(report.at(-1)?.message ?? '');
const codes = ({ report }: ImportedFile): readonly string[] =>
  report.filter(({ code }) => code !== 'fourth-hand').map(({ kind, code, line }) => `${kind} ${code} ${line}`);
const only = (file: ImportedFile) => {
  const [first, second] = file.boards;
  if (!first || second) throw new Error(`${file.boards.length} boards: ${JSON.stringify(file.report)}`);
  return first;
};

describe('a board of an online session', () => {
  const file = read(
    `pn|sue,~~w,nan,ed|st||md|${MD}|rh||ah|Board 3|sv|e|mb|7S!|an|all of them|mb|d|mb|p|mb|p|mb|p|pg||${play(13)}pg||`,
  );
  const one = only(file);

  it('says who sat where, dealer, vulnerability and all four hands', () => {
    expect(one).toMatchObject({ record: 1, line: 1, board: 3, room: null, section: null });
    expect(one.players).toEqual({ S: 'sue', W: '~~w', N: 'nan', E: 'ed' });
    expect([one.dealer, one.vulnerability]).toEqual(['S', 'EW']);
    expect(one.hands.E).toHaveLength(13);
    expect(file.report.map(({ code }) => code)).toEqual(['fourth-hand']);
  });

  it('seats the calls in rotation, with alert and explanation', () => {
    expect(one.calls?.map(({ seat, call }) => `${seat} ${call}`)).toEqual([
      'S 7S',
      'W X',
      'N Pass',
      'E Pass',
      'S Pass',
    ]);
    expect(one.calls?.[0]).toMatchObject({ alerted: true, explanation: 'all of them', marked: [] });
  });
});

describe('auction', () => {
  it('reports a call that the Laws do not admit, and keeps it', () => {
    const file = board('mb|1H|mb|1D|mb|p|mb|p|mb|p|', 'mc|7|');
    expect(only(file).calls).toHaveLength(5);
    expect(codes(file)).toEqual(['contradiction call-not-legal 1']);
    expect(lastSaid(file)).toBe('1D by West is not admissible after what was called before');
  });

  it('leaves calls after the end out', () => {
    const file = board(`${GRAND}mb|p|mb|p|an|late|`, 'mc|13|');
    expect(only(file).calls).toHaveLength(4);
    expect(only(file).calls?.at(-1)?.explanation).toBeNull();
    expect(codes(file)).toEqual(['contradiction call-after-the-end 1']);
    expect(lastSaid(file)).toBe('the auction had ended: Pass left out, 2 calls in all');
  });

  it('supplies the last passes only where play follows', () => {
    const played = board('mb|7S|mb|p|', play(13));
    expect(only(played).calls?.map(({ call }) => call)).toEqual(['7S', 'Pass', 'Pass', 'Pass']);
    expect(codes(played)).toEqual(['assumption passes-supplied 1']);
    expect(codes(board('mb|7S|mb|p|'))).toEqual([
      'contradiction auction-not-ended 1',
      'contradiction result-unknown 1',
    ]);
    expect(codes(board('mb|p|', 'pc|HA|'))).toContain('contradiction auction-not-ended 1');
  });

  it('reads a dash as a pass, and says so', () => {
    expect(codes(board('mb|-|mb|p|mb|p|mb|p|'))).toEqual(['assumption dash-is-a-pass 1']);
  });
});

describe('play', () => {
  it('seats every card with the player who holds it', () => {
    const seats = only(board(GRAND, play(13))).cards?.map(({ seat }) => seat);
    expect(seats?.slice(0, 8).join('')).toBe('WNESSWNE');
  });

  it('reports a card from another hand than the one in turn', () => {
    const file = board(GRAND, 'pc|DA|mc|13|');
    expect(only(file).cards).toMatchObject([{ seat: 'N', card: 'DA' }]);
    expect(codes(file)).toEqual(['contradiction card-from-another-hand 1']);
    expect(lastSaid(file)).toBe("DA is in North's hand, but it was West's turn; seated with its holder");
  });

  it.each([
    ['a card for the second time', `${play(1)}pc|H2|pc|HA|pc|D2|`, 5, 'HA has been played before'],
    ['a second card to the trick', 'pc|HA|pc|HK|', 1, "HK would be West's second card to the trick"],
  ])('stops at %s', (_, cards, taken, why) => {
    const file = board(GRAND, `${cards}mc|13|`);
    expect(only(file).cards).toHaveLength(taken);
    expect(file.report.map(({ code, message }) => `${code}: ${inEnglish(message)}`).at(-1)).toContain(
      `play-not-followed: ${why}`,
    );
  });

  it('notes a card that does not follow suit', () => {
    const hands = 'md|1SAH2,SK,SQ,SJ|'; // four small hands are no deal
    expect(codes(board(GRAND, '', hands))).toContain('error deal-not-52-cards 1');
    const swapped = `1SAKQJT9876543H2,HAKQJT9876543S2,D${RANKS},`;
    const file = board(GRAND, 'pc|HA|pc|DA|pc|CA|pc|SA|mc|13|', `qx|o3|md|${swapped}|sv|e|`);
    expect(codes(file)).toEqual(['note does-not-follow-suit 1']);
  });

  it('seats cards by turn where the hands are not known', () => {
    const file = board(GRAND, 'pc|H2|pc|H3|mc|12|', 'qx|o3|md|1,,,|sv|e|');
    expect(only(file).cards?.map(({ seat }) => seat)).toEqual(['W', 'N']);
    expect(codes(file)).toEqual(['assumption cards-seated-by-turn 1']);
  });

  it('an explanation after a card belongs to the card', () => {
    expect(only(board(GRAND, 'pc|HA|an|top|mc|13|')).cards?.[0]?.explanation).toBe('top');
  });

  it('leaves cards out after a pass-out', () => {
    const file = board('mb|p|mb|p|mb|p|mb|p|', 'pc|HA|');
    expect(only(file)).toMatchObject({ cards: null, result: { kind: 'passed-out' } });
    expect(codes(file)).toEqual(['contradiction play-after-pass-out 1']);
  });
});

describe('result', () => {
  const result = (calls: string, rest = '') => only(board(calls, rest));

  it('from a complete play', () => {
    expect(result(GRAND, play(13))).toMatchObject({
      claim: null,
      result: { kind: 'played', bid: '7S', risk: 'undoubled', declarer: 'S', tricks: 13, lead: 'HA' },
    });
  });

  it('from a claim', () => {
    expect(result(GRAND, `${play(3)}\nmc|12|`)).toMatchObject({
      claim: { declarerTricks: 12, line: 2 },
      result: { kind: 'played', tricks: 12, line: 2 },
    });
  });

  it('with the last trick counted where it is left out', () => {
    const file = board(GRAND, play(12));
    expect(only(file).cards).toHaveLength(48);
    expect(only(file).result).toMatchObject({ tricks: 13 });
    expect(codes(file)).toEqual(['assumption last-trick-counted 1']);
  });

  it('unknown where the play breaks off', () => {
    const file = board(GRAND, play(5));
    expect(only(file).result).toBeNull();
    expect(codes(file)).toEqual(['contradiction result-unknown 1']);
  });

  it('a claim against the cards is taken, and reported', () => {
    const file = board(GRAND, `${play(3)}mc|2|`);
    expect(only(file).result).toMatchObject({ tricks: 2 });
    expect(lastSaid(file)).toBe('mc gives declarer 2 tricks, the cards show 3 won and 0 lost; mc taken');
    expect(codes(board(GRAND, `${play(13)}mc|12|`))).toEqual(['contradiction claim-disagrees-with-play 1']);
  });

  it.each(['14', 'x', '-1', ''])('mc %j is no number of tricks', (mc) => {
    expect(codes(board(GRAND, `${play(3)}mc|${mc}|`))).toEqual([
      'contradiction claim-unreadable 1',
      'contradiction result-unknown 1',
    ]);
  });

  it('a claim without a contract is left out', () => {
    expect(codes(board('mb|p|mb|p|mb|p|mb|p|', 'mc|7|'))).toEqual(['contradiction claim-without-contract 1']);
  });

  it('a deal alone is no result', () => {
    expect(codes(board(''))).toEqual(['note deal-only 1']);
  });
});

describe('a vugraph file', () => {
  const VG = 'vg|Cup,Final,I,3,4,Red,0,Blue,0|\npn|s,w,n,e,S,W,N,E|\n';
  const room = (qx: string, rest: string): string => `qx|${qx}|st||md|${MD}|sv|e|${rest}\n`;

  it('says room, teams, players and segment', () => {
    const file = read(`${VG}${room('o3', `${GRAND}mc|13|`)}${room('c3', `${GRAND}mc|13|`)}`);
    expect(file).toMatchObject({ event: 'Cup', scoring: 'team-imps', recordsRead: 2 });
    const [open, closed] = file.boards;
    expect(open).toMatchObject({ board: 3, room: 'open', section: 'Final', contestants: { NS: 'Red', EW: 'Blue' } });
    expect(open?.players.S).toBe('s');
    expect(closed).toMatchObject({ room: 'closed', contestants: { NS: 'Blue', EW: 'Red' } });
    expect(closed?.players.S).toBe('S');
    expect(file.report.at(-1)?.code).toBe('team-seating');
  });

  it('compares the results with rs', () => {
    const file = read(`${VG}rs|7SS=,7SS-1,PASS|${room('o3', `${GRAND}mc|13|`)}${room('c3', `${GRAND}mc|13|`)}`);
    expect(codes(file).slice(1)).toEqual(['contradiction results-list-disagrees 4', 'note results-without-record 3']);
    expect(file.report.map(({ message }) => inEnglish(message)).slice(2)).toEqual([
      'the record gives 7S by S, 13 tricks, the list of results (rs, line 3) 7S by S, 12 tricks',
      'rs has 1 results for which the file has no record; not taken: 4 open PASS',
    ]);
    expect(file.report.at(-2)).toMatchObject({ record: 2, board: '3', room: 'closed' });
  });

  it('takes a result that only rs knows, and says so', () => {
    const file = read(`${VG}rs|7SS-2,3NE=|${room('o3', GRAND)}${room('c3', GRAND)}`);
    expect(file.boards.map(({ result }) => result)).toMatchObject([{ tricks: 11 }, { bid: '3NT', declarer: 'E' }]);
    expect(codes(file).slice(1)).toEqual([
      'assumption result-from-list 3',
      'assumption result-from-list 4',
      'contradiction results-list-disagrees 4',
    ]);
  });

  it('reports a board that stands twice in one room', () => {
    const twice = room('o3', `${GRAND}mc|13|`);
    expect(codes(read(VG + twice + twice))).toContain('contradiction board-twice 4');
  });
});

describe('number and marking', () => {
  const head = (text: string): ImportedFile => read(`${text}mb|p|mb|p|mb|p|mb|p|`);

  it.each([
    [`md|${MD}|ah|Board 7|`, 7],
    [`md|${MD}|ah|Donne 12|`, 12],
    [`qx|o1,Board 9|md|${MD}|`, 9],
    [`qx|o46|md|${MD}|`, 46],
    [`md|${MD}|ah|Board|`, null],
  ])('%s', (text, number) => expect(only(head(text)).board).toBe(number));

  it.each([
    [`qx|o3|md|${MD}|ah|Board 7|`, 'contradiction board-number-disagrees 1'],
    [`md|${MD}|`, 'note no-board-number 1'],
    [`qx|o3|md|${MD}|sv|z|`, 'contradiction vulnerability-unreadable 1'],
    [`qx|o1|md|${MD}|sv|o|`, 'note marked-otherwise 1'],
    [`qx|o3|`, 'assumption no-deal 1'],
  ])('%s: %s', (text, code) => expect(codes(head(text))).toContain(code));

  it('without md the dealer comes from the number of the board', () => {
    expect(only(head('qx|o3|')).calls?.[0]?.seat).toBe('S');
  });
});

describe('refusals leave the other records in place', () => {
  const good = `qx|o1|md|${MD}|sv|o|${GRAND}mc|13|`;

  it.each([
    [
      'a deal that cannot be read',
      `md|1SAX,H,D|`,
      'deal-unreadable',
      "md: 'X' in South's hand is no card (character 4)",
    ],
    ['a deal of no length', `md|1${'SA'.repeat(99)},,|`, 'deal-unreadable', 'md: 201 characters are no deal'],
    ['a card held twice', `md|1S${RANKS},S${RANKS},D${RANKS}|`, 'deal-not-52-cards', 'md: SA is held twice'],
    ['a call that is none', `md|${MD}|mb|1Z|`, 'call-unreadable', "mb: '1Z' is no call"],
    ['a card that is none', `md|${MD}|${GRAND}pc|C1|`, 'card-unreadable', "pc: 'C1' is no card"],
    ['calls without a dealer', 'mb|p|', 'no-dealer', 'calls cannot be seated'],
  ])('%s', (_, bad, code, message) => {
    const file = read(`${good}\npn|a,b,c,d|${bad}\n${good}`);
    expect(file.recordsRead).toBe(3);
    expect(file.boards.map(({ record }) => record)).toEqual([1, 3]);
    const refused = file.report.find(({ kind }) => kind === 'error');
    expect(refused).toMatchObject({ code, line: 2, record: 2 });
    expect(refused && inEnglish(refused.message)).toContain(message);
  });
});

it.each(['', 'Dear Sir or Madam', '<?xml version="1.0"?>', '[Event "x"]'])('%j is not LIN', (text) => {
  expect(read(text)).toMatchObject({ boards: [], recordsRead: 0 });
  expect(codes(read(text))).toContain('error not-lin 1');
});

it('says what it leaves out', () => {
  expect(codes(board(GRAND, 'nt|well bid|zz|1|mc|13|'))).toEqual(['note keys-not-used 1', 'note comments-left-out 1']);
});

it('reads a hand-record address', () => {
  const text = `pn|a,b,c,d|md|${MD}|ah|Board 1|sv|o|mb|7S|mb|p|mb|p|mb|p|mc|13|`;
  const address = `https://x.test/handviewer.html?lin=${encodeURIComponent(text)}&bbo=y`;
  expect(only(read(address))).toEqual(only(read(text)));
});

describe('what has to be in memory is limited', () => {
  const readText = (text: string) => readLin(new TextEncoder().encode(text));

  it('a record of more than 10,000 pairs is refused, and the next one is read', () => {
    const { boards, recordsRead, report } = readText(`qx|o1|md|1,,,|${'mb|p|'.repeat(10_000)}qx|o2|md|2,,,|`);
    expect([recordsRead, boards.map(({ board }) => board)]).toEqual([2, [2]]);
    expect(report[0]).toMatchObject({ kind: 'error', code: 'record-too-long', record: 1, line: 1 });
  });

  it('of more than 20,000 headers the first are taken', () => {
    const text = 'vg|Cup,Final,I,1,1,A,0,B,0|qx|o1|md|1,,,|mb|p|mb|p|mb|p|mb|p|\n'.repeat(20_002);
    const { boards, report } = readText(text);
    expect(boards).toHaveLength(20_000);
    expect(report).toContainEqual(expect.objectContaining({ kind: 'error', code: 'too-many-headers', line: 20_001 }));
  });
});
