/**
 * A statement of a person that is stored apart from the record, where it can be destroyed. `sealed`: SHA-256, in hexadecimal,
 * of the encrypted bytes. `person`: whose statement it is, by the directory's id.
 */
export type EncryptedText = Readonly<Record<'sealed' | 'person', string>>;

/** A statement of a person. No Law turns on the words: they may be gone. */
export type PersonalText = string | EncryptedText;
