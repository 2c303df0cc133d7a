import { optionalRecord } from '@app/contract';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * What the signature of a case file is over: the whole document as it was written, without the signature itself.
 * @param text JSON, which `readCaseFile` has let through
 */
export const documentOf = (text: string): JsonObject =>
  Object.fromEntries(
    Object.entries(optionalRecord(JSON.parse(text))).filter(([part]) => part !== 'signature'),
  ) as JsonObject;
