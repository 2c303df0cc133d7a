import type { Conditions } from '@app/contract';
import { inEnglish } from '@app/messages';
import { EMPTY_SESSION } from '@app/session';
import type { ImportedFile } from '../imported';
import { readPbn } from '../pbn';
import { compareWithFile } from './compare';
import { type Naming, placesOf, slug, whoPlays } from '../placement';
import { type ImportPlan, planImport } from './plan';

const naming: Naming = { player: (name) => `p-${slug(name, 'x')}`, contestant: (name) => slug(name, 'x') };

const TWO_ROOMS = `[Event "Match"]
[Board "1"]
[Table "1"]
[HomeTeam "Reds"]
[VisitTeam "Blues"]
[West "w"]
[North "n"]
[East "e"]
[South "s"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQ2.AKQ.432.432 JT9.JT9.AKQ.AKQJ 876.876.8765.876 543.5432.JT9.T95"]
[Declarer "N"]
[Contract "1NT"]
[Result "6"]
[Auction "N"]
1NT Pass Pass Pass
[Play "E"]
CK C6 C5 C2
*
[ScoreIMP "NS -3"]

[Board "1"]
[Table "2"]
[HomeTeam "Blues"]
[VisitTeam "Reds"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQ2.AKQ.432.432 JT9.JT9.AKQ.AKQJ 876.876.8765.876 543.5432.JT9.T95"]
[Declarer "N"]
[Contract "1NT"]
[Result "7"]
[Auction "N"]
1NT Pass Pass Pass
[ScoreIMP "NS 4"]
`;

const read = (text: string) => readPbn(new TextEncoder().encode(text));

const OPTIONS = { session: 's', laws: 'wbf-2017', source: 'match.pbn', naming } as const;

const plan = (text: string) => planImport(read(text), OPTIONS);

