import fc from 'fast-check';
import { type Naming, slug } from './placement';
import type { ImportedFile } from './imported';
import { planImport } from './plan';

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What a file says, as `kind code`. */
export const saidOf = ({ report }: ImportedFile): readonly string[] =>
  report.map(({ kind, code }) => `${kind} ${code}`);

const NAMING: Naming = { player: (name) => slug(name, 'x'), contestant: (name) => slug(name, 'x') };

const planOf = (file: ImportedFile) =>
  planImport(file, { session: 's', laws: 'wbf-2017', source: 'file', naming: NAMING });

/** A valid file with some bytes changed, taken out, put twice, put in from elsewhere, or cut off. */
export const mutationsOf = (files: readonly Uint8Array[], pieces: readonly string[]): fc.Arbitrary<Uint8Array> => {
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const change = fc.record({
    kind: fc.constantFrom('byte', 'byte', 'drop', 'twice', 'piece', 'piece', 'cut', 'swap'),
    at: place,
    length: fc.nat(40),
    byte: fc.nat(255),
    piece: fc.constantFrom(...pieces),
  });
  const changed = (bytes: Uint8Array, one: typeof change extends fc.Arbitrary<infer T> ? T : never): Uint8Array => {
    const at = Math.floor(one.at * bytes.length);
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
    const joined = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));
    switch (one.kind) {
      case 'byte':
        return joined(before, Uint8Array.of(one.byte), after.subarray(1));
      case 'drop':
        return joined(before, after.subarray(one.length));
      case 'twice':
        return joined(before, after.subarray(0, one.length), after);
      case 'piece':
        return joined(before, bytesOf(one.piece), after);
      case 'cut':
        return before;
      case 'swap':
        return joined(
          before,
          after.subarray(one.length, 2 * one.length),
          after.subarray(0, one.length),
          after.subarray(2 * one.length),
        );
    }
  };
  return fc
    .tuple(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 6 }))
    .map(([file, changes]) => changes.reduce(changed, file));
};

/** Every record is taken, refused, or holds nothing, by the reader and by the plan; the report tells the refused ones. */
export const expectAccount = async (file: ImportedFile): Promise<void> => {
  const refused = new Set(file.report.filter(({ kind }) => kind === 'error').flatMap(({ record }) => record ?? []));
  expect(file.boards.length + refused.size).toBe(file.recordsRead);
  expect(file.boards.filter(({ record }) => refused.has(record))).toEqual([]);
  const plan = await planOf(file);
  const { taken, already, refused: dealsRefused } = plan.deals.records;
  expect(plan.boards.length + plan.already + plan.refused + taken).toBe(file.boards.length);
  expect(already + dealsRefused).toBeLessThanOrEqual(plan.already + plan.refused);
};
