import { since, type CardInTrick, type Message, seatName, type LawRef } from '@app/bridge';
import { lawRef } from '../state/law-ref';
import { type Claim, isDeclarers } from './claim';
import { type Applied, type NormalRule, NORMAL_RULES, suitOrder } from './normal-rules';
import { type Statement, makeStatement } from './statement';

/** Something the analysis has taken for granted, with the paragraph it rests on. */
export interface Assumption {
  readonly law: LawRef;
  readonly text: string;
}

/** Law 70C: what has been found of a trump that an opponent holds. All three make for a trick or tricks to them. */
export interface OutstandingTrump {
  /** The claimer did not mention it. */
  readonly notMentioned: boolean;
  /** The claimer may not have known of it; a judgement of the director's. */
  readonly mayNotHaveKnown: boolean;
  /** Tricks that some normal play would lose to it and that they would not have lost, had they known. */
  readonly tricks: number;
}

interface Searched {
  /** Tricks claimed, of `left`: the others are conceded. */
  readonly claimed: number;
  readonly left: number;
  readonly assumed: readonly Assumption[];
  /** Positions searched. */
  readonly searched: number;
}

/**
 * What a claim is worth by Laws 70 and 71: advice for the director, recorded with the ruling and never the ruling
 * itself. Where not all play could be searched it is not complete and gives no number at all.
 */
export type ClaimAnalysis =
  | (Searched & {
      readonly complete: true;
      /** The least tricks of the claimer's side by any normal play (the most, where the claimer has the doubt). */
      readonly least: number;
      /** The play that shows it, card by card from the position of the claim. */
      readonly line: readonly CardInTrick[];
      /** Plays that were not taken for normal and so not tried, with the reason. */
      readonly ruledOut: readonly Assumption[];
      /** Law 71B (71.2 in 2007): tricks that were conceded and that no normal play could lose. */
      readonly wronglyConceded: number;
      /** What the side would take with all hands seen and best play by everybody. */
      readonly doubleDummy: number;
      /** Null where the opponents have no trump, or there are none. */
      readonly outstandingTrump: OutstandingTrump | null;
    })
  | (Searched & { readonly complete: false; readonly why: Message });

const assumption = ({ edition, regulations }: Claim, paragraph: string, text: string): Assumption => ({
  law: lawRef(edition, regulations, paragraph),
  text,
});

/** What the analysis of a claim takes for granted: the facts and judgements it was given, and how it reads the Laws. */
export const assumptionsOf = (claim: Claim, statement: Statement, trumpIsOut: boolean): readonly Assumption[] => {
  const { edition, judgements, shownOut } = claim;
  const { knewOfTrump = false, irrationalNotToFinesse = [], shownByPlay, benefitOfDoubt = 'opponents' } = judgements;
  const order = suitOrder(claim.regulations);
  const says = (paragraph: string, text: string, when = true): readonly Assumption[] =>
    when ? [assumption(claim, paragraph, text)] : [];
  const written = makeStatement(statement);
  const is2007 = !since(edition, 'wbf-2017');
  return [
    ...says(
      '70A',
      'Every doubt goes to the opponents: they play any legal cards, and all hands are seen.',
      benefitOfDoubt === 'opponents',
    ),
    ...says(
      '63A',
      'The revoke is corrected and not established; every doubt goes to the claimer, and the opponents play their best.',
      benefitOfDoubt === 'claimer',
    ),
    ...says('68C', written === 'none' ? 'No line of play was stated.' : `This was stated: ${written}.`),
    ...says(
      '70D1',
      'Where nothing was stated, the claimer takes the worst of the normal lines.',
      benefitOfDoubt === 'opponents',
    ),
    ...says('70D2', 'The partner of the claimer may go wrong at every turn.', !isDeclarers(claim)),
    ...says(
      '70D3',
      'The cards played after the claim are taken as part of what was stated.',
      is2007 && shownByPlay !== undefined,
    ),
    ...says(
      '68D2',
      'Cards played after the claim tell nothing: this edition does not have 70D3.',
      !is2007 && shownByPlay !== undefined,
    ),
    ...says(
      '70C1',
      statement.mentionsTrump ? 'The outstanding trump was mentioned.' : 'The outstanding trump was not mentioned.',
      trumpIsOut,
    ),
    ...says(
      '70C2',
      knewOfTrump
        ? 'It is judged that the claimer knew of the outstanding trump.'
        : 'The claimer may not have known of the outstanding trump.',
      trumpIsOut && !statement.mentionsTrump,
    ),
    ...shownOut.flatMap(({ seat, suit }) =>
      says('70E1', `${seatName(seat)} had shown out of ${suit} before the claim.`),
    ),
    ...irrationalNotToFinesse.flatMap((suit) =>
      says(
        '70E1',
        is2007
          ? `It is judged irrational not to finesse in ${suit}.`
          : `A finesse in ${suit} is not accepted for being the rational play: this edition has no such exception.`,
      ),
    ),
    ...says(
      '70E2',
      'No regulation says in which order a suit is played, so that every order is normal.',
      !order && judgements.fromTheTop !== true && !statement.fromTheTop,
    ),
    ...says('70E2', 'It is judged that suits would be played from the top.', !order && judgements.fromTheTop === true),
    ...says(
      order?.suits.reference ?? '',
      'A suit is played from the top, where nothing else in Law 70 goes before it.',
      order !== null,
    ),
    ...says(order?.ruffs.reference ?? '', 'A ruff is made with the lowest trump.', order !== null),
  ];
};

/** The rules of normal play that kept something from being tried. */
export const ruledOutBy = (claim: Claim, applied: Applied): readonly Assumption[] => {
  const order = suitOrder(claim.regulations);
  const regulated: Partial<Record<NormalRule, string>> = order
    ? { 'from-the-top': order.suits.reference, 'lowest-trump': order.ruffs.reference }
    : {};
  return [...applied].map((rule) =>
    assumption(claim, regulated[rule] ?? NORMAL_RULES[rule].law, NORMAL_RULES[rule].text),
  );
};
