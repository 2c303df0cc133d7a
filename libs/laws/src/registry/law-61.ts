import type { Law } from './entry';
import { inBoth } from './entry';
import { moved, same } from './paragraph';

export const law61: Law = {
  number: 61,
  title: {
    en: 'What a revoke is, and who may ask',
    da: 'Hvad kulørsvigt er, og hvem der må spørge',
    sv: 'Vad en revoke är och vem som får fråga',
  },
  treatments: ['enforced', 'recorded'],
  built: inBoth('enforced', 'recorded'),
  paragraphs: [
    same(
      '61A',
      'A revoke is not following suit when one could. It is also a revoke not to lead or play as the Laws ' +
        'require, or as an opponent chose in a rectification, when one could. If one could not, see 59.',
    ),
    same('61B', 'Who may ask a player who did not follow suit.'),
    same('61B1', 'Declarer may ask a defender.'),
    same('61B2', "Dummy's questions."),
    same('61B2a', 'Dummy may ask declarer, but see 43B2b.'),
    same('61B2b', 'Dummy may not ask a defender, and 16B may apply if it happens.'),
    same('61B3', 'Defenders may ask declarer, and each other, at the risk of passing unauthorised information.'),
    moved('61C', '62C3', 'Saying that somebody revoked does not by itself give a right to look at old tricks (66C).'),
  ],
};
