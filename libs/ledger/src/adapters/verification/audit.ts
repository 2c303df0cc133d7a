import type { EvidenceCrypto } from '../../evidence';
import type { Reason } from '../../evidence/reason';
import type { AuditPass, TreeHead } from './audit-pass';
import { checkpointsAhead, type ReadAhead } from './checkpoints-ahead';
import type { Claim } from './claim';
import { contradicted, mayBePlacedLater, placedBy, type Broken } from './contradicted';
import type { Entry, EntrySource } from './entry-source';
import { wrong, type Finding } from './finding';
import { claimOf } from './known-checkpoint';
import { givenKeys, keyHistory, notTrusted } from './keys';
import { CHECKPOINT_STREAM, KEY_STREAM } from './own-records';
import { finding } from './reasons';
import { runningTree } from './running-tree';
import { storedRoots } from './stored-roots';
import type { LedgerVerification, VerifyOptions, WrongLedger } from './verification';

/**
 * One pass over a ledger of any engine: every event in its turn, every signed tree head against the tree as it was then, in
 * bounded memory. Stops at the first thing that is wrong.
 * @param pass where an earlier pass was interrupted, and how this one reports its progress
 */
export const auditLedger = async (
  source: EntrySource,
  { keys = [], checkpoints = [] }: VerifyOptions,
  crypto: EvidenceCrypto,
  { from, heads = [], accepted = [], reached }: AuditPass = {},
): Promise<LedgerVerification> => {
  const given = await givenKeys(keys, crypto);
  if ('code' in given) throw new TypeError(given.reason);
  const history = await keyHistory(source.own(KEY_STREAM), given, crypto);
  const known = [...given.all, ...history.keys.map(({ key }) => key)];
  const kept = await Promise.all(checkpoints.map((checkpoint) => claimOf(checkpoint, known, crypto)));
  const keptClaims = [...kept.filter((one): one is Claim => !('kind' in one)), ...heads.map(claimOfHead)];
  const begin = from?.size ?? 0;
  // What is said of smaller trees was judged before the interruption.
  const claims = [...keptClaims, ...history.claims]
    .filter(({ size }) => size >= begin)
    .sort((one, other) => one.size - other.size);

  const ahead = checkpointsAhead(source.own(CHECKPOINT_STREAM), history, given, crypto);
  const readAhead = async (): Promise<ReadAhead | undefined> => (await ahead.next()).value;
  /** The next checkpoint of the ledger, and those that are judged but not met yet. */
  let next = await readAhead();
  const awaited: ReadAhead[] = [];

  let storedWrong: Reason | undefined;
  const stores = storedRoots();
  const tree = runningTree((level, number, root) => {
    const stored = source.subtree(level, number);
    stores.add(level, number, root, stored);
    if (stored !== undefined && stored !== root) storedWrong ??= storedSubtree(level, number);
  }, from);

  /** Events up to the last claim that holds, and up to the last of those that were kept. */
  const held = { any: 0, kept: 0 };
  /** The first claim that does not hold, and what came of looking more closely where the fault is. */
  let broken: Broken | undefined;
  let placed: WrongLedger | undefined;
  const judge = (claim: Claim): WrongLedger | undefined => {
    if (broken === undefined && claim.root === tree.root()) {
      held.any = claim.size;
      if (claim.at === undefined) held.kept = claim.size;
      return undefined;
    }
    broken ??= { claim, held: { ...held } };
    placed = placedBy(broken, claim, tree, stores);
    if (placed !== undefined) return placed;
    return mayBePlacedLater(broken, source) ? undefined : contradicted(broken);
  };

  let nth = 0;
  let signed = 0;
  let met = 0;
  let metKeys = [...history.records.keys()].filter((position) => position < begin).length;
  /** Everything that was said of the tree as it is now. */
  const judgeAll = async (): Promise<WrongLedger | undefined> => {
    for (let claim = claims[nth]; claim?.size === tree.size; claim = claims[++nth]) {
      const fault = judge(claim);
      if (fault !== undefined) return fault;
    }
    while (next !== undefined && (next.claim === undefined || next.claim.size === tree.size)) {
      const fault = next.claim && judge(next.claim);
      if (fault !== undefined) return fault;
      awaited.push(next);
      next = await readAhead();
    }
    return undefined;
  };

  /** Passes over the checkpoints that an earlier pass has judged. */
  const passOver = async (): Promise<WrongLedger | undefined> => {
    while (next !== undefined && begin > 0 && (next.claim === undefined || next.claim.size < begin)) {
      const { claim, finding: found, record } = next;
      if (found !== undefined && record.position < begin) return wrong(found, held.any, record.position);
      if (claim === undefined) return undefined;
      held.any = claim.size;
      if (record.position < begin) [met, signed] = [met + 1, claim.size];
      else awaited.push(next);
      next = await readAhead();
    }
    return undefined;
  };

  /** Something that the ledger records about itself was not where reading ahead had found it, or the other way round. */
  let lost = false;
  /** What is wrong with an entry that is in its turn. */
  const findingOf = ({ position, streamId, leaf, finding: found }: Entry): Finding | undefined => {
    const isAccepted = found?.kind === 'altered' && accepted.includes(position);
    if (found !== undefined && !isAccepted) return found;
    if (streamId === KEY_STREAM) {
      const record = history.records.get(position);
      lost ||= record?.leaf !== leaf;
      metKeys += 1;
      return lost ? undefined : record?.finding;
    }
    if (streamId === CHECKPOINT_STREAM) {
      const expected = awaited.shift();
      lost ||= expected?.record.position !== position || expected.record.leaf !== leaf;
      if (lost) return undefined;
      met += 1;
      signed = expected?.claim?.size ?? signed;
      return expected?.finding;
    }
    return undefined;
  };

  const pass = async (): Promise<LedgerVerification> => {
    const early = (await passOver()) ?? (await judgeAll());
    if (early !== undefined) return early;
    for await (const page of source.pages(begin - 1)) {
      for (const entry of page) {
        const position = tree.size;
        if (entry.position !== position) return wrong(gapBefore(entry.position), position, position);
        const found = findingOf(entry);
        if (found?.earlier === true) return wrong(found, held.any, held.any, position);
        if (found !== undefined) return wrong(found, position, position);
        tree.add(entry.leaf);
        if (claims[nth]?.size === tree.size || (next !== undefined && !(next.claim && next.claim.size > tree.size))) {
          const fault = await judgeAll();
          if (fault !== undefined) return fault;
        }
      }
      // Where a claim is broken the fault is still being placed: a later pass has to meet that claim again.
      if (broken === undefined) await reached?.(tree.frontier());
    }

    const events = tree.size;
    if (events <= source.head) return wrong(lostEnd(source.head), events, events);
    const further = keptClaims.find(({ size }) => size > events);
    if (further !== undefined) return wrong(cutOff(further, events, held.kept), events, events);
    const { stranger } = history;
    if (stranger !== undefined) return wrong(notTrusted(stranger), events, stranger.from);
    const unbelievable = kept.find((one): one is Finding => 'kind' in one);
    if (unbelievable !== undefined) return wrong(unbelievable, events, undefined);
    if (given.all.length > 0 && history.keys.length === 0 && keptClaims.length === 0)
      return wrong(NOTHING_SIGNED, events, undefined);
    lost ||= awaited.length > 0 || next !== undefined || metKeys < history.records.size;
    const unfound = lost ? NOT_FOUND : storedWrong;
    const damage = unfound === undefined ? source.damage(events) : ({ kind: 'file', ...unfound } as const);
    if (damage !== undefined) return wrong(damage, events, undefined);
    const key = history.keys.at(-1);
    return {
      ok: true,
      events,
      root: tree.root(),
      checkpoints: met,
      signed,
      kept: keptClaims.length,
      key: key?.text ?? null,
      trust: key === undefined ? null : given.ofLedger.size > 0 ? 'given' : 'own-word',
      warnings: history.cautions.map(({ reason }) => reason),
      cautions: history.cautions,
    };
  };
  const verdict = await pass();
  return broken === undefined ? verdict : (placed ?? contradicted(broken));
};

const claimOfHead = ({ size, root }: TreeHead): Claim => ({
  size,
  root,
  words: finding('ledger.head-beside-key'),
  at: undefined,
});

const gapBefore = (position: number): Finding => ({
  kind: 'missing',
  ...finding('ledger.gap', { position }),
});

const lostEnd = (head: number): Finding => ({
  kind: 'missing',
  ...finding('ledger.lost-end', { position: head }),
});

/** @param held events that are what was signed in any case */
const cutOff = ({ size, words }: Claim, events: number, held: number): Finding => ({
  kind: 'truncated',
  ...finding('ledger.cut-off', {
    words,
    size,
    events,
    unless: held < events ? finding('ledger.unless-gap-closed', { held }) : '',
  }),
});

const NOTHING_SIGNED: Finding = {
  kind: 'wrong-key',
  ...finding('ledger.nothing-signed'),
};

const NOT_FOUND = finding('ledger.ways-lost');

const storedSubtree = (level: number, number: number): Reason => {
  const width = 256 ** level;
  return finding('ledger.stored-hash', { first: number * width, last: (number + 1) * width - 1 });
};
