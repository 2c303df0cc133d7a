import { isSeat } from '@app/bridge';
import { seat } from './terms';

const MOMENTS: Readonly<Record<string, string>> = {
  "dummy's card is played": 'kortet fra bordet er spillet',
  'a card is played from either of his hands': 'der spilles et kort fra en af spilførers hænder',
  'a defender plays': 'en modspiller spiller',
  'both sides have played to the next trick': 'begge sider har spillet til næste stik',
  'somebody calls': 'nogen melder',
  'somebody plays on': 'nogen spiller videre',
  'the board is over': 'spillet er slut',
  'the next card is played': 'næste kort spilles',
  'the session ends': 'sektionen er slut',
};

const DOES: Readonly<Record<string, string>> = {
  calls: 'melder',
  plays: 'spiller',
  leads: 'spiller ud',
  'calls, or the lead is faced': 'melder, eller udspillet vendes',
  "has played and declarer's side has played on": 'har spillet, og spilførersiden har spillet videre',
};

/** Until when an option is open: `'S melder'`. */
export const moment = (text: string): string => {
  const [who = '', ...rest] = text.split(' ');
  const does = DOES[rest.join(' ')];
  return isSeat(who) && does !== undefined ? `${seat(who)} ${does}` : (MOMENTS[text] ?? text);
};
