import { AUCTION_LAWS } from '../auction';
import { HAND_LAWS } from '../hands';
import { INFORMATION_LAWS } from '../information';
import { PLAY_LAWS } from '../play';
import { PROCEDURE_LAWS } from '../procedure';
import { behindScreens } from '../regulations/tray';
import type { Act } from './acts';
import type { CardOnTable, Vacancy } from './cards';
import type { IrregularCall, IrregularCard, LawModule } from './law-module';
import type { CallOnTable, Irregularity, Option, Question, Replacement, TableState } from './state';

const MODULES: readonly LawModule[] = [
  ...AUCTION_LAWS,
  ...HAND_LAWS,
  ...PLAY_LAWS,
  ...INFORMATION_LAWS,
  ...PROCEDURE_LAWS,
];

type Keyed = 'irregularities' | 'irregularCards' | 'filled' | 'chosen' | 'judged' | 'replaced' | 'raisable';

const table = <K extends Keyed>(key: K): ReadonlyMap<string, NonNullable<LawModule[K]>[string]> =>
  new Map(
    MODULES.flatMap((module) => Object.entries(module[key] ?? {}) as [string, NonNullable<LawModule[K]>[string]][]),
  );

const IRREGULARITIES: ReadonlyMap<string, IrregularCall> = new Map(
  [...table('irregularities')].map(([rule, call]) => [rule, behindScreens(call)]),
);
const IRREGULAR_CARDS: ReadonlyMap<string, IrregularCard> = table('irregularCards');
const FILLED = table('filled');
const CHOSEN = table('chosen');
const JUDGED = table('judged');
const REPLACED = table('replaced');
/** What a director may ask of his own accord, by the name of the question. */
export const RAISABLE = table('raisable');

/** The Law that this irregularity of the auction goes by; undefined where nothing is to be done about it. */
export const irregularCall = ({ rule }: Pick<Irregularity, 'rule'>): IrregularCall | undefined =>
  IRREGULARITIES.get(rule);

/** The Law that this irregularity of the play goes by; undefined where nothing is to be done about it. */
export const irregularCard = ({ rule }: Pick<Irregularity, 'rule'>): IrregularCard | undefined =>
  IRREGULAR_CARDS.get(rule);

/** Whether it takes somebody to draw attention to it before the director has it before him. */
export const isHidden = (irregularity: Pick<Irregularity, 'rule'>): boolean =>
  irregularCard(irregularity)?.hidden === true;

export const afterFilling = (state: TableState, vacancy: Vacancy, card: CardOnTable): TableState =>
  FILLED.get(vacancy.under)?.(state, vacancy, card) ?? state;

export const afterChoice = (state: TableState, option: Option, choice: string): TableState =>
  CHOSEN.get(option.name)?.(state, option, choice) ?? state;

export const afterJudgement = (state: TableState, question: Question, answer: string): TableState =>
  JUDGED.get(question.question)?.(state, question, answer) ?? state;

export const afterReplacement = (state: TableState, replacement: Replacement, call: CallOnTable): TableState =>
  REPLACED.get(replacement.under)?.(state, replacement, call) ?? state;

export const afterAnyAct = (state: TableState, act: Act): TableState =>
  MODULES.reduce((now, module) => module.after?.(now, act) ?? now, state);
