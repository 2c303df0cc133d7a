import type { PlacedEvent } from '@app/contract';
import { SESSION } from '../evening';
import { instant } from '../file';
import { DIRECTOR } from '../rulings';
import { type Clerk, addressOf } from './clerk';
import { LAWS } from './laws';

const APPEAL = 'a1';
/** Players of other pairs; the first is of the club's board. */
const [CHAIR, SECOND, PARTY, THIRD] = ['p01', 'p13', 'p24', 'p19'];

/**
 * North-South appeal against the ruling on the slow raise. A member of the committee plays for a party and stands down.
 * The three agree that pass was a logical alternative, and that three spades makes ten tricks on every lead.
 */
export const appealDecided = (clerk: Clerk, from: number, ruling: PlacedEvent): void => {
  const give = (after: number, command: Parameters<Clerk['onAppeal']>[2]): PlacedEvent =>
    clerk.onAppeal(from + after, APPEAL, command);
  const at = (after: number): string => instant(from + after);
  const minutes = (count: number): number => 60 * count;
  give(0, {
    type: 'LodgeAppeal',
    data: {
      session: SESSION,
      against: addressOf(ruling),
      appellant: '4',
      lodgedBy: ['p07', 'p08'],
      capacity: 'players',
      parts: ['judgement'],
      grounds: 'Nobody with six spades passes at matchpoints, and no lead holds it to nine tricks.',
      asksFor: 'the result of the table, or ten tricks in three spades',
      at: at(0),
      receivedBy: DIRECTOR,
    },
  });
  give(minutes(5), {
    type: 'ConveneCommittee',
    data: {
      by: DIRECTOR,
      at: at(minutes(5)),
      instance: 'oral-committee',
      members: [
        { member: CHAIR, contestant: '1' },
        { member: SECOND, contestant: '7' },
        { member: PARTY, contestant: '12' },
      ],
      chair: CHAIR,
    },
  });
  give(minutes(6), {
    type: 'StandDown',
    data: {
      member: PARTY,
      at: at(minutes(6)),
      ground: 'party',
      reason: 'plays for pair 12, who are a party to the case',
      replacedBy: THIRD,
    },
  });
  give(minutes(10), {
    type: 'OpenHearing',
    data: { at: at(minutes(10)), procedure: 'oral', partiesInformed: true },
  });
  const heard = [
    [
      'director',
      DIRECTOR,
      'Two of five peers passed. I gave ten tricks two times in three, for a heart lead may hold it to nine.',
    ],
    [
      'appellant',
      'p08',
      'With a sixth spade and two aces opposite I always go on, and the tricks are there whatever is led.',
    ],
    ['respondent', 'p24', 'Three spades was slow, and the hand is a minimum in high cards.'],
  ] as const;
  for (const [nth, [party, by, text]] of heard.entries()) {
    const after = minutes(11 + 3 * nth);
    give(after, { type: 'HearParty', data: { party, by, at: at(after), text } });
  }
  give(minutes(20), { type: 'CloseHearing', data: { at: at(minutes(20)) } });
  const vote = give(minutes(28), {
    type: 'TakeVote',
    data: {
      at: at(minutes(28)),
      about: 'decision',
      motion: 'Three spades with ten tricks, for both sides',
      for: [CHAIR, SECOND, THIRD],
      against: [],
    },
  });
  const tenTricks = {
    kind: 'assigned',
    components: [{ result: { bid: '3S', declarer: 'S', risk: 'undoubled', tricks: 10 }, weight: '1' }],
  } as const;
  const decided = give(minutes(30), {
    type: 'DecideAppeal',
    data: {
      at: at(minutes(30)),
      instance: 'oral-committee',
      by: CHAIR,
      ruling: 'changed',
      facts: [{ text: 'Ten tricks are there on every lead.', basis: 'agreed' }],
      laws: [LAWS('16B1'), LAWS('12C1')],
      reasons:
        'Pass was a logical alternative, as the poll shows, so four spades does not stand. West has no lead that holds three spades to nine tricks.',
      outcome: { NS: tenTricks, EW: tenTricks },
      vote: vote.revision,
    },
  });
  give(minutes(32), {
    type: 'TellDecision',
    data: { at: at(minutes(32)), to: ['4', '12'], decision: decided.revision },
  });
};
