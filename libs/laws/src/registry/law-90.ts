import type { Law } from './entry';
import { differ, same } from './paragraph';

export const law90: Law = {
  number: 90,
  title: {
    en: 'Penalties when procedure is broken',
    da: 'Straf, når fremgangsmåden brydes',
    sv: 'Straff när ordningen bryts',
  },
  treatments: ['scored', 'recorded'],
  paragraphs: [
    differ(
      '90A',
      'Besides rectifying, the director may penalise what delays or hinders the game unduly, is a nuisance ' +
        'to other contestants, breaks correct procedure, or calls for an adjusted score.',
      'Besides rectifying, the director may penalise what delays or hinders the game unduly, is a nuisance ' +
        'to other contestants, breaks correct procedure, or calls for an adjusted score at another table.',
    ),
    same('90B', 'Examples, among others:'),
    same('90B1', 'arriving after the set time;'),
    same('90B2', 'playing far too slowly;'),
    same('90B3', 'talking about a board so that another table can hear it;'),
    same('90B4', 'comparing scores with another contestant without leave;'),
    same('90B5', 'touching cards that belong to another player (Law 7);'),
    same('90B6', 'putting cards back in a wrong pocket;'),
    same(
      '90B7',
      'errors of procedure, such as not counting the cards or playing a wrong board, that make an adjusted ' +
        'score necessary;',
    ),
    same('90B8', 'not obeying the regulations or the director at once.'),
  ],
};
