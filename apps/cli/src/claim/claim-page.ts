import {
  since,
  type Card,
  type CardInTrick,
  SEATS,
  SUITS,
  partnerOf,
  seatName,
  sideOf,
  suitOf,
  tricksLeft,
  winnerOf,
} from '@app/bridge';
import { type Assumption, type Claim, type ClaimAnalysis, citation, lawRef } from '@app/laws';
import type { Texts } from '@app/messages';
import { SYMBOL, symbols } from '../output/symbols';
import type { FoundClaim } from './find-claim';

const ADVICE = 'This is advice for the director, and never a ruling.';

/** What the director has to find or to judge before, or beside, the analysis. */
const notJudged = ({ claim, revokes, acceptedBy }: FoundClaim): readonly Assumption[] => {
  const { edition, ending, claimer, declarer, tricks, judgements } = claim;
  const says = (paragraph: string, text: string, when = true): readonly Assumption[] =>
    when ? [{ law: lawRef(edition, null, paragraph), text }] : [];
  const defends = sideOf(claimer) !== sideOf(declarer);
  const conceded = tricks < tricksLeft(ending);
  return [
    ...revokes.flatMap(({ seat, suit }) =>
      says('61A', `${seatName(seat)} has not followed to ${SYMBOL[suit]} and holds it: rule on the revoke first.`),
    ),
    ...says(
      '69A',
      `The claim was accepted later${acceptedBy ? `, by ${seatName(acceptedBy)}` : ''}: whether it may still be objected to.`,
      acceptedBy !== null,
    ),
    ...says('68B2', 'Whether the partner objected to the concession at once.', defends && conceded),
    ...says('68C', 'What was said with the claim, and when.'),
    ...says('70', 'What is careless or inferior, and what irrational, for a player of this class.'),
    ...says(
      '70C2',
      'Whether the claimer may not have known of a trump that is out.',
      ending.denomination !== 'NT' && judgements.knewOfTrump !== true,
    ),
    ...says(
      '70E1',
      'Whether it would be irrational not to finesse; it is taken that it would not.',
      !since(edition, 'wbf-2017'),
    ),
    ...says('50', 'Penalty cards, and leads that are required or forbidden: they are not looked at.'),
  ];
};

const handInWords = (hand: readonly Card[]): string =>
  SUITS.map((suit) => {
    const ranks = hand.filter((card) => suitOf(card) === suit).map((card) => card.charAt(1));
    return ranks.length > 0 ? SYMBOL[suit] + ranks.join('') : '';
  })
    .filter((holding) => holding !== '')
    .join(' ') || '-';

const cardsInWords = (cards: readonly CardInTrick[]): string =>
  cards.map(({ seat, card }) => `${seat} ${symbols(card)}`).join('  ');

const positionLines = ({ ending, declarer }: Claim): readonly string[] => {
  const { hands, denomination, leader, trick } = ending;
  const trumps = denomination === 'NT' ? 'no trumps' : `${SYMBOL[denomination]} trumps`;
  const lead = trick.length > 0 ? `trick in progress: ${cardsInWords(trick)}` : `${seatName(leader)} to lead`;
  return [
    SEATS.map((seat) => `${seat} ${handInWords(hands[seat])}`).join('   '),
    `${trumps}, ${seatName(declarer)} declarer; ${lead}`,
  ];
};

const claimLine = ({ claim, view }: FoundClaim): string => {
  const { claimer, tricks, ending, statement } = claim;
  const recorded = view.claim?.statement ?? null;
  const said = recorded === null || recorded === statement ? '' : ` (on the board: '${recorded}')`;
  const line = statement === '' ? 'nothing' : `'${statement}'`;
  return `${seatName(claimer)} claims ${tricks} of the ${tricksLeft(ending)} tricks left, and says ${line}${said}.`;
};

/** The line in tricks, the one in progress first with the cards it has. */
const lineOfPlay = ({ ending }: Claim, line: readonly CardInTrick[], first: number): readonly string[] => {
  const cards = [...ending.trick, ...line];
  return Array.from({ length: Math.ceil(cards.length / 4) }, (_, nth) => {
    const [lead, ...others] = cards.slice(4 * nth, 4 * nth + 4);
    if (!lead) return '';
    const won = others.length === 3 ? `   won by ${winnerOf([lead, ...others], ending.denomination)}` : '';
    return `${String(first + nth).padStart(4)}. ${cardsInWords([lead, ...others])}${won}`;
  });
};

const cited = (heading: string, list: readonly Assumption[]): readonly string[] =>
  list.length === 0 ? [] : ['', heading, ...list.map(({ law, text }) => `  ${text} [${citation(law)}]`)];

const tricksInWords = (count: number): string => (count === 1 ? '1 trick' : `${count} tricks`);

const resultLines = ({ claim, view }: FoundClaim, analysis: ClaimAnalysis, { say }: Texts): readonly string[] => {
  if (!analysis.complete) return [`No number: ${say(analysis.why)}.`];
  const { least, line, wronglyConceded, outstandingTrump, doubleDummy } = analysis;
  const side = sideOf(claim.claimer) === 'NS' ? 'N-S' : 'E-W';
  const cancelled = lawRef(claim.edition, null, since(claim.edition, 'wbf-2017') ? '71B' : '71.2');
  const lostToTrump = outstandingTrump?.tricks ?? 0;
  return [
    `Least by normal play: ${tricksInWords(least)} for ${side} (double dummy ${doubleDummy}), shown by`,
    ...lineOfPlay(claim, line, view.tricks.length + 1),
    ...(lostToTrump > 0
      ? [`To a trump that is out: ${tricksInWords(lostToTrump)} [${citation(lawRef(claim.edition, null, '70C'))}]`]
      : []),
    ...(wronglyConceded > 0
      ? [`Conceded, and lost by no normal play: ${tricksInWords(wronglyConceded)} [${citation(cancelled)}]`]
      : []),
  ];
};

/** The analysis as a director reads it. */
export const claimPage = (found: FoundClaim, analysis: ClaimAnalysis, texts: Texts): string => {
  const { at, view, claim } = found;
  const rules = [claim.edition, ...(claim.regulations ? [claim.regulations] : [])].join(', ');
  return [
    `${view.id.slice('board-'.length)}, event ${at} (${rules}): ${view.contract?.text ?? ''}`,
    ...positionLines(claim),
    claimLine(found),
    '',
    ...resultLines(found, analysis, texts),
    ...cited('Assumed:', analysis.assumed),
    ...cited('Ruled out:', analysis.complete ? analysis.ruledOut : []),
    ...cited('Not judged here:', notJudged(found)),
    '',
    ADVICE,
  ].join('\n');
};

/** The analysis as JSON. */
export const claimDocument = (found: FoundClaim, analysis: ClaimAnalysis) => ({
  id: found.view.id,
  at: found.at,
  claim: found.claim,
  onBoard: found.view.claim,
  dummy: partnerOf(found.claim.declarer),
  analysis,
  notJudged: notJudged(found),
  advice: ADVICE,
});
