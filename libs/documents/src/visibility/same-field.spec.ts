import { sessionDoc } from '@app/testing';
import { withheldInField } from './same-field';

const at = (venue: string, { session = 1, closed = false, simultaneous = true } = {}) =>
  sessionDoc({
    id: `${venue}${session}`,
    closed,
    contest: { contest: 'sim', stage: 'all', session, venue },
    conditions: {
      name: 'sim',
      contestants: 'pair',
      stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints', sections: 'together', simultaneous }],
    },
  });

/** Every session still has board 3 to play. */
const isWithheldIn = () => (board: number) => board === 3;

it('a board that another venue still has to play is withheld', () => {
  const isWithheld = withheldInField([at('x'), at('y')], isWithheldIn)('x1');
  expect([2, 3].map((board) => isWithheld?.(board))).toEqual([false, true]);
});

it.each([
  ['a venue that is closed', [at('x'), at('y', { closed: true })]],
  ['another session of the stage', [at('x'), at('x', { session: 2 })]],
])('%s withholds nothing', (_, sessions) => {
  expect(withheldInField(sessions, isWithheldIn)('x1')?.(3)).toBe(false);
});

it('where sessions are no field together there is nothing to ask', () => {
  const sessions = ['x', 'y'].map((venue) => at(venue, { simultaneous: false }));
  expect(withheldInField(sessions, isWithheldIn)('x1')).toBeNull();
  expect(withheldInField([], isWithheldIn)('z')).toBeNull();
});
