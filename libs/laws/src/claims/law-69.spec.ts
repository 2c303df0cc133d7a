import { testCases } from '../../test/claim-cases';

/**
 * What is conceded although partner still has a trick (commentary on 68, digest E54). Where partner objects at once
 * they play on, and nothing is ruled; these are the numbers for a partner who has been silent (Law 71).
 */
testCases('Law 68B2: a defender concedes the rest', [
  {
    name: '68B2: partner has the ace of trumps',
    why: 'It takes a trick whenever it is played. Partner need not object.',
    hands: 'N:K.2.. A.3.. Q.4.. ..32.',
    trumps: 'S',
    claimer: 'W',
    claims: 0,
    least: 1,
  },
  {
    name: '68B2: partner has an ace that could be thrown away',
    why: 'East has to discard on the ace of diamonds. Had he objected he would have kept the ace of hearts.',
    hands: 'N:.2.K. .A..2 .K.A. ...43',
    claimer: 'W',
    claims: 0,
    least: 0,
  },
]);

/**
 * A claim that was agreed to, and looked at again (commentary on 69, digest E55). Before the own side has called on the
 * next board it is judged as any claim; later only a trick that was likely comes back, and that a person has to judge.
 */
testCases('Law 69: a claim that was agreed to', [
  {
    name: '69A: before the next board the doubt is still against the claimer',
    why: 'Both spades were claimed. The finesse was not stated, so the ace may be played first.',
    hands: 'N:32... K5... AQ... 98...',
    leader: 'N',
    least: 1,
  },
  {
    name: '69B2: after it that trick is not the likely one',
    why: 'The same, with the doubt for the claimer: he finesses, and both tricks are his.',
    hands: 'N:32... K5... AQ... 98...',
    leader: 'N',
    judgements: { benefitOfDoubt: 'claimer' },
    least: 2,
  },
  {
    name: '69B2: a trick that they would have had in any case',
    why: 'The ace of spades takes a trick even with every doubt for the claimer.',
    hands: 'N:32... A5... KQ... 98...',
    leader: 'N',
    judgements: { benefitOfDoubt: 'claimer' },
    least: 1,
  },
]);
