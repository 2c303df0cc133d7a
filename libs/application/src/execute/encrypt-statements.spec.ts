import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '@app/contract';
import { type EventLog, memoryLedger, openLedger, verifyLedger } from '@app/ledger';
import type { EncryptedText } from '@app/bridge';
import { isEncrypted } from '@app/session';
import { everything, filesWith } from '@app/testing';
import {
  type Json,
  DIRECTOR,
  envelope,
  openBoard,
  openedSession,
  toBoard,
  toSession,
} from '../../../../test/contract/support/commands';
import { type Vault, openVault } from '../vault/vault';
import { type Mode, executeOnStream } from './execute';
import type { Outcome } from './outcome';

const WORDS = 'I never saw the two of spades';
const folder = mkdtempSync(join(tmpdir(), 'sealed-'));
const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;

interface Place {
  readonly log: EventLog;
  readonly vault: Vault | null;
  readonly give: (...commands: readonly Json[]) => Promise<readonly Outcome[]>;
  readonly one: (command: Json, actor?: Actor) => Promise<Outcome | undefined>;
}

const placeWith = (log: EventLog, vault: Vault | null): Place => {
  const give = (commands: readonly Json[], actor = DIRECTOR, mode: Mode = 'each') =>
    executeOnStream({ log, now: () => new Date(0), vault }, commands.map(envelope), { actor }, mode);
  return {
    log,
    vault,
    give: (...commands) => give(commands),
    one: async (command, actor) => (await give([command], actor))[0],
  };
};

/** A session with a board at table 1, whose North is `p1`; nobody has said who the others are. */
const ready = async (log: EventLog = memoryLedger(), board: Json = openBoard()): Promise<Place & { vault: Vault }> => {
  const vault = openVault(join(folder, `${++count}.db`));
  closing.push(
    () => {
      vault.close();
    },
    () => log.close(),
  );
  const place = { ...placeWith(log, vault), vault };
  await place.give(...openedSession());
  await place.give(board);
  return place;
};

const withPlayers = openBoard({ data: { dealer: 'N', contestants: { NS: '1', EW: '2' }, players: { N: 'p1' } } });
const statement = (text = WORDS, more: Readonly<Record<string, unknown>> = {}): Json =>
  toBoard('TakeStatement', { by: 'N', text }, more);

const sealedOf = (outcome: Outcome | undefined): EncryptedText => {
  const said = outcome?.ok === true ? (outcome.events[0]?.data as { readonly text: unknown }).text : null;
  if (!isEncrypted(said)) throw new Error(`nothing is sealed in ${JSON.stringify(outcome)}`);
  return said;
};

