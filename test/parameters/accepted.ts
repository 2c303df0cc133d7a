import { type ConditionParameters, conforms, someParameters } from '@app/contract';
import {
  type Grades,
  type Rational,
  type ScoringName,
  type ScoringValues,
  numberInWords,
  scoringParameter,
} from '@app/scoring';
import { profileOf } from '@app/session';
import type { ParameterName } from './row';
import type { PlayedBy } from './texts';

/** Every parameter that conditions may name. */
export const PARAMETER_NAMES = Object.keys(someParameters.properties) as readonly ParameterName[];

/** Conditions with one parameter; null where it may not have such a value. */
export const naming = (name: ParameterName, value: unknown): ConditionParameters | null => {
  const parameters = { [name]: value };
  return conforms(someParameters, parameters) ? parameters : null;
};

const written = (value: Grades | Rational): string =>
  'num' in value ? numberInWords(value) : [value.plus, value.average, value.minus].map(numberInWords).join(' ');

/** What a text has chosen, as the tables write it; `'-'` where it says nothing. */
export const chosenBy = (playedBy: PlayedBy, name: ScoringName): string => {
  const value: ScoringValues[ScoringName] | undefined = scoringParameter(profileOf(playedBy), name)?.value;
  if (value === undefined) return '-';
  if (value === null) return 'none';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return 'formula' in value ? value.formula : written(value);
};

const WORDS: Readonly<Record<string, unknown>> = { none: null, yes: true, no: false };

/** What a table says that a text has chosen, as conditions would write it; null where they cannot. */
export const namingTheSame = (name: ParameterName, elects: string): ConditionParameters | null => {
  const [plus, average, minus] = elects.split(' ');
  if (minus !== undefined) return naming(name, { plus, average, minus });
  return naming(name, elects in WORDS ? WORDS[elects] : elects);
};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The words that a parameter may be; none where it is a number, or several. */
export const wordsOf = (name: ParameterName): readonly string[] => {
  const schema = someParameters.properties[name];
  return [schema, ...list(schema.anyOf)].flatMap((one) => {
    const word: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, 'const') : undefined;
    return typeof word === 'string' ? [word] : [];
  });
};
