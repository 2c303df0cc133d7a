import type { CallRuleName, CardRuleName } from './names';
import {
  type Card,
  type Seat,
  type SaidCall,
  type Edition,
  type LawRef,
  type Regulations,
  type FromEdition,
  inEdition,
} from '@app/bridge';
import type { Act, ActData } from './acts';
import type { TableState } from './table-state';

/** The paragraph that a rule rests on, from each edition on that numbers it anew; null from the edition that gives it up. */
export type Sources = FromEdition<string>;

export interface CallMade {
  readonly seat: Seat;
  readonly call: SaidCall;
}

/** A rule about calls: whether making this call, where the table stands, is an infraction. */
export interface CallRule {
  /** The rule's name for ever: stored in findings. */
  readonly name: CallRuleName;
  readonly label: string;
  readonly sources: Sources;
  readonly detects: (state: TableState, made: CallMade) => boolean;
}

export interface CardMade {
  readonly seat: Seat;
  readonly card: Card;
  /** Dummy has put it down without being told (45D). */
  readonly unbidden?: true;
}

/** A rule about cards: whether leading or playing this card, where the table stands, is an infraction. */
export interface CardRule {
  readonly name: CardRuleName;
  readonly label: string;
  readonly sources: Sources;
  readonly detects: (state: TableState, made: CardMade) => boolean;
}

/** A rule about acts other than calls and cards: who has committed an infraction by it, if anybody. */
export interface ActRule {
  readonly name: string;
  readonly label: string;
  readonly sources: Sources;
  /** The paragraph in regulations, where these and not a Law forbid it: then it is in force under these alone. */
  readonly regulations?: Readonly<Partial<Record<Regulations, string>>>;
  /** The offender; null where the act is in order. `state` is the table before the act. */
  readonly offender: (state: TableState, act: Act) => Seat | null;
}

/** What the engine says about an act: which rule, under which paragraph of the session's edition. */
export interface Finding {
  readonly rule: string;
  readonly label: string;
  readonly law: LawRef;
}

/** An infraction that no act shows by itself: a person has judged that it is one. */
export interface JudgementRule {
  readonly name: string;
  readonly label: string;
  readonly sources: Sources;
  /** The offender; null where the judgement finds no infraction. `state` is the table before the judgement. */
  readonly offender: (state: TableState, judged: ActData['JudgementMade']) => Seat | null;
}

/** A finding about one player's act, that of the judgement or an earlier one. */
export type FindingOn = Finding & { readonly seat: Seat; readonly act: number };

type Rule<Context, Made> = {
  readonly name: string;
  readonly label: string;
  readonly sources: Sources;
  readonly detects: (context: Context, made: Made) => boolean;
};

const inForceIn = new WeakMap<readonly object[], Map<Edition, readonly object[]>>();

/** Those of a list of rules that are in force in an edition: asked at every act, and found once for each list. */
const inForce = <R extends { readonly sources: Sources }>(rules: readonly R[], edition: Edition): readonly R[] => {
  const known = inForceIn.get(rules) ?? new Map<Edition, readonly object[]>();
  inForceIn.set(rules, known);
  const found = known.get(edition) ?? rules.filter(({ sources }) => inEdition(edition, sources) !== undefined);
  known.set(edition, found);
  return found as readonly R[];
};

/** The rules in force in an edition that an act breaks, in the order of the rules. */
export const rulesBrokenBy = <Context extends { readonly edition: Edition }, Made, R extends Rule<Context, Made>>(
  rules: readonly R[],
  context: Context,
  made: Made,
): readonly R[] => inForce(rules, context.edition).filter((rule) => rule.detects(context, made));

/** The findings of all rules in force in an edition, in the order of the rules. */
export const findingsOf = <Context extends { readonly edition: Edition }, Made>(
  rules: readonly Rule<Context, Made>[],
  context: Context,
  made: Made,
): readonly Finding[] =>
  rulesBrokenBy(rules, context, made).map(({ name, label, sources }) => ({
    rule: name,
    label,
    law: { edition: context.edition, authority: 'WBF', paragraph: inEdition(context.edition, sources) ?? '' },
  }));
