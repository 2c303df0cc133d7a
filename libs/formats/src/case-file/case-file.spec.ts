import { textsOf } from '@app/messages';
import { BOARD, HOSTILE, RULING, caseSourceForSpecs } from './for-specs';
import { caseFileText, makeCaseFile } from './make';
import { caseFilePage } from './page/page';
import { readCaseFile } from './read';
import { type Disclosed, saidIn } from './statements';

const file = makeCaseFile(caseSourceForSpecs());
const text = caseFileText(file);

describe('a case file', () => {
  it('is read again as it was written', () => {
    expect(readCaseFile(text)).toEqual({ ok: true, value: { file: JSON.parse(text) as unknown, differing: [] } });
  });

  it('has the whole board and the whole appeal, and the events of the session that are for everybody', () => {
    const source = caseSourceForSpecs();
    expect(Object.keys(file.streams)).toEqual(['appeal-a1', BOARD, 'session-s']);
    expect(file.streams[BOARD]).toEqual(source.streams[BOARD]);
    expect(file.streams['appeal-a1']).toEqual(source.streams['appeal-a1']);
    expect(file.streams['session-s']?.map(({ type, revision }) => `${revision} ${type}`)).toEqual([
      '0 SessionOpened',
      '1 SectionAdded',
      '2 ContestantEntered',
      '3 ContestantEntered',
    ]);
  });

  it('tells of other tables numbers and results alone', () => {
    const others = JSON.stringify(file.field);
    expect(file.field.tables.map(({ id }) => id)).toEqual(['board-s.1.2', 'board-s.2.1', 'board-s.2.2']);
    for (const hidden of ['p3', 'p4', 'SQ', 'slip', 'shout', '"deal"']) expect(others).not.toContain(hidden);
    expect(text).not.toContain('T98.T98.AKQJ.AKQ 76.7653.432.7654 AK32');
    expect(text).not.toContain('shouted');
    expect(text).not.toContain('p3a');
  });

  it('names the parties, and nobody else', () => {
    expect(file.names).toEqual({ '1': 'Pair <One>', p1a: 'Astrid "Lund"' });
  });

  it('tells whom it is about, and who has a part in it', () => {
    expect(file.parties).toEqual([
      { contestant: '1', side: 'NS', in: 'appellant' },
      { contestant: '2', side: 'EW', in: 'respondent' },
    ]);
    expect(file.people).toEqual(
      expect.arrayContaining([
        { id: 'p2a', as: ['East of 2'] },
        { id: 'p1a', as: ['North of 1', 'lodged the appeal (players)'] },
        { id: 'anna', as: ['ruled', 'received the appeal', 'recorded as director'] },
        { id: 'bo', as: ['consulted as expert player'] },
        { id: 'c1', as: ['chair of the committee'] },
      ]),
    );
  });

  // Three no-trump made is 400 and top against the other table's 50 down; down one is the same as there.
  it('tells what each decision changed, all other tables being as they are', () => {
    const [ruling, appeal, ...more] = file.effects;
    expect(more).toEqual([]);
    expect(ruling).toMatchObject({
      decision: RULING,
      pending: false,
      before: { result: '3NT by N, 9 tricks', score: 'N-S 400', points: { NS: '2.00', EW: '0.00' } },
      after: { result: '3NT by N, 9 tricks', points: { NS: '1.00', EW: '1.00' } },
    });
    expect(appeal).toMatchObject({
      decision: 'appeal-a1@4',
      pending: false,
      before: { points: { NS: '1.00', EW: '1.00' } },
      after: { points: { NS: '2.00', EW: '0.00' } },
    });
    // Board 2 was the same at both tables, 1 matchpoint each; a quarter of one comes off pair 3, and pair 4 has 2 + 1.
    expect(ruling?.before.standings).toEqual([
      { contestant: '1', place: '1=', total: '3.00', percentage: '75.00' },
      { contestant: '2', place: '3', total: '1.00', percentage: '25.00' },
    ]);
    expect(ruling?.after.standings.map(({ total }) => total)).toEqual(['2.00', '2.00']);
  });

  it('waits for the board where an appeal has changed the score', () => {
    const source = caseSourceForSpecs();
    const unfollowed = { ...source.streams, [BOARD]: source.streams[BOARD]?.slice(0, -1) ?? [] };
    const effect = makeCaseFile({ ...source, streams: unfollowed }).effects.at(-1);
    expect(effect).toMatchObject({ decision: 'appeal-a1@4', pending: true, after: { points: { NS: '1.00' } } });
  });

  it('has the result at all tables, by numbers', () => {
    expect(file.tables.map(({ table, contestants, points, own }) => [table, contestants, points?.NS, own])).toEqual([
      ['2', { NS: '3', EW: '4' }, '0.00', false],
      ['1', { NS: '1', EW: '2' }, '2.00', true],
    ]);
  });

  it('paraphrases the paragraphs in the edition of the session', () => {
    expect(file.laws.map(({ citation }) => citation)).toEqual([
      'Law 12C1b (WBF 2017)',
      'Law 16B1 (WBF 2017)',
      'Law 16B1b (WBF 2017)',
    ]);
    expect(file.laws[0]).toMatchObject({ title: 'Adjusting the score', says: [{ at: '12C1b' }] });
  });

  it('tells when everything happened, when it was recorded, and by whom', () => {
    expect(file.timeline.find(({ event }) => event === RULING)).toEqual({
      event: RULING,
      position: 24,
      occurredAt: '2026-02-02T19:24:00.000Z',
      recordedAt: '2026-02-02T19:24:00.000Z',
      by: 'anna',
      role: 'director',
      words: expect.stringContaining('Ruling by anna') as unknown,
    });
    const positions = file.timeline.map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });

  it('is of a ruling that nobody appealed, and of a whole board, just as well', () => {
    const { streams, ...source } = caseSourceForSpecs();
    const { 'appeal-a1': appeal, ...others } = streams;
    expect(appeal).toBeDefined();
    const ruling = makeCaseFile({ ...source, appeal: null, streams: others });
    expect(readCaseFile(caseFileText(ruling))).toMatchObject({ ok: true, value: { differing: [] } });
    expect(ruling.parties.map(({ in: part }) => part)).toEqual([null, null]);
    const board = makeCaseFile({ ...source, appeal: null, decision: null, streams: others });
    expect(board.effects[0]?.decision).toBe(RULING);
  });
});

