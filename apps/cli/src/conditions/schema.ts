import { jsonSchema, someConditions } from '@app/contract';

/** JSON Schema of a file of conditions of contest; `docs/conditions.schema.json` is this. */
export const CONDITIONS_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Conditions of contest: one event, from which its scoring, its ranking and its deadlines follow',
  ...jsonSchema(someConditions),
} as const;
