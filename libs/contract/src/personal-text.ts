import type { PersonalText, EncryptedText } from '@app/bridge';
import { type Schema, either, object, text } from './schema/schema';
import { aSha256, anId } from './vocabulary';

/** A statement of a person that is stored apart from its event, encrypted: the event has its hash. */
export const anEncryptedText: Schema<EncryptedText> = object({
  sealed: aSha256,
  person: anId,
});

/** A statement of a person, as a command has it: in plain words. Nobody can give an encrypted one a second time. */
export const someWords: Schema<PersonalText> = text();

/** A statement of a person, as an event has it: in plain words, or encrypted. */
export const aPersonalText: Schema<PersonalText> = either(
  'a text of 1 to 2000 characters, or what is sealed of it: { sealed: a SHA-256 in hexadecimal, person: an id }',
  text(),
  anEncryptedText,
);
