import type { Schema } from '@app/contract';
import { ApiExtension } from '@nestjs/swagger';

/** A class whose instances are of a schema of the contract. `CheckedBodies` checks by it, `openApi` documents it. */
export interface BodyClass<T extends object> {
  new (): T;
  readonly schema: Schema<T>;
}

/** Where `openApi` finds the schema of a class. */
const CONTRACT_SCHEMA = 'x-contract-schema';

/** The base of a body class: `class MakeCallBody extends bodyOf(BOARD_COMMANDS.MakeCall) {}`. */
export const bodyOf = <T extends object>(schema: Schema<T>): BodyClass<T> => {
  class Body {
    static readonly schema = schema;
  }
  ApiExtension(CONTRACT_SCHEMA, schema)(Body);
  // The fields come from the request: only the type says which.
  return Body as BodyClass<T>;
};

export const isBodyClass = (type: unknown): type is BodyClass<object> =>
  typeof type === 'function' && 'schema' in type && typeof type.schema === 'object';

/** The schema that the document has of a class so far, where the contract has one. */
export const contractSchemaOf = (component: object): Schema<unknown> | undefined =>
  CONTRACT_SCHEMA in component ? (component[CONTRACT_SCHEMA] as Schema<unknown>) : undefined;
