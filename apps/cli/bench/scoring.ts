import { fork } from 'node:child_process';
import type { ScoringForm } from '@app/contract';
import { type BoardDoc, type StageStandings, stageState } from '@app/documents';
import { type SessionDoc, NO_DECISIONS } from '@app/session';
import { size } from './size';

const TABLES = size(1_000, 20);
const BOARDS = 30;
const BOARDS_A_ROUND = 2;
const RUNS = size(9, 3);
const CORRECTIONS = size(101, 5);
const FORMS = ['matchpoints', 'cross-imps', 'butler'] as const;

const session = (scoring: ScoringForm): SessionDoc => ({
  id: 'bench',
  title: null,
  date: '2026-01-02',
  laws: 'wbf-2017',
  regulations: 'dbf-2013',
  scoring,
  conditions: null,
  contest: null,
  closed: false,
  sections: [{ section: 'A', title: null }],
  contestants: Array.from({ length: 2 * TABLES }, (_, index) => ({
    contestant: String(index + 1),
    kind: 'pair',
    direction: index < TABLES ? 'NS' : 'EW',
  })),
  rounds: [],
  kept: [],
});

/** The same numbers in every run: a generator by Lehmer, modulo 2^31 - 1. */
const draws = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647);
};

/** Now and then a board has an artificial score, which depends on all other boards of both pairs (12C2c). */
const adjustmentFor = (drawn: number): BoardDoc['adjusted'] =>
  drawn % 1_000 === 0 ? { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director' } : null;

/** Every table plays all boards, two a round; the pairs East-West move a table up after each. */
const boards = (): readonly BoardDoc[] => {
  const draw = draws(2026);
  return Array.from({ length: BOARDS }, (_, number) =>
    Array.from({ length: TABLES }, (__, table): BoardDoc => {
      const round = Math.floor(number / BOARDS_A_ROUND);
      const bid = (['1NT', '2NT', '3NT', '4S'] as const)[draw() % 4] ?? '1NT';
      const adjusted = adjustmentFor(draw());
      const contestants = { NS: String(table + 1), EW: String(TABLES + 1 + ((table + round) % TABLES)) };
      return {
        id: `board-bench.${table + 1}.${number + 1}`,
        session: 'bench',
        section: 'A',
        round: String(round + 1),
        table: String(table + 1),
        board: number + 1,
        attempt: 1,
        dealer: 'N',
        vulnerability: number % 2 === 0 ? 'None' : 'All',
        seated: contestants,
        contestants,
        decisions: NO_DECISIONS,
        transferredAt: [],
        players: {},
        result: {
          kind: 'agreed',
          result: { bid, declarer: draw() % 3 === 0 ? 'E' : 'N', risk: 'undoubled', tricks: 6 + (draw() % 7) },
        },
        adjusted,
        resultAt: 60,
        adjustedAt: adjusted ? 61 : null,
        movedAt: null,
        confirmed: true,
        findings: {},
      };
    }),
  ).flat();
};

/** The floor: the results read, and each board sorted once by the tricks that were made. */
const readAndSort = (texts: readonly string[]): number => {
  const docs = texts.map((text) => JSON.parse(text) as BoardDoc);
  const byBoard = new Map<number, number[]>();
  for (const { board, result } of docs) {
    const tricks = result?.kind === 'agreed' ? (result.result?.tricks ?? 0) : 0;
    const known = byBoard.get(board);
    if (known) known.push(tricks);
    else byBoard.set(board, [tricks]);
  }
  for (const all of byBoard.values()) all.sort((one, other) => one - other);
  return byBoard.size;
};

/** As every query about the stage has it scored. */
const scoredAndRanked = (own: SessionDoc, docs: readonly BoardDoc[], earlier?: StageStandings): StageStandings =>
  stageState([{ session: own, boards: docs }], earlier).standings;

/** A trick more or less, at another table and on another board in every run. */
const corrected = (docs: readonly BoardDoc[], nth: number): readonly BoardDoc[] => {
  const index = (nth * 1_009) % docs.length;
  const doc = docs[index];
  if (doc?.result?.kind !== 'agreed' || !doc.result.result) throw new Error('a board without a result');
  const { result } = doc.result;
  const tricks = result.tricks > 9 ? result.tricks - 1 : result.tricks + 1;
  const after = docs.slice();
  after[index] = { ...doc, result: { kind: 'agreed', result: { ...result, tricks } } };
  return after;
};

const median = (all: readonly number[]): number =>
  [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? NaN;

/** Milliseconds of the median run, after two that do not count. What a run is given is made before its time begins. */
const measured = <T>(runs: number, given: (nth: number) => T, work: (given: T) => unknown): number => {
  const took = Array.from({ length: runs + 2 }, (_, nth) => {
    const input = given(nth);
    const started = performance.now();
    work(input);
    return performance.now() - started;
  });
  return median(took.slice(2));
};

const memory = (): number => Math.round(process.resourceUsage().maxRSS / 1024);
const rounded = (value: number): number => Number(value.toFixed(2));

type Figures = Readonly<Record<string, number>>;

const measureFloor = (): Figures => {
  const texts = boards().map((doc) => JSON.stringify(doc));
  return { ms: rounded(measured(RUNS, () => texts, readAndSort)), rssMiB: memory() };
};

const measureFull = (form: ScoringForm): Figures => {
  const docs = boards();
  const ms = measured(
    RUNS,
    () => session(form),
    (own) => scoredAndRanked(own, docs),
  );
  return { ms: rounded(ms), rssMiB: memory() };
};

/** The list with the corrected document is the read models': they make one at every change, whoever asks for scores. */
const measureCorrections = (form: ScoringForm): Figures => {
  const own = session(form);
  let docs = boards();
  let stage = scoredAndRanked(own, docs);
  const ms = measured(
    CORRECTIONS,
    (nth) => (docs = corrected(docs, nth)),
    (given) => (stage = scoredAndRanked(own, given, stage)),
  );
  return { ms: rounded(ms), rssMiB: memory() };
};

const measure = (what: string, form: string): Figures => {
  const scoring = FORMS.find((one) => one === form) ?? 'matchpoints';
  switch (what) {
    case 'floor':
      return measureFloor();
    case 'full':
      return measureFull(scoring);
    default:
      return measureCorrections(scoring);
  }
};

/** Each measurement in a process of its own, so that its memory is its own. */
const inChild = (what: string, form = ''): Promise<Figures> =>
  new Promise((resolve, reject) => {
    const child = fork(__filename, [what, form]);
    child.once('message', (message) => {
      resolve(message as Figures);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`the measurement ended with status ${code}`));
    });
  });

const figuresOf = async (form: ScoringForm, floor: number) => {
  const full = await inChild('full', form);
  const one = await inChild('corrections', form);
  const [fullMs, correctionMs] = [full.ms ?? NaN, one.ms ?? NaN];
  return {
    fullMs,
    ratio: rounded(floor / fullMs),
    correctionMs,
    correctionIsCheaperBy: Math.round(fullMs / correctionMs),
    rssMiB: Math.max(full.rssMiB ?? NaN, one.rssMiB ?? NaN),
  };
};

/**
 * A field of 1,000 tables and 30 boards scored and ranked, as a ratio to reading the same results and sorting each board
 * once; and how much cheaper it is to score and rank it after one correction.
 */
export const benchScoring = async () => {
  const floorMs = (await inChild('floor')).ms ?? NaN;
  const forms: Record<string, Awaited<ReturnType<typeof figuresOf>>> = {};
  for (const form of FORMS) forms[form] = await figuresOf(form, floorMs);
  return { tables: TABLES, boards: BOARDS, floorMs, ...forms };
};

const [, script, what, form] = process.argv;
if (script === __filename && what !== undefined) process.send?.(measure(what, form ?? ''));
