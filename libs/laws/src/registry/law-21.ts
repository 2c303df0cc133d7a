import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, same } from './paragraph';

export const law21: Law = {
  number: 21,
  title: {
    en: 'Misinformation',
    da: 'Når en modstander har forklaret forkert',
    sv: 'När en motståndare har förklarat fel',
  },
  treatments: ['enforced', 'offered'],
  built: inBoth('enforced', 'offered'),
  paragraphs: [
    same('21A', 'A player who acts on a misunderstanding of their own gets no redress.'),
    same('21B', "A call made on an opponent's misinformation."),
    same(
      '21B1a',
      'Until the auction period ends, and while partner has not called since, a player may change a call without ' +
        "rectification if the director finds that it could well have been made because of an opponent's misinformation. " +
        'Not alerting at once, where an alert is required, is misinformation.',
    ),
    same('21B1b', 'Without evidence either way the director takes it that the explanation was wrong, not the call.'),
    differ(
      '21B2',
      'When a player changes a call for this reason, LHO may change any call made after it. Withdrawn calls are ' +
        'authorised or not by 16C.',
      'When a player changes a call for this reason, LHO may change any call made, without rectification; but 16D applies ' +
        'if the director finds after play that the withdrawn call told something that damaged the non-offending side.',
    ),
    same(
      '21B3',
      'When it is too late to change a call, and the offending side gained by the irregularity, the director adjusts the ' +
        'score.',
    ),
  ],
};
