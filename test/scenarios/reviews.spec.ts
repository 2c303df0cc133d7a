import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoardCommand, BoardEvent } from '@app/contract';
import type { Edition } from '@app/bridge';
import { inEnglish } from '@app/messages';
import { type Board, EMPTY_SESSION, decideBoard, foldBoard, viewBoard } from '@app/session';
import { scenarioFiles } from '../../apps/cli/src/scenario-files';
import { parseScenario, type Played, runScenario } from '@app/scenarios';

/**
 * Every paragraph that has a board played on and looked at afterwards leaves a review, under the number that it has in
 * the edition; where the board cannot be played, the review says what becomes of the score. An infraction for which a
 * paragraph only refers to another one stands under that other: 45D2 under 64C, 62D2 under 16C3, 73C2 under 16B3,
 * 12A3 under 82C.
 */
const LOOKED_AT: Readonly<Record<Edition, readonly string[]>> = {
  'wbf-2017': [
    ...['10C2', '11A', '12A1', '13A2', '13B1', '13B2', '13C', '13D', '15A2a', '15A3', '15B3'],
    ...['16B2', '16B3', '16C3', '16D2c', '16D2d', '20E', '21B3', '23C', '27D', '40B3a', '40B4', '40B5b', '40C1'],
    ...['43B3', '45F', '47E2b', '50E4', '55C', '64C1', '64C2a', '64C2b', '65D', '66D', '67B3'],
    ...['72C', '73B2', '73E2', '75B1', '75D3', '82C', '84D'],
  ],
  'wbf-2007': [
    ...['6D1', '10C2', '12A1', '13A', '13B', '13C', '13D2a', '13D2b', '13F', '15B', '15C', '16A4', '16B2', '16B3'],
    ...['16C2c', '16C2d', '16C3', '17D2', '17D3', '20E', '21B3', '23', '27D', '40B4', '40B5', '40B6b', '40C1'],
    ...['43B3', '45F', '47E2b', '50E3', '55C', '64C', '65D', '66D', '73B2', '73F', '75B', '82C', '84D'],
  ],
};

const ROOT = join(__dirname, '..', '..');

/** Every scenario under every edition that it is written for. */
const PLAYED: readonly (readonly [file: string, edition: Edition, played: Played])[] = scenarioFiles(ROOT).flatMap(
  (file) => {
    const parsed = parseScenario(readFileSync(join(ROOT, file), 'utf8'));
    if (!parsed.ok) return [];
    const { scenario } = parsed;
    return scenario.editions.map((edition) => [file, edition, runScenario(scenario, edition)] as const);
  },
);

describe.each(Object.entries(LOOKED_AT))('%s', (edition, paragraphs) => {
  const opened = new Set(
    PLAYED.filter(([, one]) => one === edition).flatMap(([, , { states }]) =>
      states.flatMap(({ reviews }) => reviews.map(({ law }) => law)),
    ),
  );

  it.each(paragraphs)('%s leaves something to be looked at after the play, as a scenario shows', (paragraph) => {
    expect([...opened]).toContain(paragraph);
  });
});

const ADDRESS = { session: 'scenario', table: '1', board: 1, attempt: 1 };

const decided = (board: Board, command: BoardCommand) => decideBoard(command, board, ADDRESS, EMPTY_SESSION);

const folded = (events: readonly BoardEvent[]): Board => {
  const board = foldBoard(events);
  if (!board) throw new Error('the board was not opened');
  return board;
};

const CONFIRM: BoardCommand = { type: 'ConfirmResult', data: { by: 'anna' } };

/** The same record with its result entered, where it has none. */
const withResult = (stream: readonly BoardEvent[]): readonly BoardEvent[] =>
  folded(stream).result ? stream : [...stream, { type: 'ResultEntered', data: { result: null, source: 'slip' } }];

const WITH_REVIEWS = PLAYED.filter(([, , { stream }]) => folded(withResult(stream)).table.reviews.length > 0);

it('there are scenarios that end with something to be looked at', () => {
  expect(WITH_REVIEWS.length).toBeGreaterThan(100);
});

it.each(WITH_REVIEWS)('%s, %s: the result waits until each review is closed by a decision', (_, __, { stream }) => {
  let events = withResult(stream);
  const { reviews } = folded(events).table;
  for (const { law, act } of reviews) {
    const refused = decided(folded(events), CONFIRM);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'ReviewsOpen' } });
    if (!refused.ok) expect(inEnglish(refused.refusal.message)).toContain(`${law} (event ${act})`);
    const data = { law, act, decision: 'no-adjustment', reasons: 'no damage', by: 'anna' } as const;
    const closed = decided(folded(events), { type: 'CloseReview', data });
    expect(closed.ok).toBe(true);
    events = [...events, ...(closed.ok ? closed.events : [])];
  }
  const board = folded(events);
  const view = viewBoard(board);
  expect(view.reviews).toEqual([]);
  expect(view.closedReviews.slice(-reviews.length)).toMatchObject(reviews.map(({ law, act }) => ({ law, act })));
  const undecided = view.questions.length > 0 || view.options.some((one) => one.for === 'director');
  expect(decided(board, CONFIRM).ok).toBe(!undecided);
});
