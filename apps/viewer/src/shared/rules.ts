import { ruleLabel } from '@app/laws';

/** `'Insufficient bid'`: the label up to what may be done about it. */
export const ruleTitle = (rule: string): string => ruleLabel(rule).split(';')[0] ?? rule;
