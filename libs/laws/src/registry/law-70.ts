import type { Law } from './entry';
import { inBoth } from './entry';
import { differ, only2007, same } from './paragraph';

export const law70: Law = {
  number: 70,
  title: { en: 'When a claim is disputed', da: 'Når der er strid om et krav', sv: 'När ett anspråk bestrids' },
  treatments: ['enforced', 'judged', 'recorded', 'scored'],
  built: inBoth('enforced', 'judged', 'recorded'),
  paragraphs: [
    differ(
      '70A',
      'The director rules the result as fairly as possible for both sides, with doubt about a claim going ' +
        'against the claimer.',
      'The director rules the result as fairly as possible for both sides, with doubt going to the side that ' +
        'did not claim or concede.',
    ),
    same('70B', 'What the director asks for first.'),
    same('70B1', 'The claimer says again what was said with the claim.'),
    same('70B2', 'The opponents say what they object to; the director is not bound to that.'),
    same('70B3', 'The director may have all remaining cards put face up.'),
    same('70C', 'The opponents hold a trump: they get one or more tricks if all three are true.'),
    same('70C1', 'The claimer did not mention that trump.'),
    same('70C2', 'The claimer may not have known that it was out.'),
    same('70C3', 'Some normal play, careless or poor play included, would lose a trick to it.'),
    same('70D', 'What the director does not accept.'),
    same('70D1', 'A successful line that was not in the claim, if some other normal line would do worse.'),
    same('70D2', "For a defender's claim, anything that hangs on partner finding one of several normal plays."),
    only2007(
      '70D3',
      'Play should have stopped, but cards played after the claim may serve to show what the claimer had in ' +
        'mind, or how good the claim was.',
    ),
    same('70E', 'The claimer did not state a line.'),
    differ(
      '70E1',
      'A line that needs a given opponent to hold a certain card is accepted only if an opponent had failed ' +
        'to follow in that suit before the claim, or would do so on every normal line.',
      'A line that needs a given opponent to hold a certain card is accepted only if the other opponent had ' +
        'failed to follow in that suit before the claim, or would do so on every normal line, or if it would ' +
        'be irrational to play otherwise.',
    ),
    same(
      '70E2',
      'The regulations may say in which order the cards of a suit are taken to be played, such as from the ' +
        'top, if the claim did not. The rest of this Law comes first.',
    ),
  ],
};
