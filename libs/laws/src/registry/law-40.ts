import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, moved, only2017, part2017, same } from './paragraph';

export const law40: Law = {
  number: 40,
  title: { en: 'Partnership understandings', da: 'Aftaler i makkerskabet', sv: 'Parets överenskommelser' },
  treatments: ['recorded', 'judged', 'scored'],
  built: inBoth('recorded', 'judged'),
  paragraphs: [
    same('40A', "A partnership's methods."),
    same('40A1a', 'An understanding may be explicit, by agreement, or implicit, from what partners have been through.'),
    differ(
      '40A1b',
      'Each pair must make its understandings available to the opponents, in the way the Regulating Authority prescribes.',
      'Each pair must make its understandings available to the opponents before play against them, in the way the ' +
        'Regulating Authority prescribes.',
    ),
    same(
      '40A2',
      'What partners tell each other comes only from their calls and plays and the conditions of the deal. A player may ' +
        'use the legal auction, the cards seen, within the Laws, and all else that the Laws authorise.',
    ),
    same('40A3', 'A call or play need not be announced beforehand, if it rests on no concealed understanding.'),
    part2017(
      '40A4',
      '40B2a',
      'differs',
      'What is agreed about a call or play may not depend on which partner makes it. Style and judgement may differ.',
    ),
    same('40B', 'Special partnership understandings.'),
    moved(
      '40B1a',
      '40B1b',
      'What partners agree is a partnership understanding, explicit or implicit.',
      'What partners agree is a partnership understanding, explicit or implicit. Conventions and artificial calls are ' +
        'special, unless the Regulating Authority decides otherwise.',
    ),
    moved(
      '40B1b',
      '40B1a',
      'The Regulating Authority may call certain understandings special: those that a good part of the field may not ' +
        'readily understand or expect.',
    ),
    part2017(
      '40B1c',
      '40B1b',
      'agrees',
      'A call with an artificial meaning is special unless the Regulating Authority decides otherwise.',
    ),
    differ(
      '40B2a',
      'What the Regulating Authority may do.',
      'The Regulating Authority may allow, forbid or condition any special understanding; prescribe a system card and how ' +
        'it is used, alerts and other disclosure; and let the meaning of a call or play depend on which partner makes it.',
    ),
    part2017('40B2a(i)', '40B2a', 'agrees', 'Allow, forbid or condition any special understanding, without limit.'),
    part2017(
      '40B2a(ii)',
      '40B2a',
      'agrees',
      'Prescribe a system card, with or without supplements, and how it is used.',
    ),
    part2017('40B2a(iii)', '40B2a', 'agrees', 'Prescribe alerts and other ways to disclose understandings.'),
    moved(
      '40B2a(iv)',
      '40B3',
      'Forbid a pair to vary its understandings after an irregularity by the opponents.',
      'The Regulating Authority may forbid a pair to agree beforehand on varying its understandings after a question, ' +
        'an answer or any irregularity.',
    ),
    moved('40B2a(v)', '40B2d', 'Restrict psychic use of artificial calls.'),
    same(
      '40B2b',
      "From the start of the auction period until play ends nobody looks at their own system card, except declarer's " +
        'side in the clarification period. Regulations may differ.',
    ),
    same('40B2c', "When a player may look at the opponents' system card, unless regulations differ."),
    same('40B2c(i)', 'Before the auction.'),
    same('40B2c(ii)', 'In the clarification period.'),
    same('40B2c(iii)', "In the auction and play, at the player's own turn."),
    only2017('40B2c(iv)', "When an opponent has asked (20F), to explain partner's calls or plays correctly."),
    moved(
      '40B2d',
      '40C3a',
      'No aids to memory, calculation or technique in auction and play, unless regulations allow.',
    ),
    moved(
      '40B3a',
      '40B4',
      'A side damaged because the opponents did not disclose a meaning as the Laws require gets an adjusted score.',
    ),
    moved('40B3b', '40C3b', 'Repeated failure to disclose may be penalised.'),
    moved(
      '40B4',
      '40B5',
      'Where a special understanding that the regulations do not allow damages the opponents, the score is adjusted; the ' +
        'side that used it may get a procedural penalty.',
    ),
    moved(
      '40B5a',
      '40B6a',
      'Asked for the meaning of a call or play by partner, a player discloses all that agreement and experience with ' +
        'partner tell, but not what bridge players in general would conclude.',
    ),
    moved(
      '40B5b',
      '40B6b',
      "If an explanation left out what mattered for an opponent's choice, and that did damage, the director adjusts.",
    ),
    same('40C', 'Departing from the system, and psychic actions.'),
    differ(
      '40C1',
      'A player may depart from what the pair has disclosed if partner has no more reason to expect it than the ' +
        'opponents; 40B2a(v) may limit it. Repeated departures become an implicit understanding, to be disclosed. A ' +
        'concealed one that did damage means an adjusted score, and perhaps a penalty.',
      'A player may depart from what the pair has disclosed if partner has no more reason to expect it than the ' +
        'opponents. Repeated departures become an implicit understanding, to be disclosed. A concealed one that did ' +
        'damage means an adjusted score, and perhaps a penalty.',
    ),
    same('40C2', 'Beyond that nobody has to tell the opponents of having departed from the system.'),
  ],
};
