import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law60: Law = {
  number: 60,
  title: {
    en: 'Play going on after a wrong play',
    da: 'Når spillet fortsætter efter en fejl',
    sv: 'När spelet går vidare efter ett fel',
  },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    same('60A', 'Cards played after the irregularity.'),
    same(
      '60A1',
      'A player whose right-hand opponent led or played out of turn or too soon, and who plays before the ' +
        'rectification is settled, gives up the rectification of that.',
    ),
    same(
      '60A2',
      'After that the wrong lead or play counts as one in turn, unless the player who had the lead makes it ' +
        '(53B in 2017, 53C in 2007).',
    ),
    same(
      '60A3',
      'What the offending side already owed, a penalty card or a restriction, it still owes at the tricks to ' +
        'come.',
    ),
    same(
      '60B',
      'Declarer has been told to take back a wrong lead, and a defender plays before the right one is made: ' +
        "the defender's card becomes a major penalty card.",
    ),
    same(
      '60C',
      'If the offending side plays on before the rectification is settled, the opponents lose nothing by it, ' +
        'and that play can itself be rectified.',
    ),
  ],
};
