import type { PlayedResult } from '@app/contract';
import { type Filled, type Json, type Schema, isEitherWay, isFilled, isListed, kindOf } from './schema';

const result = (played: PlayedResult | null): Json => played && { ...played };

/** What a field begins with: results begin with that of the table, everything else is asked for. */
const startedWith = (schema: Schema, played: PlayedResult | null): Json | undefined => {
  switch (kindOf(schema)) {
    case 'result':
      return result(played);
    case 'components':
      return [{ result: result(played), weight: '1' }];
    case 'each-side':
    case 'fields':
      return started(schema, played);
    case 'lists':
    case 'words':
      return [];
    case 'choice':
    case 'whole':
    case 'flag':
    case 'text':
      return undefined;
  }
};

/** A form as it lies before somebody who begins to fill it in. */
export const started = (schema: Schema, played: PlayedResult | null): Filled => {
  const { properties = {}, required = [] } = schema;
  const keys = isEitherWay(schema) ? [...required, 'components'] : required;
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = startedWith(properties[key] ?? {}, played);
      return value === undefined ? [] : [[key, value]];
    }),
  );
};

const isNothing = (value: Json): boolean => isFilled(value) && value.weight === '0';

const partSent = (value: Json): Json => {
  if (isListed(value)) return value.filter((one) => !isNothing(one)).map(partSent);
  return isFilled(value) ? sent(value) : value;
};

/** A form as it is sent: results with no weight are no part of the score. */
export const sent = (value: Filled): Filled =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, partSent(one)]));
