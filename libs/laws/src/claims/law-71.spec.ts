import { claimOf } from '../../test/claim-case';
import { testCases } from '../../test/claim-cases';
import { analyseClaim } from './analyse';

/**
 * Law 71: what was conceded and could not be lost by any normal play is given back. The number asked for is the same:
 * the least by any normal play; what lies above the tricks claimed was conceded wrongly.
 */
testCases('Law 71: concessions', [
  {
    name: '71B: one of two high cards is conceded',
    why: 'Any card led wins: the conceded trick could not be lost.',
    hands: 'N:3.2.. Q.K.. A.A.. T.9..',
    claims: 1,
    least: 2,
  },
  {
    name: '71B: all is conceded with two high trumps',
    why: 'No other trump is out: South ruffs the diamond and has the other.',
    hands: 'N:.32.. ..AK. A2... ..QJ.',
    trumps: 'S',
    leader: 'E',
    claims: 0,
    least: 2,
  },
  {
    name: '71B: all is conceded with an ace that can be thrown away',
    why: 'Who gives up does not know that the ace is high, and may throw it on the first diamond.',
    hands: 'N:.32.. ..AK. A2... ..QJ.',
    leader: 'E',
    claims: 0,
    least: 0,
  },
  {
    name: '71B: the trick could be lost by careless play',
    why: 'The conceded trick is won by a finesse only.',
    hands: 'N:32... K5... AQ... 98...',
    leader: 'N',
    claims: 1,
    least: 1,
  },
  {
    name: '71B: a defender concedes the rest with the highest trump',
    why: 'However he plays, the nine wins a trick: on its own suit, on a ruff, or at the end.',
    hands: 'N:.2..3 ..4.5 .8.K. .9..2',
    trumps: 'H',
    claimer: 'W',
    claims: 0,
    least: 1,
  },
  {
    name: '71B: the highest trump of a defender that is not the highest any more',
    why: 'The ten is in dummy: nothing is sure.',
    hands: 'N:.T..3 ..4.5 .8.K. .9..2',
    trumps: 'H',
    claimer: 'W',
    claims: 0,
    least: 0,
  },
  {
    name: '71B: one of the conceded tricks comes back, the other does not',
    why: 'Two are claimed of four with three high spades. East has a trick in diamonds and then nothing but spades.',
    hands: 'N:.5432.. 543..A. AKQ..2. 762..3.',
    claims: 2,
    least: 3,
  },
  {
    name: '71B: nothing comes back where the opponents can cash',
    why: 'The losing diamond may be led first; on two clubs two spades go.',
    hands: 'N:.5432.. 3..A.AK AKQ..2. 2..3.QJ',
    claims: 2,
    least: 1,
  },
  {
    name: '71: the trick in progress is conceded too, and was won',
    why: 'The ace has been played, and no card still to come beats it. The diamond loses.',
    hands: 'N:2..3. 4..A. ..2. ..K.',
    trick: 'SA S3',
    claims: 0,
    least: 1,
  },
  {
    name: '70A: what is claimed of a concession is judged like any claim',
    why: 'One is claimed and one conceded: the ace wins whenever it is played.',
    hands: 'N:3.2.. Q.K.. A.3.. T.9..',
    claims: 1,
    least: 1,
  },
]);

describe('Law 71: what is given back', () => {
  it.each([
    ['N:3.2.. Q.K.. A.A.. T.9..', 1, 1],
    ['N:3.2.. Q.K.. A.A.. T.9..', 2, 0],
    ['N:3.2.. Q.K.. A.A.. T.9..', 0, 2],
    ['N:3.2.. Q.K.. A.3.. T.9..', 1, 0],
  ])('%s, %i claimed: %i', (hands, claims, wronglyConceded) => {
    const analysed = analyseClaim(claimOf({ name: '', why: '', hands, claims }, 'wbf-2017'));
    expect(analysed).toMatchObject({ ok: true, value: { wronglyConceded } });
  });
});
