import { type Language, type Setting, type Texts, LANGUAGES, firstLanguage, isLanguage, textsOf } from '@app/messages';
import { UsageError } from '../failure';
import { commandText } from './command-texts';

/** The option that every command has. */
export interface LanguageOption {
  readonly lang?: string;
}

/** By POSIX the first of these that is set decides; `C` is no language that there is a catalogue for. */
const fromEnvironment = ({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language => {
  const tag = [LC_ALL, LC_MESSAGES, LANG].find((one) => one !== undefined && one !== '');
  return firstLanguage(tag === undefined ? [] : [tag]) ?? 'en';
};

/** The language that results are printed in: that of `--lang`, else that of the environment. */
export const languageFor = ({ lang }: LanguageOption): Language => {
  if (lang === undefined) return fromEnvironment(process.env);
  if (!isLanguage(lang))
    throw new UsageError(commandText('no-language', { text: lang, languages: LANGUAGES.join(', ') }));
  return lang;
};

export const textsFor = (option: LanguageOption, setting: Setting = {}): Texts => textsOf(languageFor(option), setting);
