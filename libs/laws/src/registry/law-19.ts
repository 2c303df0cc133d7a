import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law19: Law = {
  number: 19,
  title: { en: 'Double and redouble', da: 'At doble og redoble', sv: 'Dubbelt och redubbelt' },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    same('19A', 'Doubles.'),
    same('19A1', 'A player may double only the last bid, made by an opponent, with nothing but passes since.'),
    same('19A2', 'The player should say only the word, and not name the level or denomination.'),
    same(
      '19A3',
      'If they are named wrongly, the bid that was made is doubled; what was said may be unauthorised (16).',
    ),
    same('19B', 'Redoubles.'),
    same('19B1', 'A player may redouble only the last double, made by an opponent, with nothing but passes since.'),
    same('19B2', 'The player should say only the word, and not name the level or denomination.'),
    same(
      '19B3',
      'If they are named wrongly, the bid that was made is redoubled; what was said may be unauthorised (16).',
    ),
    differ(
      '19C',
      'The next legal bid wipes out a double or redouble.',
      'The next legal bid, double or redouble takes the place of a double or redouble.',
    ),
    differ(
      '19D',
      'With no legal bid after it, the contract is scored doubled or redoubled (77).',
      'With no legal bid, double or redouble after it, the contract is scored doubled or redoubled (77).',
    ),
  ],
};
