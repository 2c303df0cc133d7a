import type { Law } from './entry';
import { inBoth } from './entry';
import { only2017, same } from './paragraph';

export const law36: Law = {
  number: 36,
  title: {
    en: 'Inadmissible double or redouble',
    da: 'Dobling eller redobling uden ret',
    sv: 'Dubbelt eller redubbelt utan rätt',
  },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    same(
      '36A',
      'If LHO calls before it is rectified, it is cancelled with every call after it. The auction goes back to the player ' +
        'whose turn it was, as if nothing had happened, and there are no lead restrictions.',
    ),
    same('36B', 'LHO has not called.'),
    same('36B1', 'The double or redouble is cancelled.'),
    same('36B2', 'The offender must make a legal call instead, and partner must pass for the rest of the auction.'),
    same('36B3', 'Lead restrictions may apply (26), and so may the rule for one who could have known.'),
    same(
      '36B4',
      'If it was out of rotation too, the auction goes back to the player whose turn it was. The offender may make ' +
        'any legal call in turn, and partner must pass for the rest of the auction. Lead restrictions may apply ' +
        '(26), and so may the rule for one who could have known.',
    ),
    only2017(
      '36C',
      'If nobody drew attention to it until the opening lead was faced, the contract is scored as if the double or ' +
        'redouble had not been made.',
    ),
  ],
};