describe('what people said in their own words, and the events have sealed', () => {
  const GROUNDS = 'a'.repeat(64);
  const STATEMENT = 'b'.repeat(64);
  const disclosedAs = (text: string) => ({ text, key: 'a key', stored: 'what is stored' });
  const sealedSource = (disclosed: Disclosed) => {
    const { streams, ...source } = caseSourceForSpecs();
    const text = JSON.stringify(streams)
      .replace(`"grounds":${JSON.stringify(HOSTILE)}`, `"grounds":{"sealed":"${GROUNDS}","person":"p1a"}`)
      .replace(`"text":${JSON.stringify(HOSTILE)}`, `"text":{"sealed":"${STATEMENT}","person":"p2a"}`);
    return { ...source, disclosed, streams: JSON.parse(text) as typeof streams };
  };
  const told = (disclosed: Disclosed) => {
    const sealed = makeCaseFile(sealedSource(disclosed));
    expect(readCaseFile(caseFileText(sealed))).toMatchObject({ ok: true, value: { file: sealed, differing: [] } });
    return { sealed, page: caseFilePage(sealed, textsOf('en')) };
  };

  it('stays sealed in the events, and is told beside them', () => {
    const { sealed, page } = told(({ sealed: hash }) =>
      hash === GROUNDS ? disclosedAs('Everybody leads a heart') : undefined,
    );
    expect(sealed.statements).toEqual({ [GROUNDS]: disclosedAs('Everybody leads a heart') });
    expect(saidIn(sealed, GROUNDS)).toBe(sealed.streams['appeal-a1']?.[0]);
    expect(saidIn(sealed, 'c'.repeat(64))).toBeUndefined();
    expect(sealed.streams['appeal-a1']?.[0]?.data.grounds).toEqual({ sealed: GROUNDS, person: 'p1a' });
    expect(page).toContain('<bdi dir="auto" class="said">Everybody leads a heart</bdi>');
    expect(page).toContain('<bdi dir="auto" class="said">(a statement kept apart)</bdi>');
  });

  it('is no longer kept where somebody has been forgotten', () => {
    const { sealed, page } = told(() => null);
    expect(sealed.statements).toEqual({ [GROUNDS]: null, [STATEMENT]: null });
    expect(page).toContain('<bdi dir="auto" class="said">(no longer kept)</bdi>');
  });

  it('is part of what follows from the file, and of nothing that is not in it', () => {
    const { sealed } = told(() => disclosedAs('Nobody leads a heart'));
    const lie = { ...sealed, statements: { ...sealed.statements, [STATEMENT]: disclosedAs('Everybody does') } };
    expect(readCaseFile(JSON.stringify(lie))).toMatchObject({ ok: true, value: { differing: ['view', 'timeline'] } });
    const more = {
      ...sealed,
      statements: { ...sealed.statements, ['c'.repeat(64)]: disclosedAs('What else is known') },
    };
    expect(readCaseFile(JSON.stringify(more))).toEqual({
      ok: false,
      error: `statements: ${'c'.repeat(64)} is sealed in no event of the file`,
    });
  });
});

