import type { Law } from './entry';
import { inBoth } from './entry';
import { moved, only2007, only2017, part2007, part2017 } from './paragraph';

export const law15: Law = {
  number: 15,
  title: { en: 'Wrong board or hand', da: 'Kort fra en anden mappe, eller forkert spil', sv: 'Spel av fel bricka' },
  treatments: ['enforced', 'judged', 'scored'],
  built: inBoth('enforced', 'judged'),
  paragraphs: [
    moved('15A', '17D', 'A player has taken the cards from the wrong board.'),
    moved(
      '15A1',
      '17D1',
      'The call on those cards is cancelled, with every call after it.',
      'The call on those cards is cancelled.',
    ),
    part2017(
      '15A2a',
      '17D2',
      'differs',
      'If partner has called after the cancelled call, the director assigns a score (12C1).',
    ),
    moved(
      '15A2b',
      '17D2',
      'Otherwise the player looks at the right hand and calls again, and the auction goes on normally from there.',
      'The player looks at the right hand and calls again, and the auction goes on. But the score is artificial if partner ' +
        'has called over the cancelled call; or if LHO has, and must repeat that call, and the new call differs from ' +
        'the cancelled one, in meaning or because it is psychic.',
    ),
    only2017('15A2c', 'Each withdrawn call is authorised or not by 16C.'),
    moved(
      '15A3',
      '17D3',
      'If the offender later plays the board that the cards came from, and repeats the cancelled call, the director may let it be ' +
        'played. If the call differs, in meaning or because it is psychic, the director assigns a score (12C1).',
      'If the offender later plays the board that the cards came from, and repeats the cancelled call, the director may let it be ' +
        'played. If the call differs, in meaning or because it is psychic, the score is artificial.',
    ),
    moved('15A4', '17D4', 'A procedural penalty (90) may be added.'),
    moved(
      '15B',
      '15A',
      'The director finds, once the auction period has begun, that a contestant is at a board not meant for it in the ' +
        'round. Pairs and individuals only; for teams see 86B.',
      'The players are at a board not meant for them in the round, and none of them has played it before. 15C goes first ' +
        'while the auction is still on.',
    ),
    moved(
      '15B1',
      '15B',
      'If any of the four has played the board before, against whomever, it is cancelled for all four.',
      'A contestant who plays a board for the second time, against whomever, has that second score cancelled, and so have ' +
        'the opponents. Whoever thereby loses the chance of a valid score gets an artificial one.',
    ),
    moved(
      '15B2',
      '15A1',
      'If none of the four has, the board must be finished, and its result stands. The director may have both pairs play ' +
        'the right board against each other later.',
      'As a rule the director lets the result stand.',
    ),
    part2007(
      '15A2',
      '15B2',
      'agrees',
      'The director may have both pairs play the right board against each other later.',
    ),
    part2017(
      '15B3',
      '15B',
      'agrees',
      'Whoever has lost the chance of a valid result on a board gets an artificial score (12C2a).',
    ),
    only2007(
      '15C',
      'Found during the auction: the auction is void, the right opponents sit down and the players bid again. They must ' +
        'repeat their calls; if one differs the board is cancelled, and otherwise play goes on. Trying to prevent normal ' +
        'play on purpose may be penalised and the score adjusted.',
    ),
  ],
};
