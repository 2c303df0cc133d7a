import type { Law } from './entry';
import { differ, only2017, same } from './paragraph';

export const law93: Law = {
  number: 93,
  title: { en: 'How an appeal is heard', da: 'Hvordan en appel behandles', sv: 'Hur ett överklagande prövas' },
  treatments: ['timed', 'enforced'],
  paragraphs: [
    same(
      '93A',
      'The director in charge hears all appeals if there is no committee or other body for them (80B2k), or ' +
        'if it cannot meet without upsetting the event.',
    ),
    same('93B', 'There is a body to hear appeals.'),
    same(
      '93B1',
      'The director in charge still decides what is purely a matter of Laws or regulations, and that ' +
        'decision can be appealed to the body.',
    ),
    same('93B2', 'All other appeals go to the body.'),
    same(
      '93B3',
      'The body has every power that the director has. It cannot overrule the director in charge on Laws, ' +
        'regulations or discipline (91), but may recommend a change.',
    ),
    differ(
      '93C',
      'Going further than that body.',
      'After that, a further appeal goes to the national authority; in the Swedish print, its Law ' +
        'Commission, by way of the director.',
    ),
    only2017(
      '93C1',
      'The regulating authority may lay down how a case can be taken further. A further appeal without merit ' +
        'may be sanctioned as the regulations say.',
    ),
    only2017(
      '93C2',
      'The director in charge or the body may refer a case to the regulating authority, which can decide it ' +
        'for good.',
    ),
    only2017('93C3', 'What the regulating authority may change.'),
    only2017(
      '93C3a',
      'Where the running of the event demands it, the authority may leave the last word in all appeals to ' +
        "the event's own body. That binds the authority and the parties.",
    ),
    only2017(
      '93C3b',
      'If contestants were told beforehand, the authority may approve changing or leaving out any step of an ' +
        'appeal.',
    ),
  ],
};
