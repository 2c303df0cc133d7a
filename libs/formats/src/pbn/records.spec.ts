import type { Finding } from './findings';
import { lineWindow } from './lines';
import { rawRecords } from './records';

const read = (text: string) => {
  const findings: Finding[] = [];
  const records = [...rawRecords(lineWindow(text.split('\n')), (finding) => findings.push(finding))];
  return { records, findings };
};
const tagsOf = (text: string): readonly string[] =>
  read(text).records.map(({ tags }) => tags.map(({ name, value }) => `${name}=${value}`).join(' '));
const codes = (text: string): readonly string[] =>
  read(text).records.flatMap(({ findings }) => findings.map(({ code, line }) => `${line} ${code}`));

describe('tags', () => {
  it.each([
    ['one a line', '[Event "a"]\n[Site "b"]', ['Event=a Site=b']],
    ['two on a line', '[Event "a"] [Site "b"]', ['Event=a Site=b']],
    ['no space before the value', '[Event"a"]', ['Event=a']],
    ['spaces everywhere', ' [  Event  "a"  ] ', ['Event=a']],
    ['one tag over several lines', '[\n Event\n% not for us\n "a"\n ]', ['Event=a']],
    ['escapes', String.raw`[Event "\\\"a\"\\ \s"]`, [String.raw`Event=\"a"\ \s`]],
    [
      'widths of columns, which are no escapes',
      String.raw`[ScoreTable "A\3R;B\4L"]`,
      [String.raw`ScoreTable=A\3R;B\4L`],
    ],
    ['brackets, braces and semicolons in a value', '[Event "[a]{b};%"]', ['Event=[a]{b};%']],
  ])('%s', (_, text, tags) => expect(tagsOf(text)).toEqual(tags));

  it.each([
    ['no name', '[ "a"]', '1 tag-syntax'],
    ['no value', '[Event]', '1 tag-syntax'],
    ['a value without quotes', '[Event a]', '1 tag-syntax'],
    ['no closing quote', '[Event "a]', '1 string-not-closed'],
    ['no bracket', '[Event "a"\n[Site "b"]', '1 tag-syntax'],
    ['cut off by the end of the record', '[Event\n\n"a"]', '1 tag-syntax'],
    ['a tab in a value', '[Event "a\tb"]', '1 bad-character'],
  ])('%s is reported with its line', (_, text, finding) => expect(codes(text)[0]).toBe(finding));

  it('reads on behind a broken tag', () => expect(tagsOf('[Event "a]\n[Site "b"]')).toEqual(['Site=b']));
});

describe('records', () => {
  it('are separated by semi-empty lines', () =>
    expect(tagsOf('[Event "a"]\n\n[Event "b"]\n \t\n\n[Event "c"]')).toEqual(['Event=a', 'Event=b', 'Event=c']));

  it('know their line and their place', () =>
    expect(read('% head\n\n\n[Event "a"]\n\n[Event "b"]').records).toMatchObject([
      { number: 1, line: 4 },
      { number: 2, line: 6 },
    ]));

  it('are not made of comments and escaped lines alone', () =>
    expect(read('% escaped\n\n{ comment }\n; another\n\n').records).toEqual([]));

  it('keep the words of a section with its tag', () => {
    const [record] = read('[Auction "N"]\n1S Pass ; comment\n% escaped\n{ more\n } 2C').records;
    expect(record?.tags[0]?.words).toEqual([
      { text: '1S', line: 2 },
      { text: 'Pass', line: 2 },
      { text: '2C', line: 5 },
    ]);
  });

  it('report text before any tag', () => expect(codes('bad\n[Event "a"]')).toEqual(['1 stray-text']));
});

describe('comments', () => {
  it('may hold semi-empty lines and brackets', () =>
    expect(tagsOf('[Event "a"] {\n\n[Site "x"]\n} [Date "b"]')).toEqual(['Event=a Date=b']));

  it('do not nest', () => expect(tagsOf('{ a { b } [Event "a"]')).toEqual(['Event=a']));

  it.each([
    ['on one line', '{ a { b } c }', '2 comment-in-comment'],
    ['with signs that mean something elsewhere', '{ a {2D} [so; "they\nsaid] {b} c}', '2 comment-in-comment'],
    ['two deep', '{ {{ } } b }', '2 comment-in-comment'],
  ])('that have another one in them are read to the last brace, and reported: %s', (_, comment, finding) => {
    const text = `[Auction "N"]\n${comment} 1S\n[Site "b"]`;
    expect(tagsOf(text)).toEqual(['Auction=N Site=b']);
    expect(read(text).records[0]?.tags[0]?.words.map((word) => word.text)).toEqual(['1S']);
    expect(codes(text)).toEqual([finding]);
  });

  it('with a brace too few are read by the standard, up to the next tag', () => {
    const text = '[Auction "N"]\n{ :-{ } 1S { next }\n[Site "b"]\n{ c } }';
    expect(read(text).records[0]?.tags[0]?.words.map((word) => word.text)).toEqual(['1S']);
    expect(codes(text)).toEqual([]);
  });

  it('with another one in them are no record when they stand alone', () => {
    const { records, findings } = read('{ a { b } c }\n\n[Event "a"]');
    expect(records).toMatchObject([{ number: 1, line: 3 }]);
    expect(findings).toMatchObject([{ code: 'comment-in-comment', line: 1 }]);
  });

  it('that are not closed end at the record, and are reported', () => {
    const text = '[Event "a"] {\nlost\n\n[Event "b"] { fine }\n\n[Event "c"] { not closed';
    expect(tagsOf(text)).toEqual(['Event=a', 'Event=b', 'Event=c']);
    expect(codes(text)).toEqual(['1 comment-not-closed', '6 comment-not-closed']);
  });
});

