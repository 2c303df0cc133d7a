import type { TSchema } from '@sinclair/typebox';
import { Check } from '@sinclair/typebox/value';

/**
 * The same check without compiled code: the content security policy of our pages lets no page make code out of text. The
 * viewer's build puts this file in the place of `compiled-check.ts`.
 */
export const checkFor =
  (schema: TSchema): ((value: unknown) => boolean) =>
  (value) =>
    Check(schema, value);
