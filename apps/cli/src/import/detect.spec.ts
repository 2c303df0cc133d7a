import { UsageError } from '../failure';
import { formatOf, refuseOtherKind } from './detect';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('formatOf', () => {
  it.each([
    ['a.pbn', 'pbn'],
    ['A.PBN', 'pbn'],
    ['b.lin', 'lin'],
    ['c.xml', 'usebio'],
    ['d.jsonl', 'ndjson'],
    ['e.BWS', 'bws'],
  ])('%s is %s', (file, format) => {
    expect(formatOf(file)).toBe(format);
  });

  it.each(['evening.bws', 'evening.mdb', 'evening', 'evening.pbn'])(
    '%s is BWS where it begins like a database',
    (file) => {
      expect(formatOf(file, bytes(`\u0000\u0001\u0000\u0000Standard Jet DB\u0000\u0001`))).toBe('bws');
      expect(formatOf(file, bytes(`\u0000\u0001\u0000\u0000Standard ACE DB\u0000\u0002`))).toBe('bws');
    },
  );

  it('refuses what it does not know', () => {
    expect(() => formatOf('results.doc')).toThrow(UsageError);
  });
});

describe('refuseOtherKind', () => {
  it.each([
    ['pbn', '% PBN 2.1\n[Event "x"]'],
    ['pbn', '\uFEFF[Event "x"]'],
    ['pbn', ''],
    ['pbn', 'anything that says nothing'],
    ['lin', 'vg|x|'],
    ['usebio', '<?xml version="1.0"?>'],
  ] as const)('%s: %j passes', (format, text) => {
    expect(() => {
      refuseOtherKind('f', format, bytes(text));
    }).not.toThrow();
  });

  it.each([
    ['pbn', 'pn|South,West|', 'this is LIN, not PBN'],
    ['pbn', '<USEBIO/>', 'this is XML, not PBN'],
    ['lin', '[Event "x"]', 'this is PBN, not LIN'],
    ['usebio', '[Event "x"]', 'this is PBN, not USEBIO'],
    ['bws', '[Event "x"]', 'this is PBN, not BWS'],
  ] as const)('%s: %j is refused', (format, text, message) => {
    expect(() => {
      refuseOtherKind('f', format, bytes(text));
    }).toThrow(message);
  });

  it('refuses UTF-16 under the name of a PBN file', () => {
    expect(() => {
      refuseOtherKind('f', 'pbn', new Uint8Array([0xff, 0xfe, 0x5b, 0]));
    }).toThrow('UTF-16');
  });
});
