import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, part2017, same } from './paragraph';

export const law63: Law = {
  number: 63,
  title: {
    en: 'When a revoke is past correcting',
    da: 'Når kulørsvigt ikke længere kan rettes',
    sv: 'När en revoke inte längre kan rättas',
  },
  treatments: ['enforced'],
  built: inBoth('enforced'),
  paragraphs: [
    same('63A', 'What establishes a revoke.'),
    same('63A1', 'The offender or partner leads or plays to the next trick, legally or not.'),
    same('63A2', 'The offender or partner names, or points out, a card to be played to the next trick.'),
    differ(
      '63A3',
      'The offender or partner claims or concedes, in words, by showing the hand or in any other way.',
      'The offending side claims or concedes, or agrees to a claim or concession, in words, by showing cards ' +
        'or in any other way.',
    ),
    part2017(
      '63A4',
      '63A3',
      'differs',
      "The offender or partner agrees to the opponents' claim or concession, and the side raises nothing " +
        'before the round ends or before it calls on a later board (69).',
    ),
    differ(
      '63B',
      'An established revoke stays and so does its trick, except at trick 12 (62D) or when both sides ' +
        'revoked in the trick (62C3).',
      'An established revoke stays and so does its trick, except at trick 12 (62D).',
    ),
  ],
};
