import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEnglish } from '@app/messages';
import { EMPTY_SESSION, viewBoard } from '@app/session';
import { replay } from '../../examples/make/check';
import { clubEvening } from '../../examples/make/club-evening';
import { directory } from '../../examples/make/people';
import { runningEvening } from '../../examples/make/running-evening';

const EXAMPLES = join(__dirname, '../../examples');
const read = (file: string): string => readFileSync(join(EXAMPLES, file), 'utf8');

const FILE = read('club-evening.ndjson');
const world = replay(FILE.trimEnd().split('\n').map((text): unknown => JSON.parse(text)));
const states = [...world.streams.values()].map(({ state }) => state);
const session = states.flatMap((one) => (one.to === 'session' ? [one.state] : []))[0] ?? EMPTY_SESSION;
const views = states.flatMap((one) => (one.to === 'board' && one.state ? [viewBoard(one.state)] : []));

/** How a line of the file names a board, `3.5`. */
const tableAndBoard = (board: string): string => {
  const [table = '', number = ''] = board.split('.');
  return `"table":"${table}","board":${number},`;
};

it('the tool makes the very files that are kept', () => {
  expect(clubEvening() === FILE).toBe(true);
  expect(runningEvening() === read('running-evening.ndjson')).toBe(true);
  expect(directory()).toEqual(JSON.parse(read('club-evening.names.json')));
});

it('six tables play twelve boards each; every pair plays every board once', () => {
  expect(session.contestants.size).toBe(12);
  expect(views).toHaveLength(6 * 12);
  for (const side of ['NS', 'EW'] as const) {
    expect(new Set(views.map(({ contestants, board }) => `${contestants[side]}/${board}`)).size).toBe(6 * 12);
  }
  // Every East-West pair meets every North-South pair, for two boards.
  const meetings = views.map(({ contestants }) => `${contestants.NS}-${contestants.EW}`);
  expect(new Set(meetings).size).toBe(36);
});

it('the irregularities are those that examples/README.md tells of', () => {
  const told = [...read('README.md').matchAll(/^\| *(\d+) *\| *(\d+) *\|.*\| *(\d+)[A-Z]? *\|$/gm)].map(
    ([, table, board, law]) => `${table} ${board} ${law}`,
  );
  const found = views.flatMap(({ table, board, findings }) =>
    findings.map(({ paragraph }) => `${table} ${board} ${parseInt(paragraph, 10)}`),
  );
  expect(found.sort()).toEqual(told.sort());
});

it.each([
  ['3.5', [{ law: '27A', status: 'ruled' }], ['1S cancelled 27B']],
  ['6.2', [{ law: '31', status: 'ruled' }], ['1D cancelled 29B']],
  ['2.9', [{ law: '36', status: 'ruled' }], ['X cancelled 36B1']],
  ['4.8', [], []],
])('the director was called at %s, and what fell is gone from the auction', (board, irregularities, fallen) => {
  const view = views.find(({ id }) => id === `board-demo.${board}`);
  expect(view?.irregularities).toMatchObject(irregularities);
  const gone = view?.auction.filter(({ status }) => status !== 'in-force') ?? [];
  expect(gone.map(({ call, status, law }) => `${call} ${status} ${law ?? ''}`)).toEqual(fallen);
  const called = FILE.split('\n').some((text) => text.includes('"CallDirector"') && text.includes(tableAndBoard(board)));
  expect(called).toBe(true);
});

it('what the tables agreed on is what they bid and played', () => {
  expect(views.flatMap(({ id, contradictions }) => contradictions.map((text) => `${id}: ${inEnglish(text)}`))).toEqual([]);
  expect(views.filter(({ phase }) => phase !== 'ended').map(({ id }) => id)).toEqual([]);
});

it('no two tables have the same board at the same time', () => {
  const held = new Map<string, { from: number; to: number; board: number }>();
  const done = new Set<string>();
  for (const text of FILE.trimEnd().split('\n')) {
    const { type, table, board, occurredAt } = JSON.parse(text) as {
      type: string;
      table?: string;
      board?: number;
      occurredAt: string;
    };
    const key = `${table ?? ''}/${board ?? ''}`;
    // What is decided after the result does not hold the board up.
    if (board === undefined || done.has(key)) continue;
    if (['AgreeResult', 'EnterResult', 'ReportNotPlayed'].includes(type)) done.add(key);
    const at = Date.parse(occurredAt);
    held.set(key, { from: held.get(key)?.from ?? at, to: at, board });
  }
  const spans = [...held.values()].sort((one, other) => one.board - other.board || one.from - other.from);
  const overlapping = spans.filter((span, index) => {
    const next = spans[index + 1];
    return next?.board === span.board && next.from < span.to;
  });
  expect(overlapping).toEqual([]);
});
