import type { JsonSchema } from '../schema/json-schema';
import { openSchema } from '../schema/json-schema';
import type { Schema } from '../schema/schema';
import { nameOf } from '../schema/schema';
import {
  aCheckpointsAnswer,
  aConsistencyAnswer,
  aKeysAnswer,
  anEvidenceAnswer,
  anInclusionAnswer,
  anIntegrityAnswer,
} from './evidence';
import { aMeAnswer, aPositionAnswer } from './live';
import { aProblemBody } from './problem';

const ALL: readonly Schema<unknown>[] = [
  aCheckpointsAnswer,
  aConsistencyAnswer,
  aKeysAnswer,
  anEvidenceAnswer,
  anInclusionAnswer,
  anIntegrityAnswer,
  aMeAnswer,
  aPositionAnswer,
  aProblemBody,
];

/** Every answer of the servers, by the name that it has in documents. */
export const ANSWERS: Readonly<Record<string, Schema<unknown>>> = Object.fromEntries(
  ALL.map((schema) => [nameOf(schema) ?? '', schema]),
);

/** Where an OpenAPI document has its schemas. */
const PLACE = '#/components/schemas/';

/** The schemas of all answers, and of what they refer to, as an OpenAPI document has them. */
export const answerComponents = (): Readonly<Record<string, JsonSchema>> =>
  Object.assign({}, ...ALL.map((schema) => openSchema(schema, PLACE).named)) as Readonly<Record<string, JsonSchema>>;
