import { isSeat } from '@app/bridge';
import { seat } from './terms';

const MOMENTS: Readonly<Record<string, string>> = {
  "dummy's card is played": 'träkarlens kort är spelat',
  'a card is played from either of his hands': 'ett kort spelas från någon av spelförarens händer',
  'a defender plays': 'en motspelare spelar',
  'both sides have played to the next trick': 'båda sidor har spelat till nästa stick',
  'somebody calls': 'någon bjuder',
  'somebody plays on': 'någon spelar vidare',
  'the board is over': 'brickan är färdigspelad',
  'the next card is played': 'nästa kort spelas',
  'the session ends': 'omgången är slut',
};

const DOES: Readonly<Record<string, string>> = {
  calls: 'bjuder',
  plays: 'spelar',
  leads: 'spelar ut',
  'calls, or the lead is faced': 'bjuder, eller utspelet vänds upp',
  "has played and declarer's side has played on": 'har spelat och spelförarsidan har spelat vidare',
};

/** Until when an option is open: `'S bjuder'`. */
export const moment = (text: string): string => {
  const [who = '', ...rest] = text.split(' ');
  const does = DOES[rest.join(' ')];
  return isSeat(who) && does !== undefined ? `${seat(who)} ${does}` : (MOMENTS[text] ?? text);
};
