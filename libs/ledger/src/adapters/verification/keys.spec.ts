import {
  type SigningKey,
  canonicalJson,
  checkpointText,
  leafHash,
  newKeyLine,
  newSigningKey,
  nodeCrypto,
  signNote,
} from '@app/ledger';
import type { OwnRecord } from './entry-source';
import { givenKeys, keyHistory } from './keys';

const NAME = 'club.example/ledger';
const [FIRST, SECOND, THIEF] = [newSigningKey(NAME), newSigningKey(NAME), newSigningKey(NAME)];

const noteOf = (size: number, extensions: readonly string[], ...keys: readonly SigningKey[]): string =>
  signNote(checkpointText({ origin: NAME, size, root: leafHash('root'), extensions }), keys);
/** Of the first five events, with a key at position 3 among them. */
const note = (extensions: readonly string[], ...keys: readonly SigningKey[]): string => noteOf(5, extensions, ...keys);

const naming = ({ verifierKey }: SigningKey): readonly string[] => [newKeyLine(verifierKey)];

const record = (position: number, key: SigningKey, replaces: SigningKey | null, signed: string): OwnRecord => {
  const data = { key: key.verifierKey, replaces: replaces?.verifierKey ?? null, note: signed };
  return { position, leaf: '', text: canonicalJson({ type: 'KeyRotated', data }) };
};

const begun = record(3, FIRST, null, noteOf(3, naming(FIRST), FIRST));

async function* all(...records: readonly OwnRecord[]): AsyncGenerator<OwnRecord> {
  for (const one of records) yield await Promise.resolve(one);
}

const judge = async (...changes: readonly [OwnRecord, ...OwnRecord[]]) => {
  const given = await givenKeys([FIRST.verifierKey], nodeCrypto);
  if ('code' in given) throw new Error(given.reason);
  const { records, stranger, cautions } = await keyHistory(all(begun, ...changes), given, nodeCrypto);
  const position = changes.at(-1)?.position ?? NaN;
  return {
    finding: records.get(position)?.finding?.kind,
    isStranger: stranger?.from === position,
    warned: cautions.length > 0,
  };
};

describe('a change of key', () => {
  it('is believed when the old key has signed for the new one', async () => {
    const changed = record(8, SECOND, FIRST, note(naming(SECOND), SECOND, FIRST));
    expect(await judge(changed)).toEqual({ finding: undefined, isStranger: false, warned: false });
  });

  /** What the old key has signed anyway, with the signature of a thief added to it. */
  const [, its = ''] = note([], FIRST).split('\n\n');
  const [text = '', own = ''] = note([], THIEF).split('\n\n');

  it.each<[string, string]>([
    ['a checkpoint that the old key had signed for its own sake', `${text}\n\n${own}${its}`],
    ['a checkpoint with which the old key brought in another', note(naming(SECOND), THIEF, FIRST)],
    ['a checkpoint with which the old key was brought in', note(naming(FIRST), THIEF, FIRST)],
    ['a checkpoint that says more than that', note([...naming(THIEF), ...naming(SECOND)], THIEF, FIRST)],
  ])('is not with %s', async (_, signed) => {
    expect(await judge(record(8, THIEF, FIRST, signed))).toMatchObject({ finding: 'unsigned' });
  });

  it('is not back to a key that is given, with what brought that in before another took its place', async () => {
    const stolen = record(8, THIEF, FIRST, note(naming(THIEF), THIEF));
    const back = record(20, FIRST, THIEF, noteOf(3, naming(FIRST), FIRST));
    expect(await judge(stolen, back)).toMatchObject({ finding: 'contradiction' });
  });

  it('by the new key alone is one by a stranger, and told', async () => {
    const changed = record(8, THIEF, FIRST, note(naming(THIEF), THIEF));
    expect(await judge(changed)).toEqual({ finding: undefined, isStranger: true, warned: true });
  });
});
