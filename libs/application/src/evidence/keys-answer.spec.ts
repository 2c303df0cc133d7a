import { type SigningKey, checkpointText, leafHash, newKeyLine, newSigningKey, signNote } from '@app/ledger';
import { keysAnswer } from './keys-answer';

const NAME = 'club.example/ledger';
const [FIRST, SECOND, OTHER] = [newSigningKey(NAME), newSigningKey(NAME), newSigningKey(NAME)];

const note = (named: SigningKey | null, ...keys: readonly SigningKey[]): string => {
  const extensions = named ? [newKeyLine(named.verifierKey)] : [];
  return signNote(checkpointText({ origin: NAME, size: 3, root: leafHash('root'), extensions }), keys);
};

/** The signature of the old key, but of another text. */
const [ofTheText = ''] = note(SECOND, SECOND).split('\n\n');
const [, ofAnother = ''] = note(null, SECOND, FIRST).split('\n\n');

it.each<[string, string, boolean]>([
  ['both have signed a checkpoint that names it', note(SECOND, SECOND, FIRST), true],
  ['the old key is lost', note(SECOND, SECOND), false],
  ['the old key has signed nothing but a checkpoint', note(null, SECOND, FIRST), false],
  ['the old key has signed for another key', note(OTHER, SECOND, FIRST), false],
  ['there is a signature by the old key, of something else', `${ofTheText}\n\n${ofAnother}`, false],
  ['there is no note', 'nothing', false],
])('a key is vouched for, when %s: %#', async (_, signed, isVouchedFor) => {
  const recorded = { revision: 0, position: 3, recordedAt: null };
  const [first, second] = await keysAnswer([
    { ...recorded, key: FIRST.verifierKey, replaces: null, note: note(FIRST, FIRST) },
    { ...recorded, revision: 1, position: 8, key: SECOND.verifierKey, replaces: FIRST.verifierKey, note: signed },
  ]);
  expect([first?.vouchedFor, second?.vouchedFor]).toEqual([null, isVouchedFor]);
});
