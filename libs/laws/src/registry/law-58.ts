import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law58: Law = {
  number: 58,
  title: { en: 'Cards played at the same time', da: 'Kort spillet på samme tid', sv: 'Kort spelade på samma gång' },
  treatments: ['enforced', 'offered', 'judged'],
  built: inBoth('enforced', 'offered', 'judged'),
  paragraphs: [
    same(
      '58A',
      'When two players lead or play together, the one whose turn it was counts as first and the other as ' + 'second.',
    ),
    same('58B', 'One player plays two or more cards at once.'),
    same('58B1', 'If only one face can be seen, that card is played and the rest go back, with nothing more (47F).'),
    same(
      '58B2',
      "If more faces can be seen, the player says which is played. A defender's other shown cards become " +
        'penalty cards.',
    ),
    same(
      '58B3',
      'When a shown card goes back, an opponent who has played on it may change that card freely. See Law 16 ' +
        'for what was seen.',
    ),
    same('58B4', 'If it goes unnoticed until both sides have played to the next trick, see Law 67.'),
  ],
};
