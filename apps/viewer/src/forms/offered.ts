import type { Option } from './fields';
import { type FieldSpec, type Filled, type Json, type Schema, isFilled, kindOf, textsOf } from './schema';

const isOffered = (options: readonly Option[], value: Json): boolean => options.some((one) => one.value === value);

const votesIn = (value: Json | undefined) => Object.entries(isFilled(value) ? value : {});

/** What a field has in it of what was typed; undefined where it offers that no more, and what it begins with holds. */
const offered = (spec: FieldSpec, schema: Schema, begins: Json | undefined, typed: Json): Json | undefined => {
  const { options } = spec;
  if (!options) return typed;
  const kind = kindOf(schema, spec);
  if (kind === 'choice') return isOffered(options, typed) ? typed : undefined;
  if (kind === 'several') return textsOf(typed).filter((one) => isOffered(options, one));
  return Object.fromEntries([...votesIn(begins), ...votesIn(typed)].filter(([member]) => isOffered(options, member)));
};

/** What a form asks for, and what it has in it at first. */
interface Offering {
  readonly schema: Schema;
  readonly fields: readonly FieldSpec[];
  readonly begins: Filled;
}

/**
 * What a form has in it: what was typed, over what it begins with. What a field has ceased to offer (a member who has
 * stood down, a party who has been told) cannot be seen there, and so is not given either.
 */
export const stillOffered = ({ schema, fields, begins }: Offering, typed: Filled | null): Filled => {
  const retained = fields.flatMap((spec): readonly (readonly [string, Json])[] => {
    const value = typed?.[spec.name];
    if (value === undefined) return [];
    const still = offered(spec, schema.properties?.[spec.name] ?? {}, begins[spec.name], value);
    return still === undefined ? [] : [[spec.name, still]];
  });
  return { ...begins, ...Object.fromEntries(retained) };
};
