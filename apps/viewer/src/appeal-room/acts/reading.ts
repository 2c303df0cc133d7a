import type { BySide } from '@app/bridge';
import type { AdjustedOutcome } from '@app/contract';
import { type OutcomeDraft, outcomeOf } from '../outcome-draft';
import type { FieldName, Values } from './values';

/** Reads what was filled into a form. */
export interface Read {
  /** A text without space around it; `''` where nothing was filled in. */
  readonly text: (name: FieldName) => string;
  /** The text as a field of its own; no field where nothing was filled in. */
  readonly optional: <K extends string>(name: FieldName, as: K) => Readonly<Partial<Record<K, string>>>;
  readonly is: (name: FieldName) => boolean;
  /** Those that were chosen or named. */
  readonly all: (name: FieldName) => readonly string[];
  /** The one that was chosen; the first where nothing was. */
  readonly one: <T extends string>(name: FieldName, options: readonly [T, ...T[]]) => T;
  readonly some: <T extends string>(name: FieldName, options: readonly T[]) => readonly T[];
  /** Who voted so. */
  readonly voted: (name: FieldName, vote: 'for' | 'against' | 'abstained') => readonly string[];
  /** An instant, with the reader's own time zone taken out of it. */
  readonly at: (name: FieldName) => string;
  readonly optionalAt: <K extends string>(name: FieldName, as: K) => Readonly<Partial<Record<K, string>>>;
  readonly outcome: (name: FieldName) => BySide<AdjustedOutcome> | null;
}

const instantOf = (local: string): string => new Date(local).toISOString();

const isDraft = (value: unknown): value is OutcomeDraft =>
  typeof value === 'object' && value !== null && 'sides' in value;

const field = <K extends string>(name: K, value: string): Readonly<Partial<Record<K, string>>> =>
  (value === '' ? {} : { [name]: value }) as Readonly<Partial<Record<K, string>>>;

/** @param now the moment at which it is given, for what is said to happen now */
export const reading = (values: Values, now: Date): Read => {
  const text = (name: FieldName): string => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const all = (name: FieldName): readonly string[] => {
    const value = values[name];
    return Array.isArray(value) ? value.map((one: string) => one.trim()).filter((one) => one !== '') : [];
  };
  return {
    text,
    all,
    optional: (name, as) => field(as, text(name)),
    is: (name) => values[name] === true,
    one: (name, options) => options.find((one) => one === values[name]) ?? options[0],
    some: (name, options) => options.filter((one) => all(name).includes(one)),
    voted: (name, vote) => {
      const votes = values[name];
      if (typeof votes !== 'object' || Array.isArray(votes)) return [];
      return Object.entries(votes).flatMap(([member, how]) => (how === vote ? [member] : []));
    },
    at: (name) => (text(name) === '' ? now.toISOString() : instantOf(text(name))),
    optionalAt: (name, as) => field(as, text(name) === '' ? '' : instantOf(text(name))),
    outcome: (name) => {
      const value = values[name];
      return isDraft(value) ? outcomeOf(value) : null;
    },
  };
};
