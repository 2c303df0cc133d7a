import { canonicalJson, type JsonValue } from '@app/ledger';
import fc from 'fast-check';
import { endOfValue } from './canonical-scan';

const isScanned = (text: string): boolean => endOfValue(text, 0) === text.length;

const isCanonical = (text: string): boolean => {
  try {
    return canonicalJson(JSON.parse(text) as JsonValue) === text;
  } catch {
    return false;
  }
};

describe('scanning for canonical JSON', () => {
  it.each([
    '{}',
    '[]',
    '[[],{}]',
    '"a b"',
    '0',
    '-1',
    '999999999999999',
    'true',
    'false',
    'null',
    '{"":1,"A":2,"a":[true,{"b":null}],"aa":""}',
  ])('takes %s', (text) => {
    expect(isScanned(text)).toBe(true);
  });

  it.each([
    '',
    ' {}',
    '{} ',
    '{"a": 1}',
    '{"b":1,"a":2}',
    '{"a":1,"a":1}',
    '{"aa":1,"a":2}',
    '{"a":1,}',
    '[1,]',
    '[1 ,2]',
    '{"a"}',
    '{a:1}',
    '"a',
    '"\\u0061"',
    '"\u0001"',
    '01',
    '-0',
    '-',
    '1.0',
    '1e3',
    '1E3',
    '+1',
    'nul',
    'True',
    'NaN',
    '{"a":1}}',
    '[1}',
  ])('does not take %j', (text) => {
    expect(isScanned(text)).toBe(false);
  });

  it('leaves to others what it does not look into', () => {
    for (const text of ['"\u00e6"', '"\\n"', '1.5', '1000000000000000', `${'['.repeat(200)}${']'.repeat(200)}`]) {
      expect([isScanned(text), isCanonical(text)]).toEqual([false, true]);
    }
  });

  it('takes nothing that is not canonical, however it is damaged', () => {
    const document = fc.jsonValue().map((value) => canonicalJson(value as JsonValue));
    const damage = fc.record({
      at: fc.nat(),
      put: fc.constantFrom('', ...'{}[]",:0-1e.a \\'),
      cut: fc.nat({ max: 2 }),
    });
    fc.assert(
      fc.property(document, fc.option(damage), (text, damaged) => {
        const at = damaged === null ? 0 : damaged.at % (text.length + 1);
        const read = damaged === null ? text : text.slice(0, at) + damaged.put + text.slice(at + damaged.cut);
        expect(isScanned(read) && !isCanonical(read)).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });
});
