import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law52: Law = {
  number: 52,
  title: {
    en: 'Penalty card not played when due',
    da: 'Strafkort, der ikke bliver spillet',
    sv: 'Straffkort som inte spelas när det ska',
  },
  treatments: ['enforced', 'offered'],
  built: inBoth('enforced', 'offered'),
  paragraphs: [
    same('52A', 'A defender who plays something else than the penalty card that was due may not take it back unasked.'),
    same('52B', 'What becomes of the other card.'),
    same('52B1', 'Declarer lets it stand.'),
    same('52B1a', 'Declarer may accept the card that was played.'),
    same('52B1b', 'Declarer has no choice but to accept once they have played on it from either hand.'),
    same('52B1c', 'When it stands, every penalty card still on the table remains one.'),
    same(
      '52B2',
      'If declarer refuses it, the penalty card is played in its place, and every card played in the wrong ' +
        'becomes a major penalty card.',
    ),
  ],
};
