import { inEnglish } from '@app/messages';
import { boardOf, bytesOf, game, lenient, said, strict, tagsOnly, words } from './for-specs';
import { readPbn } from './read-pbn';

it('a file of sound records gives boards and nothing to report', () => {
  for (const file of [lenient(game(), game({ tags: { Board: '2' } })), strict(game())]) {
    expect(file).toMatchObject({ format: 'pbn', event: 'Club night', deals: [], contestants: [], report: [] });
    expect(file.boards).toHaveLength(file.recordsRead);
  }
});

it('knows the lines of everything', () => {
  const [, second] = lenient(game(), game()).boards;
  expect(second).toMatchObject({ record: 2, line: 20, result: { line: 27 } });
  expect(second?.calls?.map(({ line }) => line)).toEqual([29, 29, 29, 29, 30, 30, 30, 30, 30, 30]);
  expect(second?.cards?.[4]?.line).toBe(33);
});

it.each(['\r\n', '\r'])('reads lines that end with %j', (end) =>
  expect(readPbn(new TextEncoder().encode(game().replaceAll('\n', end)))).toEqual(lenient(game())),
);

it('reads ISO-8859-1 and UTF-8 alike, and says which', () => {
  const text = game({ tags: { North: 'Zoé' } });
  const latin1 = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
  for (const [bytes, encoding] of [[latin1, /ISO-8859-1/] as const, [bytesOf(text), /UTF-8/] as const]) {
    const file = readPbn(bytes);
    expect(file.boards[0]?.players.N).toBe('Zoé');
    expect(file.report).toMatchObject([{ kind: 'note', code: 'encoding' }]);
    expect(words(file)).toMatch(encoding);
  }
});

it('what the standard leaves open is no error when reading strictly', () => {
  const noBid = tagsOnly({ Contract: 'Pass', Declarer: '', Result: '' });
  const rooms = { HomeTeam: 'A', VisitTeam: 'B' };
  expect(said(strict(noBid))).toEqual(['assumption passed-out']);
  expect(said(strict(game({ tags: rooms }), game({ tags: rooms })))).toEqual(['assumption rooms-by-order']);
});

it('a refused record leaves the others alone, and nothing of it is passed on', () => {
  const file = lenient(game(), game({ tags: { Event: 'Elsewhere' }, auction: ['N', '1Z'] }), game());
  expect(file.boards.map(({ record }) => record)).toEqual([1, 3]);
  expect(file).toMatchObject({ recordsRead: 3, event: 'Club night' });
  expect(said(file)).toEqual(['error unreadable-call']);
  expect(file.report[0]).toMatchObject({ record: 2, board: '1', line: 29 });
  expect(words(file)).toBe('"1Z" is no call');
});

it('reports behind what refuses a record nothing that only follows from it', () =>
  expect(said(lenient(game({ tags: { Declarer: 'Black', Contract: '2NT' } })))).toEqual(['error unreadable-tag']));

it('a record with nothing to record is accepted and no board', () => {
  const file = strict('[Event "x"]\n[Site "y"]');
  expect(file).toMatchObject({ recordsRead: 1, boards: [] });
  expect(said(file)).toEqual(['note nothing-recorded']);
});

it('a deal alone is a board that was not played yet', () =>
  expect(boardOf(tagsOnly({ Declarer: null, Contract: null, Result: null }))).toMatchObject({
    ...{ calls: null, cards: null, result: null, claim: null, declarerInFact: null },
  }));

it.each(['', '\n\n% only\n{ comments }\n'])('a file without records is an error: %j', (text) =>
  expect(lenient(text)).toMatchObject({ recordsRead: 0, report: [{ kind: 'error', code: 'not-pbn', line: 1 }] }),
);

it('says the habits of a program once, and how often', () => {
  const file = lenient(...['1', '2', '3'].map((Board) => tagsOnly({ Board, Contract: '3N' })));
  expect(file.report).toMatchObject([{ code: 'tag-spelling', record: 1 }]);
  expect(words(file)).toBe('Contract is spelled "3N" (and 2 more like it)');
});

it('a game that ended in another way', () => {
  const ended = (Termination: string) =>
    lenient(tagsOnly({ Termination })).report.map(({ message }) => inEnglish(message));
  expect(ended('adjudication')).toEqual(['Termination says: adjudication']);
  expect(ended('normal')).toEqual([]);
});

describe('what holds for the file', () => {
  const facts = (...all: readonly Record<string, string>[]) => lenient(...all.map((tags) => game({ tags })));

  it.each([
    ['2021.08.23', '2021-08-23'],
    ['20151006', '2015-10-06'],
    ['2015-10-06', '2015-10-06'],
    ['2012.08.??', null],
    ['2021.02.30', null],
    ['?', null],
  ])('date %s', (Date, date) => expect(facts({ Date })).toMatchObject({ date }));

  it.each([
    ['MP', '', 'matchpoints'],
    ['Matchpoints', '', 'matchpoints'],
    ['MP;MP1', '', 'matchpoints'],
    ['IMP;Cross1', 'Pairs', 'cross-imps'],
    ['IMP', 'Teams', 'team-imps'],
    ['IMP', 'Pairs', 'butler'],
    ['IMP', '', 'butler'],
    ['IMP;Butler-2;Mean', 'Pairs', 'butler'],
    ['IMP;Butler', '', 'butler'],
    ['IMP;Butler', 'Teams', null],
    ['IMP;Cross2', '', 'cross-imps'],
    ['IMP;Experts', 'Pairs', null],
    ['BAM', 'Teams', 'board-a-match'],
    ['BAM', 'Pairs', null],
    ['Rubber', '', null],
    ['', 'Teams', null],
  ])('scoring %s %s', (Scoring, Competition, scoring) =>
    expect(facts({ Scoring, Competition })).toMatchObject({ scoring }),
  );

  it('plain IMPs are means over the field where the file has broken numbers, else against a datum', () => {
    const plain = { Scoring: 'IMP', Competition: 'Pairs' };
    const means = facts({ ...plain, ScoreIMP: 'NS 2' }, { ...plain, ScoreIMP: 'NS 2.5' });
    expect(means.scoring).toBe('cross-imps');
    expect(said(means)).toEqual(['assumption scoring-from-imps']);
    expect(facts({ ...plain, ScoreIMP: 'NS 2.0' }).scoring).toBe('butler');
    expect(facts({ ...plain, Competition: '', Room: 'Open' }).scoring).toBe('team-imps');
  });

  it('says which parameters of conditions a scoring stands for, and what is not computed', () => {
    const file = facts({ Scoring: 'IMP;Butler-2;Median' });
    expect(said(file)).toEqual(['note scoring-parameter', 'note scoring-modifier']);
    expect(words(file)).toBe(
      'Scoring "IMP;Butler-2;Median" means butler-trim 1; what counts is what the conditions of the session say',
    );
    expect(words(file, 1)).toBe(
      'Scoring "IMP;Butler-2;Median": median is not computed here, so that numbers may differ',
    );
  });

  it('several dates or events: the first, and a note', () => {
    const file = facts({ Date: '2021.01.01' }, { Date: '2021.01.02', Event: 'Other' });
    expect(file).toMatchObject({ date: '2021-01-01', event: 'Club night' });
    expect(said(file)).toEqual(['note several-events', 'note several-dates']);
  });
});
