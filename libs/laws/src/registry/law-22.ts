import type { Law } from './entry';
import { inBoth } from './entry';
import { moved, part2007 } from './paragraph';

export const law22: Law = {
  number: 22,
  title: { en: 'The end of the auction', da: 'Når meldingerne er slut', sv: 'När budgivningen är slut' },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    moved('22', '22A', 'When the auction ends.'),
    moved(
      '22A',
      '22A2',
      'Somebody has bid, and three passes in a row have followed in turn: the last bid becomes the contract (19D for ' +
        'doubled and redoubled).',
    ),
    moved(
      '22B',
      '22A1',
      'All four players pass, though 25 may still change one. The hands go back unplayed, and there is no redeal.',
    ),
    part2007('22B', '17D', 'agrees', 'When the auction period ends.'),
  ],
};
