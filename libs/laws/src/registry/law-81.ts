import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law81: Law = {
  number: 81,
  title: { en: "The director's duties and powers", da: 'Turneringslederens opgaver', sv: 'Tävlingsledarens uppgifter' },
  treatments: ['enforced', 'procedural'],
  built: inBoth('enforced'),
  paragraphs: [
    same('81A', 'The director acts officially for the organiser.'),
    same('81B', 'Limits and responsibility.'),
    same('81B1', 'The director runs the event on the spot and may make up for what the organiser left undone.'),
    same('81B2', 'The director applies the Laws and the regulations published under them, and is bound by both.'),
    same(
      '81C',
      'Only the director rectifies irregularities and makes good damage; players do not. Further duties and ' +
        'powers, as a rule:',
    ),
    same('81C1', 'keep order and keep the event moving;'),
    same('81C2', 'apply and interpret the Laws, and tell the players their rights and duties;'),
    differ(
      '81C3',
      'put right an error or irregularity that the director learns of, within the periods of 79C and 92B;',
      'put right an error or irregularity that the director learns of, within the correction period of 79C;',
    ),
    same('81C4', 'decide on rectifications, and use the powers of Laws 90 and 91;'),
    same('81C5', 'waive a rectification for good reason when the other side asks;'),
    same('81C6', 'settle disputes;'),
    same('81C7', 'refer a matter to a suitable committee;'),
    same(
      '81C8',
      'report results where the organiser wants it, and see to whatever else the organiser has handed over.',
    ),
    same('81D', 'The director may hand duties to assistants and still answers for them.'),
  ],
};
