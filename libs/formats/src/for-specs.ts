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

/** Byte by byte through arrays this took three quarters of the time of a mutation of a file of 6 KB. */
const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
};

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

type Plan = Awaited<ReturnType<typeof planOf>>;

const recorded = ({ events }: Plan['boards'][number], ...types: readonly string[]): number =>
  events.filter(({ type }) => types.includes(type)).length;

/** Calls and cards of a record that are not in the ledger are told of, in a line of the report about the record. */
const expectNoSilentLoss = ({ boards, report }: Plan): void => {
  const told = new Set(report.map(({ record }) => record));
  for (const board of boards) {
    const { record, calls, cards } = board.record;
    const lost = [
      (calls?.length ?? 0) - recorded(board, 'CallMade'),
      (cards?.length ?? 0) - recorded(board, 'CardPlayed', 'LeadFaced'),
    ];
    if (lost.some((count) => count > 0)) expect([record, lost, told.has(record)]).toEqual([record, lost, true]);
  }
};

/**
 * Every record is taken, refused, or holds nothing, by the reader and by the plan; the report tells the refused ones, and
 * which calls and cards of a record are not taken.
 */
export const expectAccount = async (file: ImportedFile): Promise<void> => {
  const refused = new Set(file.report.filter(({ kind }) => kind === 'error').flatMap(({ record }) => record ?? []));
  const taken = new Set(file.boards.map(({ record }) => record));
  const empty = new Set(
    file.report.flatMap(({ record }) => (record === null || refused.has(record) || taken.has(record) ? [] : record)),
  );
  expect(file.boards.length + refused.size + empty.size).toBe(file.recordsRead);
  expect(file.boards.filter(({ record }) => refused.has(record))).toEqual([]);
  const plan = await planOf(file);
  const deals = plan.deals.records;
  expect(plan.boards.length + plan.already + plan.refused + deals.taken).toBe(file.boards.length);
  expect(deals.already + deals.refused).toBeLessThanOrEqual(plan.already + plan.refused);
  expectNoSilentLoss(plan);
};
