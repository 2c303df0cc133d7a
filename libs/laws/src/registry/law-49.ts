import type { Law } from './entry';
import { inBoth } from './entry';
import { same } from './paragraph';

export const law49: Law = {
  number: 49,
  title: {
    en: 'A defender shows a card',
    da: 'Når en modspiller viser et kort',
    sv: 'När en motspelare visar ett kort',
  },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    same(
      '49',
      "A defender's card becomes a penalty card when partner could have seen its face, or when the defender " +
        'names it as held. Normal play and cards shown as the Laws require are free. Remarks about the trick ' +
        "in progress (Law 68) and an objection to partner's concession (68B2) have their own rules.",
    ),
  ],
};
