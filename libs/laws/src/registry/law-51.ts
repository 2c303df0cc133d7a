import type { Law } from './entry';
import { inBoth } from './entry';
import { only2017, same } from './paragraph';

export const law51: Law = {
  number: 51,
  title: { en: 'Several penalty cards', da: 'Flere strafkort på én gang', sv: 'Flera straffkort samtidigt' },
  treatments: ['enforced', 'offered'],
  built: inBoth('enforced', 'offered'),
  paragraphs: [
    same('51A', 'When their owner is to play and more than one would be legal, declarer picks which.'),
    same('51B', "When the owner's partner is on lead."),
    same('51B1', 'Two or more of the same suit.'),
    same(
      '51B1a',
      'Declarer requires that suit: all of them are picked up, and their owner plays what they like within ' +
        'the Laws.',
    ),
    same(
      '51B1b',
      'Declarer forbids that suit for as long as the partner stays on lead: all of them are picked up, and ' +
        'their owner plays what they like within the Laws.',
    ),
    same('51B2', 'Penalty cards in more than one suit.'),
    same('51B2a', 'Declarer may require a lead in one of those suits; the cards of that suit are picked up (51B1a).'),
    same(
      '51B2b',
      'Declarer may forbid one or more of those suits for as long as the partner stays on lead. The cards of ' +
        'every forbidden suit are picked up, and their owner plays what they like within the Laws.',
    ),
    only2017(
      '51B2c',
      'Declarer may leave it be: the partner leads anything and all the cards stay as penalty cards. The ' +
        'choice comes again at each lead while the partner stays on lead.',
    ),
  ],
};
