import { testCases } from '../../test/claim-cases';

/** Law 70A, 70D1 and 68C: what was stated is followed; what was not is played in the worst normal way. */
testCases('Law 70D1: lines that were stated, and lines that were not', [
  {
    name: '70A: nothing is doubtful where every card is high',
    why: 'Any card that South can lead wins.',
    hands: 'N:32.2.. QJ.K.. AK.A.. T9.Q..',
    least: 3,
  },
  {
    name: '70D1: a losing card led first gives the lead away for good',
    why:
      'Three tricks are claimed, so the nine of diamonds was taken for good and may be led first. East wins with the ' +
      'ten and plays two clubs, on which both spades have to go.',
    hands: 'N:32..2. ..T.AK AK..9. ..8.QJ',
    least: 0,
  },
  {
    name: '68C: the winners are stated to come first',
    why: 'What was stated is played: two spades, and the nine loses to the ten.',
    hands: 'N:32..2. ..T.AK AK..9. ..8.QJ',
    says: 'spades',
    least: 2,
  },
  {
    name: '70D1: the losing card is conceded, so it is known to lose',
    why: 'Two tricks are claimed for two high cards: it would be irrational, not careless, to lead the nine before them.',
    hands: 'N:32..2. ..T.AK AK..9. ..8.QJ',
    claims: 2,
    least: 2,
  },
  {
    name: '70D1: the suit blocks',
    why:
      'A club to the ace first, then the king of spades has to be overtaken by the bare ace: South leads the losing ' +
      'club, and the queen in dummy is dead.',
    hands: 'N:KQ...A .A..KJ A...32 .QJ..Q',
    least: 2,
  },
  {
    name: '68C: the suit is unblocked as stated',
    why: 'The ace, a club across, the king: the queen falls under nothing of the opponents. Three tricks.',
    hands: 'N:KQ...A .A..KJ A...32 .QJ..Q',
    says: 'SA, to CA, S',
    least: 3,
  },
  {
    name: '70D1: stranded in dummy',
    why: 'The diamond to the ace may come first. Dummy then has only clubs, and both spades are thrown on them.',
    hands: 'N:..A.32 ..5.AK AK..2. ..6.QJ',
    least: 1,
  },
  {
    name: '68C: the spades come before the diamond',
    why: 'As stated: two spades, and a diamond to the ace.',
    hands: 'N:..A.32 ..5.AK AK..2. ..6.QJ',
    says: 'spades, then to DA',
    least: 3,
  },
  {
    name: '68C: the hand to lead next is stated',
    why: 'Two spades first, then dummy: only the diamond leads there.',
    hands: 'N:..A.32 ..5.AK AK..2. ..6.QJ',
    says: 'SAK >N',
    least: 3,
  },
  {
    name: '70D1: the order of two suits decides',
    why: 'The heart to the ace first, and dummy has to give a diamond to the ace; the ace of spades falls on it.',
    hands: 'N:.A.K. .K.A. A.2.. .Q.Q.',
    least: 1,
  },
  {
    name: '68C: the other order, stated',
    why: 'On the ace of spades dummy keeps the ace of hearts, which is high, and throws the king of diamonds, which is not.',
    hands: 'N:.A.K. .K.A. A.2.. .Q.Q.',
    says: 'SA',
    least: 2,
  },
  {
    name: '68C: a discard that was stated is made, and costs',
    why: 'He said that dummy would throw a heart. It has the ace alone.',
    hands: 'N:.A.K. .K.A. A.2.. .Q.Q.',
    says: 'SA, throw H',
    least: 1,
  },
  {
    name: '70D1: which of two cards dummy keeps',
    why:
      'Two tricks are claimed for the ace of spades and the nine of diamonds: dummy keeps the card that is high, and ' +
      'a diamond is led to it.',
    hands: 'N:.9.9. .T.8. A..2. .J.7.',
    says: 'SA',
    least: 2,
  },
  {
    name: '70D1: who concedes a trick does not know that the nine is high',
    why: 'One trick is claimed of two: dummy may throw the nine of diamonds.',
    hands: 'N:.9.9. .T.8. A..2. .J.7.',
    says: 'SA',
    claims: 1,
    least: 1,
  },
  {
    name: '70D1: a squeeze that was not stated',
    why:
      'On the ace of clubs West would be squeezed. But the two of diamonds may be led at once: the ace wins, the king of ' +
      'hearts drives out the ace, and the knave loses to the queen.',
    hands: 'N:.AJ.K. 4.3.3. .2.2.A .KQ.A.',
    least: 1,
  },
  {
    name: '68C: the ruff is stated',
    why: 'The heart is ruffed in dummy; two diamonds are high and no trump is out.',
    hands: 'N:5..43. .A.98. .2.AK. .K.T7.',
    trumps: 'S',
    says: 'ruff H2',
    least: 3,
  },
  {
    name: '70D1: the same with nothing stated',
    why: 'Two diamonds are high, and the five is the only trump: whenever the heart is led, dummy is out of hearts and ruffs.',
    hands: 'N:5..43. .A.98. .2.AK. .K.T7.',
    trumps: 'S',
    least: 3,
  },
  {
    name: '68C: a ruff with a stated trump cannot be overruffed',
    why: 'The nine wins; the seven then draws the eight or runs to the ten.',
    hands: 'N:97... 8..9. T.2.. .KQ..',
    trumps: 'S',
    says: 'H2-S9',
    least: 2,
  },
  {
    name: '70D1: with which trump is not stated',
    why: 'Dummy may ruff with the seven: East overruffs, and the ten takes the diamond.',
    hands: 'N:97... 8..9. T.2.. .KQ..',
    trumps: 'S',
    says: 'ruff H2',
    least: 1,
  },
  {
    name: '68C: drawing trumps leaves none to ruff with, and that was stated',
    why: 'Two rounds take the trumps out of dummy as well, and the diamond loses.',
    hands: 'N:32.5.. 98..A. AK..2. .QJ.K.',
    trumps: 'S',
    says: 'draw trumps, ruff D2',
    least: 2,
  },
  {
    name: '68C: one round, then the ruff',
    why: 'The diamond is ruffed while East has to follow; whatever comes back, the king of trumps takes it.',
    hands: 'N:32.5.. 98..A. AK..2. .QJ.K.',
    trumps: 'S',
    says: 'SA, ruff D2',
    least: 3,
  },
  {
    name: '68C: trumps are drawn, then a suit is played from the other hand',
    why: 'Two rounds take all trumps, and the heart is led to the ace.',
    hands: 'N:32.A.. 98.K.. AK.2.. .QJ.2.',
    trumps: 'S',
    says: 'draw trumps, HA',
    least: 3,
  },
  {
    name: '68C: a statement is followed as far as it is legal',
    why: 'East has the lead and plays hearts: South has to follow to the first, ruffs the second, and has the other trump.',
    hands: 'N:2.4..2 .QJ.3. AK.2.. .K5.4.',
    trumps: 'S',
    leader: 'E',
    says: 'spades',
    least: 2,
  },
  {
    name: '68C: a statement about the trick in progress comes first',
    why: 'South, last to play, said that he ruffs with the nine. The two is left, and the eight takes it.',
    hands: 'N:.4.. 8... 92... .6..',
    trumps: 'S',
    leader: 'W',
    trick: 'C5 C2 CK',
    says: 'S9',
    least: 1,
  },
  {
    name: '70D1: last to play, he wins as cheaply as he can',
    why: 'Nothing stated: nobody spends the nine where the two wins. Then the nine takes the eight.',
    hands: 'N:.4.. 8... 92... .6..',
    trumps: 'S',
    leader: 'W',
    trick: 'C5 C2 CK',
    least: 2,
  },
  {
    name: '70D1: a trick that can be won is not let go',
    why: 'West leads a heart to the ace and two. South does not play the two: he claims all tricks.',
    hands: 'N:3.4.. .65.. A.A.. .K8..',
    leader: 'W',
    least: 2,
  },
  {
    name: '70D1: the other hand may be expected to win',
    why:
      'West leads a heart through the ace in dummy. South has the queen and may count on it, forgetting the king: East ' +
      'wins with it and plays a diamond, on which South has to throw the ace of spades and dummy that of hearts.',
    hands: 'N:.A2.. .K.A. A.Q.. .43..',
    leader: 'W',
    least: 0,
  },
  {
    name: '68C: high hearts were named, and they are played to the lead of the opponents too',
    why: 'The ace of hearts was the next card named, and wins. The two is led then, and West takes it with the four.',
    hands: 'N:.A2.. .K.A. A.Q.. .43..',
    leader: 'W',
    says: 'HA',
    least: 1,
  },
  {
    name: '68C: the trick that the plan loses is lost, and no other',
    why: 'Spades from the top: the third loses to the knave, and East has only a heart left, for the ace.',
    hands: 'N:543.5.. JT9.6.. AK2.A.. Q.KQJ..',
    says: 'spades',
    least: 3,
  },
  {
    name: '68C: a suit is played to the end although it does not break',
    why:
      'Spades were stated, and so the two comes after the ace and the king although the knave is out. East takes it, ' +
      'and South throws the ace of hearts on the ace of diamonds.',
    hands: 'N:..432.5 JT9..A. AK2.A.. Q..KQJ.',
    says: 'spades, hearts',
    least: 2,
  },
]);

