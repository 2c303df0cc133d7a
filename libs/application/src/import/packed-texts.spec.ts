import fc from 'fast-check';
import { packedTexts } from './packed-texts';

/** A text of one line, up to a few times as long as what is packed together. */
const line = fc
  .tuple(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constantFrom(1, 1, 1, 10, 20_000))
  .map(([text, times]) => JSON.stringify(text.repeat(times)));

describe('packedTexts', () => {
  it('gives each text back, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (lines, random) => {
        const texts = packedTexts();
        for (const one of lines) expect(texts.add(one)).toBe(true);
        expect(texts.length()).toBe(lines.length);
        for (const [nth, one] of lines.entries()) expect(texts.at(nth)).toBe(one);
        for (const any of lines.length === 0 ? [] : random.take(20)) {
          expect(texts.at(any % lines.length)).toBe(lines[any % lines.length]);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('gives texts that are added after others were asked for', () => {
    const texts = packedTexts();
    const long = 'x'.repeat(300_000);
    texts.add('a');
    expect(texts.at(0)).toBe('a');
    texts.add(long);
    texts.add('b');
    expect([texts.at(1), texts.at(2), texts.at(0)]).toEqual([long, 'b', 'a']);
    expect(() => texts.at(3)).toThrow(RangeError);
  });

  it('takes what has room, by its packed length', () => {
    const texts = packedTexts(1_000);
    for (let nth = 0; nth < 20; nth += 1) expect(texts.add('x'.repeat(500))).toBe(true);
    expect(texts.add('y'.repeat(1_001))).toBe(false);
    expect(texts.length()).toBe(20);
    expect(texts.at(19)).toBe('x'.repeat(500));
  });

  it('is as new when it is cleared', () => {
    const texts = packedTexts(10);
    expect([texts.add('12345'), texts.add('123456')]).toEqual([true, false]);
    texts.clear();
    expect(texts.length()).toBe(0);
    expect(texts.add('1234567890')).toBe(true);
    expect(texts.at(0)).toBe('1234567890');
  });
});
