import type { CaseEvent, AppealEvent, BoardEvent, SessionEvent } from '@app/contract';
import { type CaseFile, caseFileText, eventsOfCase, evidenceOf, makeCaseFile, readCaseFile } from '@app/formats';
import {
  type EventLog,
  type Evidence,
  type EvidenceVerdict,
  checkEvidence,
  checkpointText,
  memoryLedger,
  newCommandId,
  newSigningKey,
  nodeCrypto,
  parseNote,
  signNote,
  toHex,
} from '@app/ledger';
import { type BoardDoc, boardsProjection, sessionsProjection } from '@app/documents';
import type { SessionDoc } from '@app/session';
import { lodgedAppeal } from '@app/testing';
import { provedCase } from './case-proofs';
import { caseSource } from '../answers/case-source';

const LAW = { edition: 'wbf-2017', authority: 'WBF', paragraph: '16B1' } as const;
const [BOARD, OTHER, SESSION, APPEAL] = ['board-s.1.1', 'board-s.2.1', 'session-s', 'appeal-a1'];
const made = (tricks: number) => ({ bid: '3NT', declarer: 'N', risk: 'undoubled', tricks }) as const;

const opened = (table: string, NS: string, EW: string): BoardEvent => ({
  type: 'BoardOpened',
  data: {
    session: 's',
    section: 'A',
    table,
    board: 1,
    attempt: 1,
    laws: 'wbf-2017',
    regulations: 'dbf-2013',
    dealer: 'N',
    vulnerability: 'None',
    contestants: { NS, EW },
    players: { N: `p${NS}` },
  },
});
const result = (tricks: number): BoardEvent => ({
  type: 'ResultEntered',
  data: { result: made(tricks), source: 'the slip' },
});

const IN_SESSION: readonly SessionEvent[] = [
  { type: 'SessionOpened', data: { laws: 'wbf-2017', regulations: 'dbf-2013', scoring: 'matchpoints' } },
  { type: 'SectionAdded', data: { section: 'A' } },
  ...['1', '2', '3', '4'].map((contestant): SessionEvent => ({
    type: 'ContestantEntered',
    data: { contestant, kind: 'pair', players: [`p${contestant}`] },
  })),
];
const ON_BOARD: readonly BoardEvent[] = [
  opened('1', '1', '2'),
  result(9),
  { type: 'DirectorCalled', data: { by: 'S' } },
  { type: 'StatementTaken', data: { by: 'E', text: 'It took for ever' } },
  { type: 'RulingGiven', data: { laws: [LAW], reasons: 'Pass was suggested', by: 'anna', rightOfAppeal: true } },
];

type AnyEvent = SessionEvent | BoardEvent | AppealEvent;

const record = async (log: EventLog, stream: string, events: readonly AnyEvent[]): Promise<void> => {
  const metadata = { actor: { id: 'anna', role: 'director' }, occurredAt: '2026-02-02T21:00:00Z' };
  await log.append(
    stream,
    events.map(({ type, data }) => ({ type, data: data, id: newCommandId(), metadata })),
    'any',
  );
};

const KEY = newSigningKey('ledger.example/club');

const sign = async (log: EventLog): Promise<void> => {
  const size = (await log.head()) + 1;
  const root = await log.tree.root(size);
  const note = signNote(checkpointText({ origin: KEY.name, size, root, extensions: [] }), [KEY]);
  const data = { size, root: toHex(root), note };
  await log.append('ledger-checkpoints', [{ id: newCommandId(), type: 'CheckpointSigned', data, metadata: {} }], 'any');
};

const folded = async (log: EventLog, stream: string): Promise<readonly CaseEvent[]> => {
  const events: CaseEvent[] = [];
  for await (const event of log.readStream(stream)) events.push(event);
  return events;
};

const stageIn = async (log: EventLog) => {
  const session = (await folded(log, SESSION)).reduce<SessionDoc | null>(sessionsProjection.apply, null);
  const boards = await Promise.all(
    [BOARD, OTHER].map(async (name) => (await folded(log, name)).reduce<BoardDoc | null>(boardsProjection.apply, null)),
  );
  if (!session) throw new Error('the session was not opened');
  return { documents: { stage: [{ session, boards: boards.flatMap((board) => board ?? []) }] }, names: {} };
};