/** Law 70D2: a defender claims, and their partner may go wrong at every turn. */
testCases('Law 70D2: claims by a defender', [
  {
    name: '70D2: the claim hangs on nothing that partner does',
    why: 'West has three high cards and the lead.',
    hands: 'N:32.2.. ..765. QJ.3.. AK.A..',
    leader: 'W',
    claimer: 'W',
    least: 3,
  },
  {
    name: '70D2: partner has to find the right suit',
    why: 'East is on lead and may lead the heart: South takes it, and a diamond; both spades go.',
    hands: 'N:.43.. 2.2.. .A.A. AK...',
    leader: 'E',
    claimer: 'W',
    least: 0,
  },
  {
    name: '70D2: partner has no choice',
    why: 'East has nothing but spades.',
    hands: 'N:.43.. 32... .A.A. AK...',
    leader: 'E',
    claimer: 'W',
    least: 2,
  },
  {
    name: '70D2: partner has to give a ruff',
    why: 'Hearts are trumps. East may lead the diamond instead of the club: South wins, draws the trump, and has the rest.',
    hands: 'N:..76.8 5..3.2 .A.A.K A.2.4.',
    trumps: 'H',
    leader: 'E',
    claimer: 'W',
    claims: 2,
    least: 0,
  },
  {
    name: '70D2: partner has only clubs to lead',
    why: 'The ruff is certain. The ace of spades is ruffed by North or South, and the diamond is lost.',
    hands: 'N:..76.8 ...432 .A.A.K A.2.4.',
    trumps: 'H',
    leader: 'E',
    claimer: 'W',
    claims: 2,
    least: 1,
  },
  {
    name: '70D2: partner may play low where he has the ace',
    why:
      'South leads the queen of diamonds. East may keep the ace and wins the second diamond, but has no spade to lead; ' +
      'West throws both.',
    hands: 'N:..54. ..A2. ..QJ. AK...',
    claimer: 'W',
    least: 1,
  },
  {
    name: '70D2: partner is obliged to win, and to return the suit',
    why: 'The ace is bare, and then there is only the spade.',
    hands: 'N:..5.3 3..A. ..QJ. AK...',
    claimer: 'W',
    least: 2,
  },
  {
    name: '70D2: one of two ways to partner, the claimer has to choose: nothing stated',
    why: 'The heart may be led before the ace of spades: East wins, and has only the club to go on with.',
    hands: 'N:.5..A .A..2 K...4 A.2..',
    leader: 'W',
    claimer: 'W',
    least: 1,
  },
  {
    name: '70D2: the same, with the ace of spades stated first',
    why: 'East keeps the ace of hearts rather than the two of clubs, and the heart is led to it.',
    hands: 'N:.5..A .A..2 K...4 A.2..',
    leader: 'W',
    claimer: 'W',
    says: 'SA',
    least: 2,
  },
  {
    name: '70D1: a defender has to state his line like declarer',
    why: 'He may lead the losing diamond first: South takes it and plays a club and a heart, on which both spades go.',
    hands: 'N:54..6. ..54.3 .2.A.A AK..2.',
    leader: 'W',
    claimer: 'W',
    claims: 3,
    least: 0,
  },
]);

