import { CALL_RULES } from './auction';
import { changeOfCall } from './auction/law-25';
import { HAND_RULES } from './hands';
import { INFORMATION_JUDGEMENTS, INFORMATION_RULES } from './information';
import { CARD_RULES, PLAY_JUDGEMENTS, PLAY_RULES } from './play';
import { PROCEDURE_RULES } from './procedure';

const LABELS: ReadonlyMap<string, string> = new Map(
  [
    ...CALL_RULES,
    changeOfCall,
    ...CARD_RULES,
    ...HAND_RULES,
    ...PLAY_RULES,
    ...INFORMATION_RULES,
    ...INFORMATION_JUDGEMENTS,
    ...PLAY_JUDGEMENTS,
    ...PROCEDURE_RULES,
  ].map(({ name, label }) => [name, label]),
);

/** What a stored rule is about, in words; its name where this version does not know it. */
export const ruleLabel = (rule: string): string => LABELS.get(rule) ?? rule;