const caseOf = async (log: EventLog): Promise<CaseFile> => {
  const source = await caseSource(
    log,
    { kind: 'appeal', appeal: 'a1' },
    () => stageIn(log),
    () => undefined,
  );
  return provedCase(log, makeCaseFile(source), () => KEY);
};

const evidenceIn = (file: CaseFile): Evidence => {
  const evidence = evidenceOf(file);
  if (!evidence) throw new Error('the file has no proofs');
  return evidence;
};

let log: EventLog;
let file: CaseFile;

beforeAll(async () => {
  log = memoryLedger();
  const data = { key: KEY.verifierKey, replaces: null, note: 'of the empty ledger' };
  await log.append('ledger-keys', [{ id: newCommandId(), type: 'KeyRotated', data, metadata: {} }], 'any');
  await record(log, SESSION, IN_SESSION);
  await record(log, BOARD, ON_BOARD);
  await record(log, OTHER, [opened('2', '3', '4'), result(8)]);
  await record(log, APPEAL, [
    lodgedAppeal({ against: `${BOARD}@4`, session: 's', appellant: '1', respondents: ['2'] }),
  ]);
  await sign(log);
  file = await caseOf(log);
});

describe('the proofs of a case', () => {
  it('are one for every event in it, under the last checkpoint, with the key that signed it', async () => {
    const events = eventsOfCase(file);
    expect(Object.keys(file.proofs?.inclusion ?? {}).sort()).toEqual(
      events.map(({ streamId, revision }) => `${streamId}@${revision}`).sort(),
    );
    expect(file.proofs?.keys).toEqual([KEY.verifierKey]);
    expect(await checkEvidence(evidenceIn(file), [KEY.verifierKey], nodeCrypto)).toMatchObject({
      ok: true,
      origin: KEY.name,
      proved: events.length,
      signedBy: [KEY.name],
    });
  });

  it('are read again from the file as they were written', () => {
    const read = readCaseFile(caseFileText(file));
    expect(read).toMatchObject({ ok: true, value: { differing: [], file: { proofs: file.proofs } } });
  });

  it('are not there before a checkpoint covers every event, and there when one does', async () => {
    const late = memoryLedger();
    await record(late, SESSION, IN_SESSION);
    await record(late, BOARD, ON_BOARD);
    await sign(late);
    await record(late, APPEAL, [
      lodgedAppeal({ against: `${BOARD}@4`, session: 's', appellant: '1', respondents: ['2'] }),
    ]);
    expect((await caseOf(late)).proofs).toBeNull();
    await sign(late);
    expect((await caseOf(late)).proofs).not.toBeNull();
  });

  it('are not made of a ledger that is no longer the one that was signed', async () => {
    const { tree, ...rest } = log;
    const rewritten: EventLog = { ...rest, tree: { ...tree, root: (size) => tree.root(size - 1) } };
    await expect(provedCase(rewritten, file, () => KEY)).rejects.toMatchObject({ code: 'LedgerCorrupt' });
  });
});

/** As somebody would read and check a file he was given. */
const verdictOn = async (text: string): Promise<string> => {
  const read = readCaseFile(text);
  if (!read.ok) return read.error;
  const evidence = evidenceIn(read.value.file);
  const verdict: EvidenceVerdict = await checkEvidence(evidence, [KEY.verifierKey], nodeCrypto);
  if (!verdict.ok) {
    const event = evidence.events.find(({ event: { position } }) => position === verdict.position)?.event;
    return event ? `${event.streamId}@${event.revision}: ${verdict.reason}` : verdict.reason;
  }
  return read.value.differing.length === 0 ? 'holds' : `does not follow: ${read.value.differing.join(', ')}`;
};

const changed = (change: (copy: Mutable) => void): string => {
  const copy = structuredClone(file) as unknown as Mutable;
  change(copy);
  return caseFileText(copy as unknown as CaseFile);
};

