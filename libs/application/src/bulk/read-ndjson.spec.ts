import { readNdjson } from './read-ndjson';

const linesOf = async (...chunks: readonly (string | Uint8Array)[]) => {
  const stream = async function* () {
    for (const chunk of chunks) yield await Promise.resolve(chunk);
  };
  const lines = [];
  for await (const line of readNdjson(stream())) lines.push(line);
  return lines;
};

const json = (line: number, value: unknown) => ({ line, ok: true, json: value });

describe('NDJSON', () => {
  it.each([
    ['lines', ['{"a":1}\n{"a":2}\n'], [json(1, { a: 1 }), json(2, { a: 2 })]],
    ['no newline at the end', ['{"a":1}\n{"a":2}'], [json(1, { a: 1 }), json(2, { a: 2 })]],
    ['CRLF', ['{"a":1}\r\n{"a":2}\r\n'], [json(1, { a: 1 }), json(2, { a: 2 })]],
    ['empty lines, which count', ['\n\n{"a":1}\n  \n7\n'], [json(3, { a: 1 }), json(5, 7)]],
    ['nothing', [], []],
    ['one newline', ['\n'], []],
    ['a byte order mark', ['\ufeff{"a":1}\n'], [json(1, { a: 1 })]],
  ])('with %s', async (_, chunks, expected) => {
    expect(await linesOf(...chunks)).toEqual(expected);
  });

  it('may be cut anywhere, also within a character', async () => {
    const bytes = Buffer.from('{"name":"Møldrup"}\n{"name":"♠"}\n');
    const whole = await linesOf(bytes);
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(await linesOf(bytes.subarray(0, at), bytes.subarray(at))).toEqual(whole);
    }
    expect(await linesOf(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
  });

  it('has its bad lines named, and the good ones read', async () => {
    const lines = await linesOf('{"a":1}\n{"a":\n{"a":3}\n');
    expect(lines).toMatchObject([json(1, { a: 1 }), { line: 2, ok: false }, json(3, { a: 3 })]);
  });

  it.each([
    ['{"a":1,"a":2}', 'a: stands twice in one object'],
    ['{"x":{"__proto__":1}}', 'x.__proto__: is no name for a field'],
    ['{"x":"a\\u0000b"}', 'x: has the control character U+0000'],
    ['{"x":["\u202e"]}', 'x[0]: has a character that overrides the direction of text, U+202E'],
  ])('that JSON allows and no command can mean is refused: %s', async (line, message) => {
    expect(await linesOf(`${line}\n7`)).toEqual([{ line: 1, ok: false, message }, json(2, 7)]);
  });

  it('that is no UTF-8 is not repaired silently', async () => {
    const latin1 = Buffer.from('{"name":"Møldrup"}\n', 'latin1');
    expect(await linesOf(latin1, '7')).toEqual([{ line: 1, ok: false, message: 'no UTF-8' }, json(2, 7)]);
  });

  it.each(['at the end', 'in the middle'])('with a line that is too long %s keeps none of it', async (where) => {
    const piece = 'x'.repeat(400_000);
    const lines = await linesOf('1\n', piece, piece, piece, where === 'at the end' ? '' : '\n3\n');
    expect(lines).toMatchObject([json(1, 1), { line: 2, ok: false }, ...(where === 'at the end' ? [] : [json(3, 3)])]);
    expect(lines[1]).toHaveProperty('message', 'longer than 1000000 bytes');
  });
});
