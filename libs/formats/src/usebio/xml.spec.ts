import { inEnglish } from '@app/messages';
import { xmlText } from './encoding';
import { type XmlElement, childrenOf, readXml, textOf, valueOf } from './xml';
import { runToEnd } from '../reader';

const parse = (text: string) => runToEnd(readXml([text], 'BOARD'));

const parsed = (text: string): XmlElement => {
  const result = parse(text);
  if (!result.ok) throw new Error(inEnglish(result.error.problem));
  return result.value;
};

it('gives elements with text, attributes and lines; names in upper case', () => {
  const root = parsed('<?xml version="1.0"?>\n<a Id=" 1 ">\n  <b> x <!-- y --><![CDATA[<&]]> </b>\n  <B/>\n</a>');
  expect(childrenOf(root, 'B').map(({ line, text }) => [line, text])).toEqual([
    [3, 'x <&'],
    [4, ''],
  ]);
  expect(textOf(root, 'C', 'B')).toBe('x <&');
  expect([valueOf(root, 'ID'), valueOf(root, 'B'), valueOf(root, 'C')]).toEqual(['1', 'x <&', null]);
});

it.each([
  ['<a>\n<b></a>', 2, 'unexpected close tag'],
  ['<a>\n\n<b>', 3, 'unclosed tag: b'],
  ['<a>\nA & B</a>\n', 3, "unclosed tag: a (line 2 has a bare '&', to be written '&amp;')"],
  ['<a>\n&nbsp;</a>', 2, 'undefined entity'],
  ['<a b=1/>', 1, 'unquoted attribute value'],
  ['text', 1, 'text data outside of root node'],
  ['', 1, 'document must contain a root element'],
  ['<a>'.repeat(200), 1, 'elements nested more than 100 deep'],
])('refuses %j', (text, line, message) => {
  const result = parse(text);
  expect(result.ok ? null : [result.error.line, inEnglish(result.error.problem)]).toEqual([line, message]);
});

it('expands no entity of a DOCTYPE and fetches no file', () => {
  const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
  expect(parse(`${bomb}<a/>`).ok).toBe(true);
  for (const name of ['c', 'f', 'constructor', '__proto__']) {
    expect(parse(`${bomb}<a>&${name};</a>`)).toMatchObject({
      ok: false,
      error: { problem: { code: 'import.xml.parser', params: { text: 'undefined entity' } } },
    });
  }
});

const latin1 = (text: string): Uint8Array => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const utf16 = (text: string): Uint8Array =>
  Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((c) => [c.charCodeAt(0), 0])]);

it.each([
  ['UTF-8', new TextEncoder().encode('<a>é</a>'), 0],
  ['declared ISO-8859-1', latin1('<?xml version="1.0" encoding="iso-8859-1"?><a>é</a>'), 0],
  ['undeclared ISO-8859-1', latin1('<a>é</a>'), 1],
  ['falsely declared UTF-8', latin1('<?xml version="1.0" encoding="utf-8"?><a>é</a>'), 1],
  ['an unknown encoding', latin1('<?xml version="1.0" encoding="x-none"?><a>é</a>'), 1],
  ['UTF-16', utf16('<a>é</a>'), 0],
])('reads %s', (_, bytes, assumptions) => {
  const { text, findings } = xmlText([bytes.subarray(0, 3), bytes.subarray(3)]);
  expect(parsed([...text].join('')).text).toBe('é');
  expect(findings.map(({ code }) => code)).toEqual(Array<string>(assumptions).fill('encoding-assumed'));
});
