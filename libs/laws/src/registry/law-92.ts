import type { Law } from './entry';
import { same } from './paragraph';

export const law92: Law = {
  number: 92,
  title: {
    en: 'Who may appeal, and until when',
    da: 'Hvem kan appellere, og hvor længe',
    sv: 'Vem får överklaga, och hur länge',
  },
  treatments: ['timed', 'enforced'],
  paragraphs: [
    same(
      '92A',
      'A contestant or captain may ask for review of any ruling at their own table. Appeals without merit ' +
        'may be sanctioned as the regulations say.',
    ),
    same(
      '92B',
      'The right to ask for a ruling, or to appeal one, ends 30 minutes after the official score is up, ' +
        'unless the organiser sets another time.',
    ),
    same('92C', 'Every appeal goes through the director.'),
    same('92D', 'Who must agree before an appeal is heard.'),
    same('92D1', 'Both players of a pair; in an individual event the player alone will do.'),
    same('92D2', 'The captain of a team.'),
  ],
};
