import { AUCTION_LAWS, CALL_RULES } from '../auction';
import { changeOfCall } from '../auction/law-25';
import { CHARGES_72 } from '../auction/law-72';
import { CALL_TAKING } from '../auction/take-call';
import { HAND_LAWS, HAND_RULES } from '../hands';
import { INFORMATION_JUDGEMENTS, INFORMATION_LAWS, INFORMATION_RULES } from '../information';
import { CARD_RULES, PLAY_JUDGEMENTS, PLAY_LAWS, PLAY_RULES } from '../play';
import { law68dAtLast } from '../play/law-68';
import { CARD_TAKING } from '../play/take-card';
import { PROCEDURE_LAWS, PROCEDURE_RULES } from '../procedure';
import { REGULATION_LAWS, REGULATION_RULES } from '../regulations';
import { behindScreens } from '../regulations/screens';
import type { IrregularCall } from '../state/law-module';
import { IRREGULAR_CALLS, byName } from '../state/names';
import { rulesOf } from '../table/charge';
import { type Dispatch, dispatchOf } from '../table/dispatch';
import type { LawBook } from '../table/law-book';

/** The modules in the order in which what they do after an act follows. */
const LAWS: Dispatch = dispatchOf([
  ...AUCTION_LAWS,
  ...HAND_LAWS,
  ...PLAY_LAWS,
  ...INFORMATION_LAWS,
  ...PROCEDURE_LAWS,
  ...REGULATION_LAWS,
  law68dAtLast,
]);

/** Where screens are used, the regulations say what becomes of an irregular call. */
const IRREGULARITIES = byName<(typeof IRREGULAR_CALLS)[number], IrregularCall>(
  IRREGULAR_CALLS.map((rule) => [rule, behindScreens(LAWS.irregularities[rule])]),
);

/** The Laws as this version has them: the one place that knows every module. */
export const LAW_BOOK: LawBook = {
  laws: { ...LAWS, irregularities: IRREGULARITIES },
  calls: CALL_TAKING,
  cards: CARD_TAKING,
  callRules: CALL_RULES,
  actRules: [...HAND_RULES, ...PLAY_RULES, ...INFORMATION_RULES, ...PROCEDURE_RULES, ...REGULATION_RULES],
  judgementRules: [...INFORMATION_JUDGEMENTS, ...rulesOf(CHARGES_72), ...PLAY_JUDGEMENTS],
};

const RULES = [...LAW_BOOK.callRules, changeOfCall, ...CARD_RULES, ...LAW_BOOK.actRules, ...LAW_BOOK.judgementRules];

const labelsOf = (rules: readonly { readonly name: string; readonly label: string }[]): ReadonlyMap<string, string> => {
  const labels = new Map(rules.map(({ name, label }) => [name, label]));
  if (labels.size < rules.length) throw new Error('two rules have the same name');
  return labels;
};

const LABELS = labelsOf(RULES);

/** Every rule that can be found to be broken, by the name that findings are stored with. */
export const RULE_NAMES: readonly string[] = [...LABELS.keys()];

/** What a stored rule is about, in words; its name where this version does not know it. */
export const ruleLabel = (rule: string): string => LABELS.get(rule) ?? rule;
