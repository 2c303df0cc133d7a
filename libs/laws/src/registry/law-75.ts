import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, only2017, part2017, same } from './paragraph';

export const law75: Law = {
  number: 75,
  title: {
    en: 'Wrong explanation or wrong call?',
    da: 'Var det forklaringen eller meldingen?',
    sv: 'Var det förklaringen eller budet?',
  },
  treatments: ['recorded', 'judged', 'scored'],
  built: inBoth('recorded', 'judged'),
  paragraphs: [
    differ(
      '75',
      'What the players and the director must do after opponents have been given a misleading explanation.',
      'What the players and the director must do after opponents have been given a misleading explanation, ' +
        'shown by an example: a weak 2D takeout of 1NT, explained as a strong inquiry.',
    ),
    same(
      '75A',
      'Right or wrong, the explanation tells the caller that partner took the call otherwise. That knowledge ' +
        'is unauthorised: the caller bids on as if partner had understood, and the score is adjusted if not.',
    ),
    differ(
      '75B',
      'The explanation does not match the agreement.',
      'The explanation does not match the agreement: it is an infraction, and damage is made good by an ' +
        'adjusted score. Whoever gave it calls the director as soon as the mistake dawns. Partner says nothing ' +
        'during the auction, corrects it after the final pass as declarer or dummy, having called the ' +
        'director, and waits until the play is over as a defender.',
    ),
    part2017(
      '75B1',
      '75B',
      'agrees',
      'A wrong explanation is an infraction, and the score is adjusted if the other side was damaged.',
    ),
    part2017(
      '75B2',
      '75B',
      'differs',
      'Whoever gave it and sees the mistake calls the director and corrects it before the opening lead is ' +
        'turned up, or during the play if it is seen only then. Doing so during the auction is allowed but not ' +
        'demanded.',
    ),
    part2017(
      '75B3',
      '75B',
      'agrees',
      'Partner does nothing to correct it while the auction lasts. As declarer or dummy, partner calls the ' +
        'director and corrects it after the final pass; as a defender, only when the play is over.',
    ),
    differ(
      '75C',
      'The explanation matches the agreement and the call was the mistake: no infraction, and the result ' +
        'stands, damage or not. The explanation is not corrected then, nor need it be later. There must be ' +
        'evidence that the explanation was right (21B1b).',
      'The explanation matches the agreement and the call was the mistake: no infraction, and the result ' +
        'stands, damage or not. Without evidence for that, the director presumes that the explanation was ' +
        'wrong. Partner neither corrects it nor calls the director at that point, nor need they later.',
    ),
    only2017('75D', 'How the director rules.'),
    only2017('75D1', 'Players are expected to describe their agreements exactly. Not doing so is misinformation.'),
    only2017(
      '75D2',
      'There is an agreement only if both partners see it the same way; to describe one that is not there is ' +
        'an infraction. If the explanation rested on no agreement, see 21B.',
    ),
    only2017(
      '75D3',
      'When 75B1 or 75D2 was broken and the agreement is proved well enough, the score is adjusted to what ' +
        'was probable had the opponents been told it in time. If there was no agreement, to what was probable ' +
        'had they been told that.',
    ),
  ],
};
