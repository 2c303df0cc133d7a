import { CALL_RULES } from './auction';
import { CARD_RULES } from './play';

const LABELS: ReadonlyMap<string, string> = new Map(
  [...CALL_RULES, ...CARD_RULES].map(({ name, label }) => [name, label]),
);

/** What a stored rule is about, in words; its name where this version does not know it. */
export const ruleLabel = (rule: string): string => LABELS.get(rule) ?? rule;
