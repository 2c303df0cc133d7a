import type { Act, Field, FieldValue, Option, Values } from './act';

const isOffered = (options: readonly Option[], value: unknown): boolean => options.some((one) => one.value === value);

const votesIn = (value: FieldValue | undefined): readonly (readonly [string, string])[] =>
  typeof value === 'object' && !Array.isArray(value) ? Object.entries(value as Readonly<Record<string, string>>) : [];

/** What a field has in it of what was typed; undefined where it offers that no more, and what it begins with holds. */
const offered = (field: Field, begins: FieldValue | undefined, typed: FieldValue): FieldValue | undefined => {
  switch (field.kind) {
    case 'choice':
      return isOffered(field.options, typed) ? typed : undefined;
    case 'several':
      return Array.isArray(typed) ? (typed as readonly string[]).filter((one) => isOffered(field.options, one)) : [];
    case 'votes':
      return Object.fromEntries(
        [...votesIn(begins), ...votesIn(typed)].filter(([member]) => isOffered(field.options, member)),
      );
    case 'line':
    case 'long':
    case 'when':
    case 'flag':
    case 'person':
    case 'people':
    case 'outcome':
      return typed;
  }
};

/**
 * What a form has in it: what was typed, over what it begins with. What a field has ceased to offer (a member who has
 * stood down, a party who has been told) cannot be seen there, and so is not given either.
 */
export const filledIn = ({ fields, begins }: Pick<Act, 'fields' | 'begins'>, typed: Values | null): Values => {
  const kept = fields.flatMap((field) => {
    const value = typed?.[field.name];
    const still = value === undefined ? undefined : offered(field, begins[field.name], value);
    return still === undefined ? [] : [[field.name, still] as const];
  });
  return { ...begins, ...(Object.fromEntries(kept) as Values) };
};
