import { err } from '@app/bridge';
import { newSigningKey, signNote } from '@app/ledger';
import { loadTexts } from '../texts';
import { askIn, KEY, ledgerOf, noteOf, read } from './for-specs';
import { checkGrowth, checkSameLedger, checkSignature, headOf } from './head';
import type { Keyring } from './keyring';
import { type BrowserCrypto, browserCrypto } from './web-crypto';

const OWN: Keyring = { keys: [KEY.verifierKey], whose: 'visitor' };

let crypto: BrowserCrypto;
beforeAll(async () => {
  await loadTexts('ledger');
  const found = await browserCrypto();
  if (!found) throw new Error('no WebCrypto');
  crypto = found;
});

describe('the signature of a checkpoint', () => {
  const head = async () => read(await noteOf(await ledgerOf('a', 'b'), 3));

  it('holds with the key of the visitor', async () => {
    expect(crypto.knowsEd25519).toBe(true);
    expect(await checkSignature(await head(), OWN, crypto)).toMatchObject({
      state: 'holds',
      says: `The checkpoint over 3 events is signed by ${KEY.name}.`,
    });
  });

  it('holds with the key that the server gives, and says that this trusts the server', async () => {
    const check = await checkSignature(await head(), { ...OWN, whose: 'server' }, crypto);
    expect(check.state).toBe('holds');
    expect(check.means[0]).toContain('cannot show that the server tells the truth');
  });

  it.each<[string, Keyring['keys'], string]>([
    ['another key', [newSigningKey(KEY.name).verifierKey], 'fails'],
    ['the key of another ledger', [newSigningKey('ledger.example/other').verifierKey], 'fails'],
    ['no key', [], 'open'],
  ])('with %s: %s', async (_, keys, state) => {
    expect(await checkSignature(await head(), { keys, whose: 'visitor' }, crypto)).toMatchObject({ state });
  });

  it('does not hold where a word was altered', async () => {
    const forged = read((await noteOf(await ledgerOf('a', 'b'), 3)).replace('\n3\n', '\n2\n'));
    expect(await checkSignature(forged, OWN, crypto)).toMatchObject({ state: 'fails' });
  });

  it('does not hold where it is of a ledger by another name', async () => {
    const other = newSigningKey('ledger.example/other');
    const text = (await noteOf(await ledgerOf('a'), 2)).split('\n').slice(0, 3).join('\n');
    const check = await checkSignature(
      read(signNote(`${text}\n`, [other])),
      { keys: [other.verifierKey], whose: 'visitor' },
      crypto,
    );
    expect(check).toMatchObject({ state: 'fails', says: expect.stringContaining(KEY.name) as unknown });
  });

  it('is not claimed in a browser that does not know Ed25519', async () => {
    const old = { ...crypto, knowsEd25519: false, verifyEd25519: () => Promise.resolve(false) };
    expect(await checkSignature(await head(), OWN, old)).toMatchObject({ state: 'open' });
  });

  it.each(['', 'no note', 'ledger\n3\n\n— a b\n'])('%j is no checkpoint', (note) => {
    expect(headOf(note)).toBeNull();
  });
});

describe('a ledger that this browser has seen before', () => {
  const AT = 'yesterday';

  it('is new the first time', async () => {
    const log = await ledgerOf('a', 'b');
    const check = await checkGrowth(null, read(await noteOf(log, 3)), askIn(log), crypto);
    expect(check.state).toBe('open');
  });

  it.each([
    [1, 6, 'saw (1 event, yesterday) is the beginning of this one; 5 were added since'],
    [3, 6, 'saw (3 events, yesterday) is the beginning of this one; 3 were added since'],
    [5, 6, '1 was added since'],
    [6, 6, 'This is the checkpoint that this browser last saw (6 events, yesterday)'],
  ])('has grown from %i to %i events', async (before, now, says) => {
    const log = await ledgerOf('a', 'b', 'c', 'd', 'e');
    const seen = { head: read(await noteOf(log, before)), at: AT };
    const check = await checkGrowth(seen, read(await noteOf(log, now)), askIn(log), crypto);
    expect(check).toMatchObject({ state: 'partly', says: expect.stringContaining(says) as unknown });
  });

  it('has lost events', async () => {
    const log = await ledgerOf('a', 'b', 'c');
    const seen = { head: read(await noteOf(log, 4)), at: AT };
    const check = await checkGrowth(seen, read(await noteOf(log, 2)), askIn(log), crypto);
    expect(check).toMatchObject({
      state: 'fails',
      says: 'The ledger shows 2 events; this browser has seen 4 (yesterday).',
    });
    expect(check.means[0]).toContain('from position 2 on');
  });

  it.each([3, 5])('was rewritten, and shows %i events', async (now) => {
    const [before, after] = [await ledgerOf('a', 'b'), await ledgerOf('a', 'B', 'c', 'd')];
    const seen = { head: read(await noteOf(before, 3)), at: AT };
    const check = await checkGrowth(seen, read(await noteOf(after, now)), askIn(after), crypto);
    expect(check).toMatchObject({ state: 'fails', says: expect.stringContaining('not the continuation') as unknown });
  });

  it('is not believed where the server gives no proof', async () => {
    const log = await ledgerOf('a', 'b');
    const refusing = () => Promise.resolve(err({ title: 'Not found', detail: 'no such proof', code: null }));
    const seen = { head: read(await noteOf(log, 2)), at: AT };
    const check = await checkGrowth(seen, read(await noteOf(log, 3)), refusing, crypto);
    expect(check).toMatchObject({
      state: 'fails',
      says: expect.stringContaining('Not found: no such proof') as unknown,
    });
  });
});

describe('a checkpoint from elsewhere', () => {
  it.each([
    [2, 4],
    [4, 2],
    [3, 3],
  ])('of %i events is of the ledger that shows %i', async (elsewhere, here) => {
    const log = await ledgerOf('a', 'b', 'c');
    const [one, other] = [read(await noteOf(log, elsewhere)), read(await noteOf(log, here))];
    expect(await checkSameLedger(one, other, askIn(log), crypto)).toMatchObject({ state: 'holds' });
  });

  it('is found to be of another history', async () => {
    const [log, other] = [await ledgerOf('a', 'b', 'c'), await ledgerOf('a', 'x')];
    const [one, here] = [read(await noteOf(other, 3)), read(await noteOf(log, 4))];
    expect(await checkSameLedger(one, here, askIn(log), crypto)).toMatchObject({ state: 'fails' });
  });

  it('is not compared with a ledger of another name', async () => {
    const log = await ledgerOf('a');
    const here = read(await noteOf(log, 2));
    const check = await checkSameLedger({ ...here, origin: 'other' }, here, askIn(log), crypto);
    expect(check).toMatchObject({ state: 'open' });
  });
});