/**
 * A revoke that is disputed with the claim: commentary on Law 63A (digest E51). The ending is that after its
 * correction.
 */
testCases('Law 63A and 70A: the benefit of the doubt', [
  {
    name: '63A: a defender has revoked, declarer claims, the defender disputes: the doubt is for declarer',
    why: 'The revoke is not established. East has taken back his card; the finesse, which nobody stated, is believed.',
    hands: 'N:32... K5... AQ... 98...',
    leader: 'N',
    judgements: { benefitOfDoubt: 'claimer' },
    least: 2,
  },
  {
    name: '63A: the doubt does not move a card',
    why: 'The king sits behind the queen. The defenders still play their best.',
    hands: 'N:32... 98... AQ... K5...',
    leader: 'N',
    judgements: { benefitOfDoubt: 'claimer' },
    least: 1,
  },
  {
    name: '63A: what was stated is stated, also then',
    why: 'The ace was to be played first. There is no doubt about that.',
    hands: 'N:32... K5... AQ... 98...',
    leader: 'N',
    says: 'SA, SQ',
    judgements: { benefitOfDoubt: 'claimer' },
    least: 1,
  },
  {
    name: '63A: squeezes are believed too',
    why: 'South plays the club first; West has to give up a heart or the ace of diamonds, and dummy keeps the other.',
    hands: 'N:.AJ.K. 4.3.3. .2.2.A .KQ.A.',
    judgements: { benefitOfDoubt: 'claimer' },
    least: 3,
  },
  {
    name: '70A: without the revoke the same claim is worth less',
    why: 'Every doubt against the claimer: the losing diamond first.',
    hands: 'N:.AJ.K. 4.3.3. .2.2.A .KQ.A.',
    judgements: { benefitOfDoubt: 'opponents' },
    least: 1,
  },
]);
