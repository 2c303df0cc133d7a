import { libraryMessages } from '../library-messages';

/** `'Insufficient bid'`: the label up to what may be done about it. */
export const ruleTitle = (rule: string): string => libraryMessages.rule(rule).split(';')[0] ?? rule;
