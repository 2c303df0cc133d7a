import fc from 'fast-check';
import { canonicalJson } from './canonical-json';
import type { JsonValue } from './event-log';

describe('canonicalJson', () => {
  it('writes the example of RFC 8785, 3.2.2', () => {
    const value = {
      numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    };
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('sorts keys by UTF-16 code units, as in RFC 8785, 3.2.3', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 };
    expect(canonicalJson(value)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
  });

  /** RFC 8785, appendix B: the bits of a double and how it is written. */
  it.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555554', '333333333.33333325'],
    ['41b3de4355555555', '333333333.3333333'],
    ['41b3de4355555556', '333333333.3333334'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('writes the number %s as %s', (bits, written) => {
    expect(canonicalJson(Buffer.from(bits, 'hex').readDoubleBE())).toBe(written);
  });

  it.each<[unknown, string]>([
    [NaN, '$ is NaN'],
    [{ a: [1, -Infinity] }, '$.a[1] is -Infinity'],
    [{ a: { 'b c': undefined } }, '$.a["b c"] is undefined'],
    [new Array(1), '$[0] is undefined'],
    [[1n], '$[0] is a bigint'],
    [{ f: () => 1 }, '$.f is a function'],
    [{ s: Symbol.iterator }, '$.s is a symbol'],
    [{ at: new Date(0) }, '$.at is a Date'],
    [[new Map()], '$[0] is a Map'],
    [Buffer.of(1), '$ is a Buffer'],
    [['ok', '\ud83d'], '$[1] is text with a lone surrogate'],
    [{ hand: { '\ude00': 1 } }, '$.hand is text with a lone surrogate'],
  ])('refuses %p and names the place', (value, words) => {
    expect(() => canonicalJson(value as JsonValue)).toThrow(TypeError);
    expect(() => canonicalJson(value as JsonValue)).toThrow(words);
  });

  it('refuses a value that contains itself', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    expect(() => canonicalJson(loop as JsonValue)).toThrow('part of itself');
  });

  it('counts places from the root it is given', () => {
    expect(() => canonicalJson({ tricks: NaN }, 'data')).toThrow('data.tricks is NaN');
  });

  it('keeps text that only looks like a lone surrogate, and pairs', () => {
    expect(canonicalJson(['\\ud800', '😀'])).toBe('["\\\\ud800","😀"]');
  });

  const json = fc.jsonValue({ stringUnit: 'binary' }) as fc.Arbitrary<JsonValue>;

  it('says the same value, in one way only', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value);
        // JSON.stringify writes -0 as 0, as RFC 8785 does.
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text) as JsonValue)).toBe(text);
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), json), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
      }),
    );
  });
});
