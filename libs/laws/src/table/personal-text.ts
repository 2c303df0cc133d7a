/**
 * What somebody said that is kept apart from the record, where it can be destroyed. `sealed`: SHA-256, in hexadecimal,
 * of what is stored of it, encrypted. `person`: whose it is, by the directory's id.
 */
export type SealedText = Readonly<Record<'sealed' | 'person', string>>;

/** What somebody said in his own words. No Law turns on them: they may not be there to be read. */
export type PersonalText = string | SealedText;
