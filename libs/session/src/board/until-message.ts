import { type Message, isSeat, message } from '@app/bridge';
import { aSeat } from '../event-messages';

/** The moments until which an option is open, as the Laws' modules write them and old records have them. */
const MOMENTS: ReadonlyMap<string, string> = new Map([
  ["dummy's card is played", 'dummys-card'],
  ['a card is played from either of his hands', 'declarers-card'],
  ['a defender plays', 'defender-plays'],
  ['both sides have played to the next trick', 'both-played'],
  ['somebody calls', 'somebody-calls'],
  ['somebody plays on', 'somebody-plays-on'],
  ['the board is over', 'board-over'],
  ['the next card is played', 'next-card'],
  ['the session ends', 'session-ends'],
]);

/** What a player does, behind the seat. */
const DEEDS: ReadonlyMap<string, string> = new Map([
  ['calls', 'calls'],
  ['plays', 'plays'],
  ['leads', 'leads'],
  ['calls, or the lead is faced', 'calls-or-lead-faced'],
  ["has played and declarer's side has played on", 'side-plays-on'],
]);

/** Until when an option is open: S calls. Null where this version does not know the moment. */
export const untilMessage = (until: string): Message | null => {
  const [who = '', ...rest] = until.split(' ');
  const deed = DEEDS.get(rest.join(' '));
  if (isSeat(who) && deed !== undefined) return message(`until.${deed}`, { seat: aSeat(who) });
  const moment = MOMENTS.get(until);
  return moment === undefined ? null : message(`until.${moment}`);
};

export const UNTIL_CODES: readonly string[] = [...MOMENTS.values(), ...DEEDS.values()].map((code) => `until.${code}`);