describe('a case file of an older version', () => {
  const OF_2 = { signature: undefined };
  const OF_1 = { ...OF_2, proofs: undefined, statements: undefined };
  const as = (version: number, parts: object) => readCaseFile(JSON.stringify({ ...json(), ...parts, version }));

  it('is read as one without the parts that came later', () => {
    expect(as(1, OF_1)).toEqual({ ok: true, value: { file, differing: [] } });
    expect(as(2, OF_2)).toEqual({ ok: true, value: { file, differing: [] } });
  });

  it.each([
    ['2 called 1', 1, OF_2, 'statements: files of version 1 have no such part'],
    ['3 called 2', 2, {}, 'signature: files of version 2 have no such part'],
    ['3 called 1', 1, { ...OF_2, signature: 'x' }, 'statements: files of version 1'],
    ['1 called 2', 2, OF_1, 'statements: missing'],
    ['2 called 3', 3, OF_2, 'signature: expected'],
  ])('has the parts of its version and no others: %s', (_, version, parts, message) => {
    expect(as(version, parts)).toEqual({ ok: false, error: expect.stringContaining(message) as unknown });
  });
});

describe('what a case file is about', () => {
  const about = (parts: Partial<Record<'appeal' | 'decision' | 'board' | 'signature', string | null>>) =>
    readCaseFile(JSON.stringify({ ...json(), ...parts }));

  it.each([
    [{ appeal: 'a2' }, 'appeal: the file has no event of appeal-a2'],
    [{ decision: `${BOARD}@9` }, `appeal: a1 is about ${RULING} in the end`],
    [{ decision: 'board-s.1.2@0' }, 'decision: board-s.1.2@0 is not on the board'],
    [{ decision: `${BOARD}@99` }, `decision: the file has no event ${BOARD}@99`],
    [{ board: null }, `${BOARD}: neither the board of the case`],
    [{ board: 'board-s.2.1' }, `${BOARD}: neither the board of the case`],
    [{ signature: 'x' }, 'signature: there is none without proofs'],
  ])('is what its events say: %j', (parts, message) => {
    expect(about(parts)).toEqual({ ok: false, error: expect.stringContaining(message) as unknown });
  });

  it('may be the ruling alone, or the board, of the same events', () => {
    expect(about({ appeal: null })).toMatchObject({ ok: true });
    expect(about({ appeal: null, decision: null })).toMatchObject({ ok: true });
  });
});

type Broken = Readonly<Record<string, unknown>>;
const json = (): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;
const withStream = (change: (events: Record<string, unknown>[]) => readonly unknown[]): Broken => {
  const streams = { ...file.streams, [BOARD]: change(structuredClone(file.streams[BOARD] ?? []) as never[]) };
  return { ...json(), streams };
};

describe('reading a case file', () => {
  it.each<[string, string | Broken, string]>([
    ['no JSON', '{', 'not JSON: '],
    ['a list', '[]', "not a case file: its format is not 'session-ledger-case'"],
    ['another version', { ...json(), version: 4 }, 'a case file of version 4: versions 1 to 3 are known here'],
    ['a part of the wrong shape', { ...json(), names: { p1a: 7 } }, 'names.p1a: '],
    ['a part that nobody knows', { ...json(), proof: [] }, 'proof: unknown part'],
    [
      'an event left out',
      withStream((events) => events.filter((_, index) => index !== 4)),
      `${BOARD}: event 4 is missing`,
    ],
    ['events of another stream', { ...json(), streams: { ...file.streams, other: [] } }, 'other: neither the board'],
    [
      'an event that nobody can read',
      withStream((events) => events.map((event, index) => (index === 4 ? { ...event, type: 'CardEaten' } : event))),
      `${BOARD}, event 4 (position 18): no event type CardEaten is known here`,
    ],
    ['no session', { ...json(), streams: { [BOARD]: file.streams[BOARD] } }, 'the session s is not in the case'],
  ])('refuses %s', (_, broken, message) => {
    const read = readCaseFile(typeof broken === 'string' ? broken : JSON.stringify(broken));
    expect(read).toEqual({ ok: false, error: expect.stringContaining(message) as unknown });
  });

  it('names the parts that do not follow from the events in it', () => {
    const changed = { ...json(), tables: [], parties: [] };
    expect(readCaseFile(JSON.stringify(changed))).toMatchObject({
      ok: true,
      value: { file: { tables: file.tables }, differing: ['parties', 'tables'] },
    });
  });

  it('keeps what was said to the letter', () => {
    expect(text).toContain(JSON.stringify(HOSTILE).slice(1, -1));
  });
});

describe('a file that was written before rulings had their scores by code', () => {
  const score = file.view?.rulings.flatMap((ruling) => ruling.score) ?? [];
  const before = (words: (text: string) => string) => ({
    ...file,
    view: file.view && {
      ...file.view,
      rulings: file.view.rulings.map((ruling) => ({
        ...ruling,
        score: ruling.score.map(({ at, words: text }) => ({ at, words: words(text) })),
      })),
      contradictions: [],
    },
  });

  it('is in order', () => {
    expect(score.length).toBeGreaterThan(0);
    expect(file.view?.contradictions).toEqual([]);
    expect(readCaseFile(JSON.stringify(before((text) => text)))).toMatchObject({ ok: true, value: { differing: [] } });
  });

  it('is not where it says another score', () => {
    const altered = before((text) => `${text}, or so`);
    expect(readCaseFile(JSON.stringify(altered))).toMatchObject({ ok: true, value: { differing: ['view'] } });
  });
});
