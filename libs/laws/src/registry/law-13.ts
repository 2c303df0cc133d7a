import type { Law } from './entry';
import { inBoth } from './entry';
import { moved, only2007, part2007, part2017 } from './paragraph';

export const law13: Law = {
  number: 13,
  title: { en: 'Wrong number of cards', da: 'En hånd med for mange kort', sv: 'En hand med för många kort' },
  treatments: ['enforced', 'judged', 'scored'],
  built: inBoth('enforced', 'judged'),
  paragraphs: [
    moved('13A', '13D', 'No player with a wrong number of cards has called yet.'),
    moved(
      '13A1',
      '13D1',
      'The director puts the cards right. If nobody has then seen a card of another hand, the board is played normally.',
    ),
    moved(
      '13A2',
      '13D2',
      'Where a player has seen a card of another hand, the board is played and scored. If what was seen affected the ' +
        'result, the director assigns a score (12C1), and may penalise an offender (90).',
      'Where a player has seen a card of another hand, the director judges beforehand how much it matters.',
    ),
    part2007(
      '13D2a',
      '13A2',
      'differs',
      'Unlikely to matter: the board is played. If it did affect the result, the director adjusts, and may penalise an offender.',
    ),
    part2007(
      '13D2b',
      '13A2',
      'differs',
      'Too important for normal play: the score is artificial at once, and an offender may be penalised.',
    ),
    part2017(
      '13B',
      '13A',
      'agrees',
      'One player had more than thirteen cards and another fewer, and one of them has called.',
    ),
    moved(
      '13B1',
      '13A',
      'If the director thinks the hands can be put right and the board played with the calls already made, play may ' +
        'go on, and a score may be assigned afterwards (12C1).',
      'A player with a wrong hand has called. If the director thinks the deal can be put right and played normally, it ' +
        'is played with no call changed, and the score may be adjusted afterwards.',
    ),
    moved(
      '13B2',
      '13B',
      'Otherwise, once such a player has called, the director assigns a score (12C1) and may penalise an offender (90).',
      'Otherwise, once a call has been made, the director gives an artificial score and may penalise an offender.',
    ),
    moved(
      '13C',
      '13F',
      'A card that does not belong to the board is taken away and the board goes on. An adjusted score comes up only if ' +
        'that card was played to a completed trick.',
    ),
    moved(
      '13D',
      '13C',
      'Found after play that a hand had more than thirteen cards and another fewer: the result is cancelled, and the ' +
        'director assigns a score (12C1). 86B may apply; an offender may be penalised.',
      'Found after play that a hand had more than thirteen cards and another fewer: the result is cancelled, and the ' +
        'director adjusts. 86D may apply; an offender may be penalised.',
    ),
    only2007(
      '13E',
      'Where the board is played on, knowing which card the director moved, and where, is unauthorised for the partner ' +
        'of the player with the wrong number.',
    ),
  ],
};