describe('planImport', () => {
  it('plans a session and its boards through the ordinary commands', async () => {
    const planned = await plan(TWO_ROOMS);
    expect(planned.scoring).toBe('team-imps');
    expect(planned.session.map(({ type }) => type)).toEqual([
      'OpenSession',
      'AddSection',
      'EnterContestant',
      'EnterContestant',
    ]);
    expect(planned.boards.map(({ address }) => `${address.table}.${address.board}`)).toEqual(['1.1', '2.1']);
    expect(planned.boards[0]?.commands.map(({ command }) => command.type)).toEqual([
      'OpenBoard',
      ...Array<string>(4).fill('MakeCall'),
      'FaceLead',
      ...Array<string>(3).fill('PlayCard'),
      'AgreeResult',
    ]);
    expect(planned.refused).toBe(0);
  });

  it('keeps the line of every fact', async () => {
    const [board] = (await plan(TWO_ROOMS)).boards;
    expect(board?.commands.find(({ command }) => command.type === 'FaceLead')?.line).toBe(19);
  });

  /** A file whose reader let a card pass that its hand does not hold. */
  const impossible = (): ImportedFile => {
    const file = read(TWO_ROOMS);
    const [first, ...others] = file.boards;
    if (!first) throw new Error('the file has boards');
    const cards = [{ seat: 'E', card: 'SA', line: 19, explanation: null, marked: [] }] as const;
    return { ...file, boards: [{ ...first, cards }, ...others] };
  };

  it('plans nothing of a record that the ledger would refuse, and says where and why', async () => {
    const planned = await planImport(impossible(), { session: 's', laws: 'wbf-2017', source: 'f', naming });
    expect(planned.refused).toBe(1);
    expect(planned.boards.map(({ record }) => record.record)).toEqual([2]);
    const errors = planned.report.filter(({ kind }) => kind === 'error');
    expect(errors).toMatchObject([{ code: 'card-not-held', line: 19, record: 1 }]);
    expect(errors.map(({ message }) => inEnglish(message))).toEqual(['E does not hold SA']);
  });

  it('takes partners for a pair also where the file names one of them only', async () => {
    const text = TWO_ROOMS.replace(/\[(HomeTeam|VisitTeam|South|West) .*\n/g, '');
    const asked: string[] = [];
    const contestant = (name: string): string => `c${asked.push(name)}`;
    const options = { session: 's', laws: 'wbf-2017', source: 'f', naming: { ...naming, contestant } } as const;
    await planImport(read(text.slice(0, text.indexOf('[Board "1"]', 40))), options);
    expect([...new Set(asked)]).toEqual(['n & ?', 'e & ?']);
  });

  it('enters nobody for the sake of refused records', async () => {
    const file = impossible();
    const planned = await planImport(
      { ...file, boards: file.boards.slice(0, 1) },
      { session: 's', laws: 'wbf-2017', source: 'f', naming },
    );
    expect(planned).toMatchObject({ session: [], boards: [], refused: 1 });
  });

  it('leaves out what the session has already', async () => {
    const existing = {
      ...EMPTY_SESSION,
      opened: { laws: 'wbf-2007', scoring: 'team-imps' } as const,
      sections: ['main'],
      contestants: new Map([['reds', { contestant: 'reds', kind: 'team' } as const]]),
    };
    const planned = await planImport(read(TWO_ROOMS), {
      session: 's',
      laws: 'wbf-2017',
      source: 'f',
      naming,
      existing,
    });
    expect(planned.session).toEqual([{ type: 'EnterContestant', data: { contestant: 'blues', kind: 'team' } }]);
    const [opened] = planned.boards[0]?.events ?? [];
    expect(opened).toMatchObject({ type: 'BoardOpened', data: { laws: 'wbf-2007' } });
  });

  it('takes a board of one table that others have played there as one of another table', async () => {
    const planned = await plan(TWO_ROOMS.replace('[Table "2"]', '[Table "1"]'));
    expect(planned.boards.map(({ address }) => [address.table, address.attempt])).toEqual([
      ['1', 1],
      ['1-blues_reds', 1],
    ]);
    expect(planned.report).toContainEqual(expect.objectContaining({ code: 'table-apart', record: 2 }));
  });

  it('asks where the same players have a board of one table otherwise', async () => {
    const again = TWO_ROOMS.replace('Blues"]\n[VisitTeam "Reds', 'Reds"]\n[VisitTeam "Blues').replace('"2"', '"1"');
    const planned = await plan(again);
    expect([planned.boards.length, planned.refused]).toEqual([1, 1]);
    expect(planned.report).toContainEqual(
      expect.objectContaining({ kind: 'question', code: 'which-place', record: 2 }),
    );
  });

  it('takes a board once more where a decision on the attempt before explains it', async () => {
    const [board] = read(TWO_ROOMS).boards;
    if (!board) throw new Error('no board');
    const notPlayed = {
      ...{ ...board, calls: null, cards: null },
      result: { kind: 'not-played', reason: 'late', line: 1 } as const,
    };
    const played = { ...board, record: 2 };
    const file = { ...read(TWO_ROOMS), report: [] };
    const planned = await planImport({ ...file, boards: [notPlayed, played] }, OPTIONS);
    expect(planned.boards.map(({ address }) => address.attempt)).toEqual([1, 2]);
    expect(planned.placed).toContainEqual(expect.objectContaining({ part: 'attempt', by: 'after-decision', count: 1 }));
    expect(planned.report).toContainEqual(expect.objectContaining({ code: 'further-attempt', record: 2 }));
    const turned = await planImport({ ...file, boards: [board, { ...notPlayed, record: 2 }] }, OPTIONS);
    expect([turned.boards.length, turned.refused]).toEqual([1, 1]);
  });

  it('reports a result that the auction or the play contradicts', async () => {
    const planned = await plan(TWO_ROOMS.replace('[Contract "1NT"]', '[Contract "2NT"]'));
    expect(planned.report).toContainEqual(expect.objectContaining({ kind: 'contradiction', record: 1 }));
    expect(planned.boards[0]?.events.at(-1)).toMatchObject({ data: { result: { bid: '1NT', tricks: 6 } } });
  });

  it('records a play without an auction under the contract of the tags', async () => {
    const planned = await plan(TWO_ROOMS.replace('[Auction "N"]\n1NT Pass Pass Pass\n[Play', '[Play'));
    const [opened, lead] = planned.boards[0]?.events ?? [];
    expect(opened).toMatchObject({ data: { contract: { bid: '1NT', declarer: 'N', risk: 'undoubled' } } });
    expect(lead).toEqual({ type: 'LeadFaced', data: { seat: 'E', card: 'CK' } });
  });
});

describe('compareWithFile', () => {
  it('finds our own scores equal to the file, or names the line', async () => {
    const file = read(TWO_ROOMS);
    const planned = await plan(TWO_ROOMS);
    const comparison = compareWithFile(file, planned, 's', naming);
    // 1NT one down, -50, against 1NT made, +90: 140 points are 4 IMPs, not 3 (Law 78B)
    expect(comparison).toMatchObject({ compared: 2, equal: 1 });
    expect(comparison.report).toMatchObject([{ kind: 'contradiction', record: 1 }]);
    expect(comparison.report.map(({ message }) => inEnglish(message))).toEqual([
      'team-imps NS: the file says -3, we get -4.00',
    ]);
  });
});

describe('slug', () => {
  it.each([
    ['Final:1', 'final-1'],
    ['  ÅLBORG  ', 'alborg'],
    ['...', 'x'],
    ['BLEGEN & CO', 'blegen-co'],
  ])('%s becomes %s', (name, id) => {
    expect(slug(name, 'x')).toBe(id);
  });
});

it('refuses a record whose attempt an event could not say, and plans the others', async () => {
  const [board] = read(TWO_ROOMS).boards;
  if (!board) throw new Error('no board');
  const file = { ...read(TWO_ROOMS), report: [] };
  const boards = [7, 8, 9].map((tricks, nth) => ({
    ...{ ...board, record: nth + 1, calls: null, cards: null },
    result: {
      ...({ kind: 'played', bid: '1NT', risk: 'undoubled', declarer: 'N', tricks } as const),
      ...{ lead: null, irregular: false, line: nth },
    },
  }));
  const places = placesOf();
  const before = { table: '1', attempt: 9_998, round: null, deal: null, content: '', isDecided: false, record: null };
  places.put('main', 1, { ...before, lineUp: whoPlays(board, naming) });
  const planned = await planImport({ ...file, boards }, { ...OPTIONS, places, answerFor: () => ({ again: true }) });
  expect(planned.boards.map(({ address }) => address.attempt)).toEqual([9_999]);
  expect(planned.refused).toBe(2);
  expect(planned.report.filter(({ kind }) => kind === 'error')).toMatchObject([
    { code: 'too-many-attempts', record: 2 },
    { code: 'too-many-attempts', record: 3 },
  ]);
});

describe('a match of teams of eight', () => {
  const boards = () => {
    const [board] = read(TWO_ROOMS).boards;
    if (!board) throw new Error('no board');
    const at = (record: number, table: string, NS: string, EW: string) => ({
      ...board,
      ...{ record, table, room: null, teams: null, round: '1', contestants: { NS, EW } },
      ...{ calls: null, cards: null, result: null },
    });
    return [
      at(1, '1', 'x', 'y'),
      at(2, '2', 'y', 'x'),
      at(3, '3', 'x', 'y'),
      at(4, '4', 'y', 'x'),
      at(5, '5', 'x', 'y'),
    ];
  };
  const plan = (scoring: 'team-imps' | 'matchpoints', conditions?: Conditions) =>
    planImport(
      { ...read(TWO_ROOMS), report: [], boards: boards() },
      { session: 's', laws: 'wbf-2017', source: 'x.pbn', naming, scoring, ...(conditions && { conditions }) },
    );
  const errors = ({ report }: ImportPlan) => report.filter(({ kind }) => kind === 'error');

  it('has its further tables refused where the conditions do not have it, and says why', async () => {
    expect(errors(await plan('team-imps'))).toMatchObject([
      { code: 'match-too-many-tables', record: 3, message: { code: 'import.teams-of-eight', params: { table: '1' } } },
      { code: 'match-too-many-tables', record: 4, message: { code: 'import.teams-of-eight', params: { table: '2' } } },
      { code: 'match-too-many-tables', record: 5 },
    ]);
    expect((await plan('matchpoints')).refused).toBe(0);
  });

  it('has four tables where they do; a fifth is refused', async () => {
    const planned = await plan('team-imps', {
      name: 'Teams of eight',
      contestants: 'team',
      stages: [{ stage: 'all', form: 'round-robin', scoring: 'team-imps' }],
      parameters: { 'teams-of-eight': 'direct' },
    });
    expect(errors(planned)).toMatchObject([
      { code: 'match-too-many-tables', record: 5, message: { code: 'import.more-than-four-tables' } },
    ]);
    expect(planned.boards.map(({ address }) => address.table)).toEqual(['1', '2', '3', '4']);
    expect(planned.session[0]).toMatchObject({ type: 'OpenSession', data: { conditions: { name: 'Teams of eight' } } });
  });
});
