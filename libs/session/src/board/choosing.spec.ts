import type { BoardEvent } from '@app/contract';
import { inEnglish, textsOf } from '@app/messages';
import { calls, faced, noted, opened } from '@app/testing';
import { EMPTY_SESSION } from '../session/fold';
import { decideBoard } from './decide';
import { foldBoard } from './fold';

/** North plays one spade, West has led, and the director is there. */
const led: readonly BoardEvent[] = [
  opened(),
  ...calls('N:1S E:- S:- W:-'),
  faced('W', 'S7'),
  noted(5, 'W', 'opening-lead-out-of-turn', '54'),
  { type: 'AttentionDrawn', data: { by: 'N', act: 5 } },
  { type: 'DirectorCalled', data: { by: 'N' } },
];

it.each([
  [{}, 'N cannot choose withdraw under 54 now: '],
  [{ act: 3 }, 'N cannot choose withdraw under 54 about event 3 now: '],
])('a choice that is not open is told with what is, and with the events that it is about: %j', (more, words) => {
  const choice = { type: 'Choose', data: { seat: 'N', law: '54', choice: 'withdraw', ...more } } as const;
  const address = { session: 's', table: '1', board: 1, attempt: 1 };
  const decision = decideBoard(choice, foldBoard(led), address, EMPTY_SESSION);
  expect(decision).toMatchObject({ ok: false, refusal: { code: 'OptionNotOpen' } });
  expect(decision.ok ? '' : inEnglish(decision.refusal.message)).toBe(
    `${words}open are 54 for N (spread, accept, refuse) about event 5`,
  );
});

it('a choice that is not open is told by its name in the language of the reader', () => {
  const choice = { type: 'Choose', data: { seat: 'N', law: '54', choice: 'withdraw' } } as const;
  const address = { session: 's', table: '1', board: 1, attempt: 1 };
  const decision = decideBoard(choice, foldBoard(led), address, EMPTY_SESSION);
  const said = decision.ok ? '' : decision.refusal.message;
  const inDanish = typeof said === 'string' ? said : textsOf('da').say(said);
  expect(inDanish).not.toMatch(/withdraw|spread|accept\b|refuse/);
});
