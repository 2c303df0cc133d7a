import { type Message, type Regulations, saidBy } from '@app/bridge';
import type { ScoringOf } from '@app/scoring';
import type { SessionDoc } from '@app/session';
import type { Background } from './background';
import { dbf2013 } from './dbf-2013';
import { type Decided, decidedOn } from './decided';
import { ebu2025 } from './ebu-2025';
import { type Fact, concerned, factsOf, offenceOf } from './facts';
import { type Foreseen, type Tariff, directorDecides, foreseenMessage } from './foreseen';
import { fsb2008 } from './fsb-2008';
import { amountMessage, remark } from './messages';
import { plainLaws } from './plain-laws';
import { unitProblem } from './unit';

/** What the regulations foresee for a contestant because of a fact in the record, and what was done about it. */
export interface PenaltySuggestion extends Foreseen {
  /** The fact, by its revision; a decision on it names it by this. */
  readonly fact: number;
  readonly contestant: string;
  readonly offence: string;
  readonly round: string | null;
  /** All of it. */
  readonly text: Message;
  /** Null while nobody has decided. */
  readonly decided: Decided | null;
}

const TARIFFS: Readonly<Partial<Record<Regulations, Tariff>>> = {
  'dbf-2013': dbf2013,
  'fsb-2008': fsb2008,
  'ebu-2025': ebu2025,
};

const tariffOf = ({ regulations }: SessionDoc): Tariff => saidBy(regulations, TARIFFS) ?? plainLaws;

/** A tariff in a unit that the standing is not in has no amount to suggest: the director finds one (DBf 211A1). */
const inItsUnit = (session: SessionDoc, one: Foreseen): Foreseen => {
  const { suggestion } = one;
  if (suggestion.kind !== 'deduction') return one;
  const { amount, from, contestant, paragraph } = suggestion;
  const problem = unitProblem(session, amount.unit, from);
  if (problem === null) return one;
  return directorDecides(contestant, paragraph, remark('unit', { amount: amountMessage(amount), problem }));
};

const named = (one: Foreseen, offence: string): Foreseen => {
  const { suggestion } = one;
  if (suggestion.kind !== 'deduction' && suggestion.kind !== 'warning') return one;
  return { ...one, suggestion: { ...suggestion, offence } };
};

const suggestionFor = (fact: Fact, contestant: string, background: Background): PenaltySuggestion => {
  const { session } = background;
  const offence = offenceOf(fact);
  const one = named(inItsUnit(session, tariffOf(session)(fact, contestant, background)), offence);
  return {
    ...one,
    fact: fact.revision,
    contestant,
    offence,
    round: fact.data.round ?? null,
    text: foreseenMessage(offence, one),
    decided: decidedOn(session, fact, contestant),
  };
};

/**
 * What the regulations foresee for each fact of a session and each contestant that it is about: nothing is a penalty
 * until a person decides. Decided ones are in the list too, with the decision.
 *
 * @param scoring of `scoringOfSession`
 * @param earlier earlier sessions of the contest, for what was warned of there
 */
export const penaltySuggestions = (
  session: SessionDoc,
  scoring: ScoringOf | null,
  earlier: readonly SessionDoc[] = [],
): readonly PenaltySuggestion[] =>
  factsOf(session).flatMap((fact) =>
    concerned(session, fact).map((contestant) => suggestionFor(fact, contestant, { session, scoring, earlier })),
  );
