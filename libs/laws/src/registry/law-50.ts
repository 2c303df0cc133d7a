import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, moved, part2017, same } from './paragraph';

export const law50: Law = {
  number: 50,
  title: { en: 'Penalty cards, minor and major', da: 'Strafkort, små og store', sv: 'Straffkort, små och stora' },
  treatments: ['enforced', 'offered', 'judged', 'recorded'],
  built: inBoth('enforced', 'offered', 'judged', 'recorded'),
  paragraphs: [
    same(
      '50',
      "A defender's card shown too early, other than by a premature play (57), is a penalty card unless the " +
        'director decides otherwise. What the owner could have known may count as well (72C in 2017, 23 in ' +
        '2007).',
    ),
    same('50A', 'A penalty card lies face up in front of its owner until a rectification has been chosen.'),
    same(
      '50B',
      'A single card below the ten, shown by accident, is a minor penalty card. An honour, or any card shown ' +
        'by playing it on purpose, is major. As soon as a defender has two or more penalty cards, all are ' +
        'major.',
    ),
    differ(
      '50C',
      'With a minor penalty card on the table, its owner may play no other small card of that suit before ' +
        'it; an honour of the suit is allowed. Partner may lead what they like, but see 50E.',
      'With a minor penalty card on the table, its owner may play no other small card of that suit before ' +
        'it; an honour of the suit is allowed. Partner may lead what they like, but may not use what the card ' +
        'has told (50E).',
    ),
    same(
      '50D',
      'A major penalty card binds both defenders: its owner at every turn to play, and the partner whenever ' +
        'on lead.',
    ),
    same('50D1', 'What the owner must do.'),
    same(
      '50D1a',
      'Play it at the first turn where it is legal: on lead, following, discarding or ruffing. With several ' +
        'that could be played, declarer picks.',
    ),
    same(
      '50D1b',
      'Following suit and obeying a restriction on lead or play come first. The card then stays on the table ' +
        'and is due at the next legal turn.',
    ),
    same(
      '50D2',
      'The partner may not lead before declarer has chosen from these options. A lead made before that is ' +
        'treated as a shown card (49).',
    ),
    same(
      '50D2a',
      'Declarer requires a lead of the suit, or forbids it for as long as this defender stays on lead. ' +
        'Either way the card is picked up and is a penalty card no more. For several cards see 51; if the lead ' +
        'cannot be made, 59.',
    ),
    same(
      '50D2b',
      'Declarer does neither: the partner leads anything, and the card stays as a penalty card under 50D. If ' +
        'the partner keeps the lead and it is still there, the choice comes again at the next trick.',
    ),
    same('50E', 'Who may use what a penalty card tells.'),
    differ(
      '50E1',
      'As long as the card lies on the table, everybody may use what it tells, and that it has to be played.',
      'Everybody may use the knowledge that the card has to be played.',
    ),
    differ(
      '50E2',
      "When the card has been picked up under 50D2a, what it told is unauthorised for its owner's partner " +
        'and authorised for declarer.',
      "Everything else that the card tells is unauthorised for its owner's partner and authorised for " + 'declarer.',
    ),
    part2017(
      '50E3',
      '50E2',
      'agrees',
      "When the card has been played, how it came to be a penalty card is unauthorised for its owner's " +
        'partner and authorised for declarer.',
    ),
    moved(
      '50E4',
      '50E3',
      'If after the play the director finds that, without the help of the infraction, the board could have ' +
        'ended otherwise and the other side was damaged, the score is adjusted towards the probable result ' +
        'with no penalty card.',
      'If the director finds that the shown card told something that damaged the other side, the score is ' +
        'adjusted.',
    ),
  ],
};
