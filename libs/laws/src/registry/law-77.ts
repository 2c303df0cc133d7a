import type { Law } from './entry';
import { same } from './paragraph';

export const law77: Law = {
  number: 77,
  title: { en: 'What a contract scores', da: 'Hvad en kontrakt giver', sv: 'Vad ett kontrakt ger' },
  treatments: ['scored', 'timed'],
  paragraphs: [
    same(
      '77',
      'The table of scores. A trick bid and made counts 20 in clubs and diamonds, 30 in hearts and spades; ' +
        'in notrump 40 for the first and 30 for each after it; twice that doubled, four times redoubled. From ' +
        '100 such points it is game: 300, or 500 vulnerable; below that 50. Small slam 500 or 750, grand slam ' +
        '1000 or 1500. Made doubled 50, redoubled 100. Overtricks count as tricks; doubled 100 each, or 200 ' +
        'vulnerable; redoubled twice that. Undertricks go to the defenders: 50 each, 100 vulnerable; doubled ' +
        '100, then 200 for the second and third and 300 from the fourth, vulnerable 200 and then 300 each; ' +
        'redoubled twice that. Passed out is zero for both.',
    ),
  ],
};
