import { type Edition, type Regulations, EDITIONS, REGULATIONS } from '@app/bridge';

/** What an event may be played by: the Laws alone, or one text of regulations before them. */
export const TEXTS = ['laws', ...REGULATIONS] as const;
export type Text = (typeof TEXTS)[number];

export interface PlayedBy {
  readonly text: Text;
  readonly laws: Edition;
  readonly regulations: Regulations | null;
}

/** Every text with every edition of the Laws. */
export const ALL_PLAYED_BY: readonly PlayedBy[] = TEXTS.flatMap((text) =>
  EDITIONS.map((laws) => ({ text, laws, regulations: text === 'laws' ? null : text })),
);

/** What differs by text, and where the Laws themselves differ also by edition. */
export type ByText<T> = Readonly<Record<Text, T | Readonly<Record<Edition, T>>>>;

const isByEdition = <T extends object>(said: T | Readonly<Record<Edition, T>>): said is Readonly<Record<Edition, T>> =>
  EDITIONS.every((edition) => edition in said);

/** @throws where a text or an edition is not in the table */
export const ofText = <T extends object>(table: ByText<T>, { text, laws }: PlayedBy): T => {
  const said: T | Readonly<Record<Edition, T>> | undefined = table[text];
  if (said === undefined) throw new Error(`no row for ${text}`);
  return isByEdition(said) ? said[laws] : said;
};
