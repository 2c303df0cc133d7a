import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law48: Law = {
  number: 48,
  title: { en: "Declarer's visible cards", da: 'Spilførers synlige kort', sv: 'Spelförarens synliga kort' },
  treatments: ['enforced', 'judged'],
  built: inBoth('enforced', 'judged'),
  paragraphs: [
    same(
      '48A',
      'Declarer pays nothing for showing a card, and no card of declarer or dummy ever becomes a penalty ' +
        'card. A card that declarer drops need not be played. Whether a shown card is played is for 45C2.',
    ),
    same('48B', 'Declarer spreads several cards.'),
    same('48B1', 'After an opening lead by the wrong hand, see Law 54.'),
    same(
      '48B2',
      'At any other time it can count as a claim or a concession (Law 68), unless declarer plainly had no ' +
        'such thing in mind.',
    ),
  ],
};