describe('what a player states', () => {
  it('is kept in the vault; the events have its seal, and nothing from which it could be guessed', async () => {
    const { log, vault, one } = await ready(memoryLedger(), withPlayers);
    const encrypted = sealedOf(await one(statement()));
    expect(encrypted.person).toBe('p1');
    expect(vault.open(encrypted)).toBe(WORDS);
    expect(JSON.stringify(await everything(log))).not.toContain('spades');
    const plain = placeWith(memoryLedger(), null);
    await plain.give(...openedSession());
    await plain.give(withPlayers);
    const command = statement();
    const hashes = await Promise.all(
      [plain.log, log].map(async (one) => {
        await placeWith(one, one === log ? vault : null).one(command);
        return (await everything(one)).at(-1)?.metadata.commandHash;
      }),
    );
    expect(hashes[0]).not.toBe(hashes[1]);
    await plain.log.close();
  });

  it('is the same again, however often it is given; with other words it is another command', async () => {
    const { log, one, give } = await ready();
    const command = statement();
    const [first, again] = await give(command, command);
    expect(again).toMatchObject({ ok: true, repeated: true });
    expect(await one(command)).toMatchObject({
      ok: true,
      repeated: true,
      revision: first?.ok === true ? first.revision : -1,
    });
    expect(await one({ ...command, data: { by: 'N', text: 'Something else' } })).toMatchObject({
      ok: false,
      code: 'CommandIdReused',
    });
    expect(await log.head()).toBe(5);
  });

  it('is the same again, although it has become known since whose it is', async () => {
    const place = await ready();
    const command = statement();
    const { person } = sealedOf(await place.one(command));
    expect(person).toBe('1');
    const later = await place.give(
      toSession('ScheduleRound', {
        round: 'r1',
        section: 'A',
        tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }],
      }),
      toSession('DeclareLineUp', { contestant: '1', round: 'r1', players: [{ player: 'p1', table: '1', seat: 'N' }] }),
    );
    expect(later.map(({ ok }) => ok)).toEqual([true, true]);
    expect(sealedOf(await place.one(command)).person).toBe('1');
  });

  it('leaves nothing behind where it is refused', async () => {
    const { vault, one } = await ready();
    expect(await one(statement(WORDS, { board: 7 }))).toMatchObject({ ok: false, code: 'BoardNotOpen' });
    expect(await one(statement(WORDS), { id: 'x', role: 'public' })).toMatchObject({
      ok: false,
      code: 'NotAuthorised',
    });
    expect(await one(statement(WORDS, { data: { by: 'N', text: WORDS, act: 99 } }))).toMatchObject({
      ok: false,
      code: 'ActUnknown',
    });
    expect(vault.count(null, '1')).toBe(0);
  });

  it('is as it was recorded, where it was recorded before there was a vault', async () => {
    const log = memoryLedger();
    const before = placeWith(log, null);
    await before.give(...openedSession());
    await before.give(openBoard());
    const command = statement();
    const first = await before.one(command);
    const { one } = await ready(log);
    expect(await one(command)).toEqual({ ...first, repeated: true });
    expect(await one({ ...command, data: { by: 'N', text: 'Something else' } })).toMatchObject({ ok: false });
  });
});

describe('what somebody has stated whose words are not in this vault: it was lost, or is another one', () => {
  it('is there already when it is given again', async () => {
    const { log, one, vault } = await ready(memoryLedger(), withPlayers);
    const command = statement();
    const first = await one(command);
    const lost = openVault(join(folder, `${++count}.db`));
    closing.unshift(() => {
      lost.close();
    });
    expect(await placeWith(log, lost).one(command)).toEqual({ ...first, repeated: true });
    expect(lost.open(sealedOf(first))).toBeUndefined();
    expect(vault.open(sealedOf(first))).toBe(WORDS);
    expect(await log.head()).toBe(5);
  });
});

describe('what somebody states who is forgotten', () => {
  it('is there already when it is given again, and is kept no more when it is new', async () => {
    const { log, vault, one } = await ready(memoryLedger(), withPlayers);
    const command = statement();
    const first = await one(command);
    vault.forget('club', 'p1');
    expect(vault.open(sealedOf(first))).toBeNull();
    expect(await one(command)).toEqual({ ...first, repeated: true });
    expect(await one(statement())).toMatchObject({
      ok: false,
      code: 'PersonForgotten',
      message: 'p1 is forgotten in session club: nothing that is said under this id is kept any longer',
    });
    expect(await log.head()).toBe(5);
  });
});

describe('a ledger in a file', () => {
  it('has the same events and proofs before and after; two processes seal alike', async () => {
    const data = mkdtempSync(join(folder, 'data-'));
    const file = join(data, 'ledger.db');
    const log = await openLedger(`sqlite:${file}`);
    const place = await ready(log, withPlayers);
    const command = statement();
    const outcome = await place.one(command);
    const encrypted = sealedOf(outcome);
    const before = await verifyLedger(file);
    expect(before).toMatchObject({ ok: true });
    const [size, root] = [(await log.head()) + 1, await log.tree.root((await log.head()) + 1)];
    const proof = await log.tree.inclusion(5, size);
    place.vault.forget('club', 'p1');
    expect(place.vault.open(encrypted)).toBeNull();
    expect(await verifyLedger(file)).toEqual(before);
    expect(await log.tree.root(size)).toEqual(root);
    expect(await log.tree.inclusion(5, size)).toEqual(proof);
    const other = await openLedger(`sqlite:${file}`);
    closing.unshift(() => other.close());
    expect(await placeWith(other, place.vault).one(command)).toEqual({ ...outcome, repeated: true });
    expect([filesWith(data, WORDS), filesWith(folder, WORDS)]).toEqual([[], []]);
  });
});
