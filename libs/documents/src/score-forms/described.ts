import { conditionShapes } from '@app/session';

/** The shapes that say what they are in JSON Schema, as conditions of contest have them. */
export const { described, flag, listOf, nullable, object, oneOf, optional, says, text, whole, anId, aNumber } =
  conditionShapes;
export type Described<T> = conditionShapes.Described<T>;
export type JsonSchema = conditionShapes.JsonSchema;
