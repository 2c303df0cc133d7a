import { UsageError } from '../failure';
import { formatFound, formatOf, isArchive } from './detect';

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

describe('by content', () => {
  it.each([
    ['pbn', '% PBN 2.1\n[Event "x"]'],
    ['pbn', '\uFEFF[Event "x"]'],
    ['lin', 'vg|x|'],
    ['lin', 'pn|South,West|'],
    ['usebio', '<?xml version="1.0"?>'],
    ['ndjson', '{"id":"x"}'],
  ] as const)('%s: %j, whatever it is called', (format, text) => {
    for (const name of ['f', 'f.pbn', 'f.lin', 'f.xml', 'f.txt']) expect(formatOf(name, bytes(text))).toBe(format);
  });

  it('goes by the name where the content says nothing', () => {
    expect(formatOf('a.pbn', bytes('anything that says nothing'))).toBe('pbn');
    expect(formatFound('a.txt', bytes('anything that says nothing'))).toBeNull();
  });

  it('takes XML in UTF-16, and refuses all else in it', () => {
    expect(formatOf('f', new Uint8Array([0xff, 0xfe, 0x3c, 0]))).toBe('usebio');
    expect(() => formatOf('f.pbn', new Uint8Array([0xff, 0xfe, 0x5b, 0]))).toThrow('UTF-16');
  });

  it('knows an archive', () => {
    expect(isArchive(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).toBe(true);
    expect(isArchive(bytes('PK'))).toBe(false);
  });
});