type MutableEvent = { -readonly [K in keyof CaseEvent]: CaseEvent[K] };

interface Mutable {
  streams: Record<string, MutableEvent[]>;
  proofs: { checkpoint: string; keys: string[]; inclusion: Record<string, string[]> };
  [part: string]: unknown;
}

describe('a case file that was tampered with', () => {
  it('holds as long as nothing is', async () => {
    expect(await verdictOn(changed(() => undefined))).toBe('holds');
  });

  it.each<[string, (event: MutableEvent) => void]>([
    ['data', (event) => (event.data = { ...event.data, reason: 'another' })],
    ['metadata', (event) => (event.metadata = { ...event.metadata, actor: { id: 'eve', role: 'director' } })],
    ['id', (event) => (event.id = event.id.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')))],
    ['position', (event) => (event.position += 1)],
  ])('names the event whose %s was changed, whichever it is', async (_, change) => {
    const events = eventsOfCase(file);
    for (const { streamId, revision } of events) {
      const lie = changed(({ streams }) => {
        const event = streams[streamId]?.find((one) => one.revision === revision);
        if (event) change(event);
      });
      // Data that make no sense, and places out of order, are noticed on reading.
      expect(await verdictOn(lie)).toMatch(
        new RegExp(
          `^(${streamId}@${revision}: |${streamId}, event ${revision} |${streamId}: event ${revision + 1} is out of order)`,
        ),
      );
    }
  });

  it('is found out whatever words in it were changed', async () => {
    const text = caseFileText(file);
    const lie = text
      .replaceAll('Pass was suggested', 'Pass was forbidden')
      .replaceAll('It took for ever', 'It was quick');
    expect(await verdictOn(lie)).toContain(`${BOARD}@3: this is not what the ledger held here`);
    const one = text.replaceAll('Pass was suggested', 'Pass was forbidden');
    expect(await verdictOn(one)).toContain(`${BOARD}@4: this is not what the ledger held here`);
  });

  it.each<[string, (copy: Mutable) => void, string]>([
    ['a proof left out', ({ proofs }) => delete proofs.inclusion[`${BOARD}@3`], `proofs: there is none for ${BOARD}@3`],
    [
      'a proof of what is not there',
      ({ proofs }) => (proofs.inclusion[`${BOARD}@99`] = []),
      `proofs: ${BOARD}@99 is no event of the file`,
    ],
    ['a proof cut short', ({ proofs }) => proofs.inclusion[`${BOARD}@3`]?.pop(), `${BOARD}@3: its proof is damaged`],
    [
      'a proof of another event',
      ({ proofs }) => (proofs.inclusion[`${BOARD}@3`] = [...(proofs.inclusion[`${BOARD}@2`] ?? [])]),
      `${BOARD}@3: `,
    ],
    [
      'two events exchanged',
      ({ streams }) => {
        const [first, second] = streams[BOARD] ?? [];
        if (first && second)
          [first.data, second.data, first.type, second.type] = [second.data, first.data, second.type, first.type];
      },
      BOARD,
    ],
    [
      'a checkpoint of fewer events',
      ({ proofs }) => (proofs.checkpoint = proofs.checkpoint.replace(/\n\d+\n/, '\n5\n')),
      `the signature of ${KEY.name} does not hold`,
    ],
    [
      'a checkpoint that somebody else has signed',
      ({ proofs }) => {
        const forger = newSigningKey(KEY.name);
        proofs.checkpoint = signNote(parseNote(proofs.checkpoint)?.text ?? '', [forger]);
        proofs.keys = [forger.verifierKey];
      },
      'with none of the keys',
    ],
    ['no checkpoint', ({ proofs }) => (proofs.checkpoint = 'signed by the king'), 'this is not a signed note'],
    ['parts that do not follow', (copy) => (copy.tables = []), 'does not follow: tables'],
    [
      'a later event left out of the time line',
      (copy) => (copy.timeline = (copy.timeline as unknown[]).slice(0, -1)),
      'does not follow: timeline',
    ],
  ])('is found out by %s', async (_, change, says) => {
    expect(await verdictOn(changed(change))).toContain(says);
  });
});
