import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '@app/messages';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', da: 'da-DK', sv: 'sv-SE' };

export interface Writer {
  /** By which dates, numbers and lists are written. */
  readonly locale: string;
  /** A message in ICU MessageFormat with its values; `select` knows a value that is not there as `none`. */
  readonly say: (message: string, values: Readonly<Record<string, string | number | boolean | null>>) => string;
  readonly allOf: (names: readonly string[]) => string;
}

/** Writes messages of one language. Each is parsed when it is first said. */
export const writerIn = (language: Language): Writer => {
  const locale = LOCALES[language];
  const parsed = new Map<string, IntlMessageFormat>();
  const formatOf = (message: string): IntlMessageFormat => {
    const known = parsed.get(message);
    if (known) return known;
    const format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
    parsed.set(message, format);
    return format;
  };
  return {
    locale,
    say: (message, values) => {
      const written: Record<string, string | number> = {};
      for (const [name, value] of Object.entries(values)) {
        written[name] = typeof value === 'number' ? value : String(value ?? 'none');
      }
      const text: unknown = formatOf(message).format(written);
      return String(text);
    },
    allOf: (names) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
  };
};
