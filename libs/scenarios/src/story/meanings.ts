import type { Edition } from '@app/bridge';
import { parseAct, type NamedAct } from '../scenario/acts';
import type { Meanings } from './as-the-schema-takes-it';
import { type Clock, forBoth, parseAmount, parseLaw, parseOutcome, parseResult, parseTime } from './notation';

/** What a step can look up. */
export interface Known {
  readonly clock: Clock;
  readonly edition: Edition;
  /** The decision of an earlier step by its name, or by its name and the type of one of its events. */
  readonly decisionOf: (name: string) => { readonly address: string; readonly revision: number } | null;
  /** The revision of a call or a card on the board of the step. */
  readonly actOf: (act: NamedAct) => number | null;
}

const there = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value) => value !== null && value !== undefined);

/** What the short words of a story stand for, where a command wants more than a word. */
export const meanings =
  ({ clock, edition, decisionOf, actOf }: Known): Meanings =>
  (word) => {
    if (typeof word === 'number') return [String(word)];
    const decision = decisionOf(word);
    const act = parseAct(word);
    const outcome = parseOutcome(word);
    const result = parseResult(word);
    return [
      ...there([decision?.revision, decision?.address, act && actOf(act)]),
      ...there([parseTime(word, clock), parseLaw(word, edition), parseAmount(word)]),
      ...(result === undefined ? [] : [result]),
      ...(outcome ? [outcome, forBoth(outcome)] : []),
    ];
  };