describe('tables', () => {
  const table = (rows: string): string => `[ActionTable "A;B"]\n${rows}`;

  it('have string elements and end at a tag', () => {
    const [record] = read(table('1 "a ;b"\n[Event "x"]')).records;
    expect(record?.tags.map(({ words }) => words.map(({ text }) => text))).toEqual([['1', '"a ;b"'], []]);
  });

  it('may have a comment before the first element, none behind one', () => {
    expect(codes(table('; why\n{ and how }\n1 2'))).toEqual([]);
    expect(codes(table('1 2 ; why'))).toEqual(['2 comment-in-table']);
  });

  it.each(['[', ']', '{', '}', '%'])('cannot have %s in an element', (character) =>
    expect(codes(table(`1 ${character}`))).toEqual(['2 bad-element']),
  );
});

describe('lines', () => {
  it('of 254 characters are long enough, also in comments', () => {
    const line = (length: number): string => `{\n${'x'.repeat(length)}\n}\n[Event "a"]`;
    expect(codes(line(254))).toEqual([]);
    expect(codes(line(255))).toEqual(['2 line-too-long']);
  });

  it.each(['\u0000', '\u007f', '\u0085'])('must not have control characters', (character) =>
    expect(codes(`[Event "${character}"]`)).toEqual(['1 bad-character']),
  );

  it('may have letters of ISO-8859-1', () => expect(codes('[Event "\u00a0éÿ"]')).toEqual([]));
});

describe('what has to be in memory is limited', () => {
  it('a record of more than 100,000 tags and words is refused, and the next one is read', () => {
    const text = `[Event "a"]\n${'x\n'.repeat(200_000)}\n[Event "b"]`;
    expect(codes(text)).toEqual(['100001 record-too-long']);
    expect(tagsOf(text)).toEqual(['Event=a', 'Event=b']);
    const [first] = read(text).records;
    expect(first?.tags[0]?.words).toHaveLength(99_999);
  });

  it('a comment of more than 10,000 lines has no end: reading goes on at its first empty line', () => {
    const comment = (lines: number) => `[Event "a"]\n{\n\n[Event "b"]\n${'x\n'.repeat(lines)}}`;
    expect(tagsOf(comment(9_000))).toEqual(['Event=a']);
    expect(tagsOf(comment(10_000))).toEqual(['Event=a', 'Event=b']);
    expect(codes(comment(10_000))[0]).toBe('2 comment-not-closed');
  });
});

describe('a record right after another one, without an empty line', () => {
  const record = (event: string) => `[Event "${event}"]\n[Board "1"]\n[Auction "N"]\nPass Pass\nPass Pass`;

  it('is a record of its own, and the report says so', () => {
    const text = [record('a'), record('b'), '', record('c')].join('\n');
    expect(tagsOf(text)).toEqual(['a', 'b', 'c'].map((event) => `Event=${event} Board=1 Auction=N`));
    expect(codes(text)).toEqual(['6 no-empty-line']);
  });

  it('also after the rows of a table', () => {
    const table = '[Event "a"]\n[Board "1"]\n[ScoreTable "Rank;Names"]\n1 "x"\n[Event "b"]\n[Board "2"]';
    expect(tagsOf(table)).toEqual(['Event=a Board=1 ScoreTable=Rank;Names', 'Event=b Board=2']);
  });

  it('an event that is given twice begins nothing', () => {
    const again = `${record('a')}\n[Event "a"]`;
    expect(tagsOf(again)).toEqual(['Event=a Board=1 Auction=N Event=a']);
    expect(tagsOf('[Event "a"]\n[Board "1"]\n[Event "a"]')).toEqual(['Event=a Board=1 Event=a']);
  });

  it('lines are looked at once, in the record that they are in', () => {
    const long = `{${'x'.repeat(300)}}`;
    expect(codes(`${record('a')}\n${long}\n${record('b')}\n${long}`)).toEqual([
      '6 line-too-long',
      '7 no-empty-line',
      '12 line-too-long',
    ]);
  });
});
