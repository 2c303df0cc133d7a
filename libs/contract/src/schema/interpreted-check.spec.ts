import { BOARD_COMMANDS } from '../board/commands';
import { APPEAL_COMMANDS } from '../appeal/commands';
import { SESSION_COMMANDS } from '../session/commands';
import { conforms } from './check';
import { checkFor } from './interpreted-check';

const VALUES: readonly unknown[] = [
  {},
  null,
  { seat: 'N', call: '1NT' },
  { seat: 'N', call: '8NT', artificial: true, shows: ['H'] },
  { seat: 'Q', call: '1NT' },
  { seat: 'N', card: 'SA' },
  { seat: 'N', card: 'S1' },
  { by: 'N', text: 'half a \ud83d' },
  { by: 'N', text: 'whole \ud83d\udc08' },
  { deal: 'N:AKQ2 - - -' },
  { reason: 'because' },
  { reason: 'because', until: undefined },
];

it('what a page checks is what a server checks', () => {
  for (const schema of Object.values({ ...BOARD_COMMANDS, ...APPEAL_COMMANDS, ...SESSION_COMMANDS })) {
    const interpreted = checkFor(schema);
    for (const value of VALUES) expect([value, interpreted(value)]).toEqual([value, conforms(schema, value)]);
  }
});
