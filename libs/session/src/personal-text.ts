import type { EncryptedText, PersonalText } from '@app/bridge';
import { anEncryptedText, conforms } from '@app/contract';

/** In place of what is sealed, and was not revealed. */
const KEPT_APART = '(a statement kept apart)';

/** In place of what somebody said who has been forgotten. */
const NO_LONGER_KEPT = '(no longer kept)';

/** What somebody said, to be read; that it is kept apart, where it is sealed. */
export const saidText = (said: PersonalText): string => (typeof said === 'string' ? said : KEPT_APART);

/** What a sealed text says; null where it is no longer kept, undefined where it is not kept here. */
export type Decrypt = (encrypted: EncryptedText) => string | null | undefined;

export const isEncrypted = (value: unknown): value is EncryptedText =>
  typeof value === 'object' && value !== null && 'sealed' in value && conforms(anEncryptedText, value);

/** Where nothing that is sealed can be opened. */
export const KEEPS_APART: Decrypt = () => undefined;

const inWords = (encrypted: EncryptedText, unsealed: Decrypt): string => {
  const plain = unsealed(encrypted);
  return plain === undefined ? KEPT_APART : (plain ?? NO_LONGER_KEPT);
};

/** A value with all that is sealed in it replaced; the value itself where there is nothing. */
const replaced = (value: unknown, unsealed: Decrypt): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (isEncrypted(value)) return inWords(value, unsealed);
  if (Array.isArray(value)) {
    const items = value.map((one) => replaced(one, unsealed));
    return items.some((one, index) => one !== value[index]) ? items : value;
  }
  const entries = Object.entries(value).map(([key, one]) => [key, one, replaced(one, unsealed)] as const);
  if (entries.every(([, before, after]) => before === after)) return value;
  return Object.fromEntries(entries.map(([key, , after]) => [key, after]));
};

/**
 * An event, or anything made of events (plain data), with what is sealed in it in plain words, to be shown: never to be
 * stored or hashed.
 */
export const reveal = <T>(value: T, unsealed: Decrypt): T => replaced(value, unsealed) as T;

/** What is sealed in the data of an event, in plain words, by field. */
export const saidIn = (data: object, unsealed: Decrypt): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([field, value]) => (isEncrypted(value) ? [[field, inWords(value, unsealed)]] : [])),
  );
