import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law47: Law = {
  number: 47,
  title: { en: 'Taking back a played card', da: 'Når et kort må tages tilbage', sv: 'När ett kort får tas tillbaka' },
  treatments: ['enforced', 'recorded', 'offered', 'judged'],
  built: inBoth('enforced', 'recorded', 'offered', 'judged'),
  paragraphs: [
    same(
      '47A',
      "A card may be taken back when a rectification demands it. If it was a defender's it can become a " +
        'penalty card (Law 49).',
    ),
    same(
      '47B',
      "A card may be taken back to put an illegal lead or play right. A defender's card comes under Law 49 " +
        'unless this Law frees it. For cards played together see Law 58.',
    ),
    differ(
      '47C',
      "After declarer's slip of the tongue is put right under 45C4b, the card goes back with no further " +
        'rectification.',
      'After an unintended play is put right under 45C4b, the card goes back with no further rectification.',
    ),
    same(
      '47D',
      'After an opponent has changed a lead or play, a player may take back the card played on it and play ' +
        'another, with no further rectification. What was seen is for Law 16, and 62C2 may apply.',
    ),
    same('47E', 'Cards played on wrong information.'),
    differ(
      '47E1',
      'A player who led or played because an opponent wrongly said it was their turn takes the card back ' +
        'with no further rectification. The next player cannot accept it, and the play does not establish a ' +
        'revoke under 63A1.',
      'A player who led or played because an opponent wrongly said it was their turn takes the card back ' +
        'with no further rectification. The next player cannot accept it.',
    ),
    same('47E2', 'A card played on a wrong explanation by an opponent.'),
    same(
      '47E2a',
      "A card played on a wrong explanation of an opponent's call or play, before it was put right, may be " +
        'taken back freely, but only if no card has been played after it. The opening lead stays once dummy ' +
        'has shown a card.',
    ),
    same('47E2b', 'When it is too late for that, the director may adjust the score.'),
    same('47F', 'Other cards that go back.'),
    same(
      '47F1',
      'A card played to a lead out of turn may go back when the right lead is made after it (53B in 2017, ' +
        '53C in 2007).',
    ),
    same('47F2', 'Apart from what this Law says, a played card stays played.'),
  ],
};
