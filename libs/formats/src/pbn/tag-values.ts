import { type ImportText, said } from '../import-texts';
import { type Finding, deviation, quoted } from './findings';
import { type Game, valueOf } from './game';

type Rule = (value: string) => boolean;

const oneOf = (values: string): Rule => {
  const allowed = new Set(values.toLowerCase().split(' '));
  return (value) => allowed.has(value.toLowerCase());
};
const like =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value);

const twoDigits = (text: string, most: number): boolean => text === '??' || (Number(text) >= 1 && Number(text) <= most);

const isDate: Rule = (value) => {
  const [, year = '', month = '', day = ''] = /^(\d{4}|\?{4})\.(\d\d|\?\?)\.(\d\d|\?\?)$/.exec(value) ?? [];
  return year !== '' && twoDigits(month, 12) && twoDigits(day, 31);
};

const NUMBER = String.raw`[+-]?\d+(?:\.\d*)?`;
/** A score of declarer's side, of one side, or of both. */
const scored = (one: string): Rule =>
  like(new RegExp(`^(?:${one}|NS\\s*${one}(?:\\s*EW\\s*${one})?|EW\\s*${one}(?:\\s*NS\\s*${one})?)$`));

const isPercentage: Rule = (value) =>
  scored(NUMBER)(value) &&
  (value.match(new RegExp(NUMBER, 'g')) ?? []).every((one) => Number(one) >= 0 && Number(one) <= 100);

const SYSTEMS = 'MP MatchPoints IMP Cavendish Chicago Rubber BAM Instant';
const MODIFIERS =
  'Butler Butler-2 Experts Cross Cross1 Cross2 Mean Median MP1 MP2 OldMP Mitchell2 Mitchell3 Mitchell4 Ascherman ' +
  'Bastille EMP IMP_1948 IMP_1961';
const isScoring: Rule = (value) => value.split(';').every(oneOf(`${SYSTEMS} ${MODIFIERS}`));

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const OPTIMUM = new RegExp(`^(?:NS|EW)\\s*${NUMBER}(?:\\s*(?:NS|EW)\\s*${NUMBER})?$`);

type Wants = Exclude<Extract<ImportText, `wants.${string}`>, 'wants.contract' | 'wants.seat' | 'wants.tricks'>;

/** What the values of tags must look like (PBN 2.1, 3.4 and 4). The tags that a board is made of are read elsewhere. */
const TABLE: readonly (readonly [names: string, wants: Wants, holds: Rule])[] = [
  ['Board', 'wants.whole-number', like(/^0*[1-9]\d*$/)],
  ['Competition', 'wants.competition', oneOf('Cavendish Chicago Individuals Pairs Rubber Teams')],
  ['Date EventDate UTCDate', 'wants.date', isDate],
  ['FrenchMP', 'wants.yes-or-no', oneOf('Yes No')],
  ['Hidden', 'wants.seats', like(/^[NESW]+$/i)],
  ['Mode', 'wants.mode', oneOf('EM EMB IBS OKB TABLE TC')],
  ['OptimumScore', 'wants.optimum', like(OPTIMUM)],
  ['Room', 'wants.room', oneOf('Open Closed')],
  ['Round', 'wants.letters', like(/^[A-Za-z0-9_.]+$/)],
  ['Score ScoreIMP ScoreMP', 'wants.score', scored(NUMBER)],
  ['ScorePercentage', 'wants.percentage', isPercentage],
  ['ScoreRubber', 'wants.score-of-rubber', scored(String.raw`\d+\s*/\s*\d+`)],
  ['Scoring', 'wants.scoring', isScoring],
  ['Time UTCTime', 'wants.time', like(CLOCK)],
  ['TimeCall TimeCard', 'wants.seconds', like(/^\d+$/)],
  ['TimeControl', 'wants.games-by-minutes', like(/^(-|\d+\/\d+)$/)],
  ['WestType NorthType EastType SouthType', 'wants.player-type', oneOf('human program')],
];
const RULES = new Map(
  TABLE.flatMap(([names, wants, holds]) => names.split(' ').map((name) => [name, { wants, holds }] as const)),
);

/** The tags whose value is not what the standard wants there. `""` and `"?"` can stand everywhere. */
export const valueFindings = ({ tags }: Game): readonly Finding[] =>
  [...tags].flatMap(([name, { line }]) => {
    const rule = RULES.get(name);
    const value = valueOf(tags, name);
    if (!rule || value === null || rule.holds(value)) return [];
    return [deviation('tag-value.wants', line, { tag: name, text: quoted(value), wants: said(rule.wants) })];
  });
