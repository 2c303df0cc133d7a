/** The languages that there is a catalogue for. English stands in where a language has no message. */
export const LANGUAGES = ['en', 'da', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((one) => one === text);

/** The language of a tag: `'da-DK'`, `'sv_SE.UTF-8'`; null where there is no catalogue for it. */
export const languageOf = (tag: string): Language | null => {
  const language = tag.split(/[-_.@]/)[0]?.toLowerCase();
  return isLanguage(language) ? language : null;
};

/** The first language of a list of tags that there is a catalogue for. */
export const firstLanguage = (tags: readonly string[]): Language | null => {
  for (const tag of tags) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return null;
};

/** The language that an `Accept-Language` header prefers among those that there are; English without one (RFC 9110). */
export const acceptedLanguage = (header: string | undefined): Language => {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().split(';');
    const q = parameters.map((one) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(one)?.[1]).find((one) => one !== undefined);
    return { tag: tag.trim(), q: Number(q ?? 1) };
  });
  const wanted = ranges.filter(({ q }) => q > 0).sort((one, other) => other.q - one.q);
  return firstLanguage(wanted.map(({ tag }) => tag)) ?? 'en';
};
