import type { Law } from './entry';
import { moved, only2017 } from './paragraph';

export const law01: Law = {
  number: 1,
  title: { en: 'The pack', da: 'Kort og farver', sv: 'Kort och färger' },
  treatments: ['procedural'],
  paragraphs: [
    moved(
      '1A',
      '1',
      'A pack has 52 cards, thirteen in each suit. Spades rank highest, then hearts, diamonds and clubs; in a suit ' +
        'the ace is high and the two is low.',
    ),
    only2017('1B', 'The Regulating Authority may demand cards whose faces look the same either way up.'),
    only2017('1C', 'All backs should be alike, and should not show which way round a card is held.'),
  ],
};
