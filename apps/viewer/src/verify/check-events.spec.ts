import { type Evidence, newSigningKey, tlogProofText, fromBase64, canonicalEvent, utf8 } from '@app/ledger';
import { loadTexts } from '../texts';
import { loadLibraryMessages } from '../library-messages';
import { askedFor } from './asked';
import { broughtIn, evidenceIn } from './brought';
import { checkEvents } from './check-events';
import { evidenceFor, KEY, ledgerOf } from './for-specs';
import { type Keyring, keysIn, notAKey } from './keyring';
import { type BrowserCrypto, browserCrypto } from './web-crypto';

const OWN: Keyring = { keys: [KEY.verifierKey], whose: 'visitor' };

let crypto: BrowserCrypto;
let evidence: Evidence;
beforeAll(async () => {
  await Promise.all([loadTexts('ledger'), loadLibraryMessages()]);
  const found = await browserCrypto();
  if (!found) throw new Error('no WebCrypto');
  crypto = found;
  evidence = await evidenceFor(await ledgerOf('one', 'two'), 3);
});

const altered = (index: number, text: string): Evidence => ({
  ...evidence,
  events: evidence.events.map((one, at) =>
    at === index ? { ...one, event: { ...one.event, data: { by: 'N', text } } } : one,
  ),
});

describe('events under a checkpoint', () => {
  it('hold, and it is said what that means and what it does not', async () => {
    const check = await checkEvents(evidence, OWN, crypto, 'Board 7, table 2');
    expect(check).toMatchObject({
      state: 'holds',
      says: 'Board 7, table 2: all 3 events are in the ledger of 3 events, each in its place and as it was recorded.',
    });
    expect(check.means).toHaveLength(2);
  });

  it.each([1, 2])('do not hold where event %i was altered, which is told in words', async (index) => {
    const check = await checkEvents(altered(index, 'a lie'), OWN, crypto, 'Board 7, table 2');
    expect(check.state).toBe('fails');
    expect(check.says).toMatch(
      new RegExp(`^Board 7, table 2, event ${index + 1}, position ${index} of the ledger, ".*a lie.*": this is not`),
    );
  });

  it('are not looked at where nobody vouches for the checkpoint', async () => {
    const keys = [newSigningKey(KEY.name).verifierKey];
    const check = await checkEvents(evidence, { keys, whose: 'visitor' }, crypto, '');
    expect(check).toMatchObject({ state: 'fails', says: expect.stringContaining('with none of the keys') as unknown });
  });

  it('are followed to the root also where the browser knows no signatures', async () => {
    const old = { ...crypto, knowsEd25519: false, verifyEd25519: () => Promise.resolve(false) };
    expect(await checkEvents(evidence, OWN, old, '')).toMatchObject({ state: 'holds' });
    expect(await checkEvents(altered(1, 'a lie'), OWN, old, '')).toMatchObject({ state: 'fails' });
  });
});

describe('what was asked for', () => {
  const at = (streamId: string, ...revisions: readonly number[]) =>
    revisions.map((revision) => ({ streamId, revision, position: revision + 100 }));

  it.each([
    ['s.2.7', at('board-s.2.7', 0, 1, 2), true],
    ['board-s.2.7', at('board-s.2.7', 0, 1, 2), true],
    ['s.2.7', at('board-s.2.8', 0, 1, 2), false],
    ['s.2.7', at('board-s.2.7', 0, 2), false],
    ['s.2.7', [], false],
    ['appeal-a1', at('appeal-a1', 0), true],
    ['s.2.7@3', at('board-s.2.7', 3), true],
    ['s.2.7@3', at('board-s.2.7', 2), false],
    ['session-s@0', at('session-s', 0), true],
    ['103', at('board-s.2.7', 3), true],
    ['104', at('board-s.2.7', 3), false],
  ])('%s is answered by %j: %s', (address, events, answered) => {
    expect(askedFor(address).isAnsweredBy(events)).toBe(answered);
  });
});

describe('a file that somebody was given', () => {
  const proofOf = (index: number, extra?: Uint8Array): string => {
    const { checkpoint, events } = evidence;
    const hashes = (events[index]?.hashes ?? []).flatMap((hash) => fromBase64(hash) ?? []);
    return tlogProofText({ index, hashes, checkpoint, ...(extra && { extra }) });
  };
  const canonical = (index: number): string => {
    const event = evidence.events[index]?.event;
    return event ? canonicalEvent(event) : '';
  };

  it('is a proof with its event beside it, in whatever order', () => {
    const proof = { name: 'a.tlog-proof', text: proofOf(1) };
    const event = { name: 'a.event.json', text: canonical(1) };
    const expected = {
      kind: 'evidence',
      name: 'a.tlog-proof',
      evidence: { ...evidence, events: [evidence.events[1]] },
      keys: [],
    };
    expect(broughtIn([proof, event])).toEqual(expected);
    expect(broughtIn([event, proof])).toEqual(expected);
    expect(broughtIn([{ ...proof, text: proofOf(1, utf8(canonical(1))) }])).toEqual(expected);
  });

  it('is evidence as the server gives it', () => {
    const text = JSON.stringify({ ...evidence, keys: [KEY.verifierKey] });
    expect(broughtIn([{ name: 'e.json', text }])).toEqual({
      kind: 'evidence',
      name: 'e.json',
      evidence,
      keys: [KEY.verifierKey],
    });
  });

  it('is a case', () => {
    const text = JSON.stringify({ format: 'session-ledger-case' });
    expect(broughtIn([{ name: 'c.json', text }])).toMatchObject({ kind: 'case' });
  });

  it.each([
    ['a picture', 'PNG'],
    ['a list', '[]'],
    ['another document', '{"format":"pbn"}'],
    ['a damaged proof', 'c2sp.org/tlog-proof@v1\nindex x\n\n'],
    ['a proof without its event', 'proof'],
  ])('%s is said to be none', (_, text) => {
    expect(broughtIn([{ name: 'f', text: text === 'proof' ? proofOf(0) : text }])).toMatchObject({
      kind: 'unreadable',
    });
  });

  it.each([
    [{}],
    [null],
    [{ checkpoint: '', events: [null] }],
    [{ checkpoint: '', events: [{ event: {}, hashes: [] }] }],
  ])('%j is no evidence', (value) => {
    expect(evidenceIn(value)).toBeNull();
  });
});

describe('a key that is pasted', () => {
  it('is one line, witnesses on others', async () => {
    const keys = keysIn(`\n  ${KEY.verifierKey} \n${newSigningKey('witness').verifierKey}\n`);
    expect(keys).toHaveLength(2);
    expect(await notAKey(keys, crypto)).toBeNull();
  });

  it.each(['nonsense', KEY.verifierKey.slice(0, -5), KEY.verifierKey.replace('club', 'clvb')])(
    '%s has lost something on the way',
    async (text) => {
      expect(await notAKey([text], crypto)).toBe(text);
    },
  );
});
