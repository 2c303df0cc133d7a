import {
  type Message,
  type NameKind,
  type NamedResult,
  type Param,
  type Params,
  bidWithRisk,
  isTimeZone,
} from '@app/bridge';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue } from './catalogue';

/** What the place where a text is shown knows: names of contestants and players, and the time zone of the venue. */
export interface Setting {
  readonly names?: Readonly<Record<string, string>>;
  /** IANA name: `'Europe/Copenhagen'`; where none is stated or this runtime does not know it, the offset of an instant, else the zone of the machine. */
  readonly timeZone?: string | undefined;
  /** Instants, numbers, names and authorities as they are stored, the same in every place and on every machine. */
  readonly asStored?: boolean;
}

/** Writes messages in one language. */
export interface Texts {
  readonly language: Catalogue['language'];
  readonly say: (message: Message) => string;
  /** What may be a text already: of a person, or of a part that has no codes. */
  readonly sayAny: (said: string | Message) => string;
  /** A message in pieces, with what the reader's place puts in for some of its values: a link, a name with its marks. */
  readonly pieces: <T extends object>(
    message: Message,
    inserted: Readonly<Record<string, T>>,
  ) => readonly (string | T)[];
  /** A single value as the language writes it. */
  readonly value: (param: Param) => string;
  readonly has: (code: string) => boolean;
  /** IANA name of the zone in which instants are shown that are written without an offset. */
  readonly timeZone: string;
  /** The same, with these names of contestants and players. */
  readonly withNames: (names: Readonly<Record<string, string>>) => Texts;
  /** The same, with times in this time zone. */
  readonly at: (timeZone: string | undefined) => Texts;
}

type Formats = Map<string, IntlMessageFormat>;

/** Parsed messages of each catalogue: a derivation has thousands of lines and a few dozen codes. */
const parsed = new WeakMap<Catalogue, Formats>();

const formatsOf = (catalogue: Catalogue): Formats => {
  const known = parsed.get(catalogue);
  if (known) return known;
  const formats: Formats = new Map();
  parsed.set(catalogue, formats);
  return formats;
};

const formatOf = (catalogue: Catalogue, code: string, text: string): IntlMessageFormat => {
  const formats = formatsOf(catalogue);
  const known = formats.get(code);
  if (known) return known;
  const format = new IntlMessageFormat(text, catalogue.language, undefined, { ignoreTag: true });
  formats.set(code, format);
  return format;
};

/** ICU gives a meaning to braces, quotes and `#`; a text without any is its own result. */
const isPlain = (text: string): boolean => !/[{}'#]/.test(text);

/** What conditions of contest are cited as, in files and in what was stored. */
const CONDITIONS: ReadonlySet<string> = new Set(['conditions', 'conditions of contest']);

/** An instant that is written with an offset is written with that of the place: this is the clock on its wall. */
const OFFSET = /[+-]\d\d:\d\d$/;

const instantFormat = (locale: string, timeZone: string | undefined): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  });

/** How a citation begins: `'Law 27A1 (WBF 2017)'`. */
const CITED = /^(Law|Regulation)(?= )/;

const SUITS_AT_END = /^(?:(.*)-)?([SHDC]+)$/;

/** A name that no catalogue has, for people: `'oral committee'`. */
export const spaced = (name: string): string => name.replaceAll('-', ' ');

const listFormat = (locale: string, joined: 'and' | 'or'): Intl.ListFormat =>
  new Intl.ListFormat(locale, { type: joined === 'and' ? 'conjunction' : 'disjunction' });

/**
 * Texts of a catalogue. A message without a text in it is shown by its code: a test sees to it that there is none.
 * @param setting what the reader's place knows
 */
export const textsIn = (catalogue: Catalogue, setting: Setting = {}): Texts => {
  const { language, messages } = catalogue;
  const { names = {}, asStored = false } = setting;
  const timeZone = setting.timeZone !== undefined && isTimeZone(setting.timeZone) ? setting.timeZone : undefined;

  const term = (code: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = messages[code];
    if (text === undefined) return code;
    if (isPlain(text)) return text;
    const formatted: unknown = formatOf(catalogue, code, text).format(values);
    return String(formatted);
  };

  /** `'-0.5'` as `'−0,5'`. */
  const exact = (text: string): string =>
    asStored ? text : text.replace(/^-/, '−').replace('.', term('term.decimal-mark'));

  const result = (named: NamedResult | null): string =>
    named
      ? term('term.result', {
          bid: bidWithRisk(named.bid, named.risk),
          declarer: term(`term.seat.${named.declarer}`),
          tricks: named.tricks,
        })
      : term('term.passed-out');

  /** A citation is the same in every language, but for the words between citations. */
  const paragraph = (text: string): string => {
    if (asStored) return text;
    return text
      .split('; ')
      .map((one) =>
        CONDITIONS.has(one)
          ? term('term.conditions-of-contest')
          : one.replace(', in 2007 ', term('term.in-2007')).replace(CITED, (word) => term(`term.cited.${word}`)),
      )
      .join('; ');
  };

  /** Letters of suits at the end are spelt out: `'require-SH'` as `'require spades and hearts'`. */
  const name = (text: string, of: NameKind | undefined): string => {
    if (asStored) return of === 'offence' ? spaced(text) : text;
    // Behind a semicolon stands what may be done about it.
    if (of === 'rule') return messages[`rule.${text}`]?.split(';')[0] ?? spaced(text);
    const known = messages[of === undefined ? `name.${text}` : `name.${of}.${text}`] ?? messages[`name.${text}`];
    if (known !== undefined) return known;
    const [, before = '', letters] = SUITS_AT_END.exec(text) ?? [];
    if (letters === undefined) return spaced(text);
    const suits = listFormat(term('term.locale'), 'and').format([...letters].map((suit) => term(`term.suit.${suit}`)));
    return before === '' ? suits : `${name(before, of)} ${suits}`;
  };

  const authority = (text: string): string => {
    if (asStored) return text;
    const [office = '', ...id] = text.split(':');
    const name = messages[`term.office.${office}`];
    return name === undefined ? text : [name, id.join(':')].join(' ').trim();
  };

  const instant = (text: string): string => {
    if (asStored) return text;
    const date = new Date(text);
    if (Number.isNaN(date.getTime())) return text;
    if (timeZone !== undefined) return instantFormat(term('term.locale'), timeZone).format(date);
    const offset = OFFSET.exec(text)?.[0];
    return offset === undefined
      ? instantFormat(term('term.locale'), undefined).format(date)
      : instantFormat(term('term.locale'), 'UTC').format(new Date(text.replace(OFFSET, 'Z')));
  };

  const value = (param: Param): string => {
    if (param === null) return '';
    if (typeof param === 'string') return param;
    if (typeof param === 'number') return exact(String(param));
    if ('code' in param) return say(param);
    if ('exact' in param) return exact(param.exact);
    if ('decimal' in param) return param.decimal.replace('.', term('term.decimal-mark'));
    if ('seat' in param) return term(`term.seat.${param.seat}`);
    if ('side' in param) return term(`term.side.${param.side}`);
    if ('card' in param) return param.card;
    if ('call' in param) return messages[`term.call.${param.call}`] ?? param.call;
    if ('result' in param) return result(param.result);
    if ('contestant' in param) return names[param.contestant] ?? param.contestant;
    if ('authority' in param) return authority(param.authority);
    if ('name' in param) return name(param.name, param.of);
    if ('paragraph' in param) return paragraph(param.paragraph);
    if ('instant' in param) return instant(param.instant);
    const parts = param.list.map(value);
    if (param.joined === undefined) return parts.join(', ');
    if (param.joined === 'plus') return parts.join(' + ');
    if (param.joined === 'apart') return parts.join('; ');
    return listFormat(term('term.locale'), param.joined).format(parts);
  };

  const valuesOf = (params: Params): Readonly<Record<string, string | number>> => {
    const values: Record<string, string | number> = {};
    for (const [key, param] of Object.entries(params)) {
      // A number stays one, so that a plural can be chosen by it.
      values[key] = typeof param === 'number' ? param : value(param);
      values[`has${key.charAt(0).toUpperCase()}${key.slice(1)}`] = param === null ? 'no' : 'yes';
    }
    return values;
  };

  const say = ({ code, params }: Message): string => term(code, valuesOf(params));

  const pieces = <T extends object>(
    { code, params }: Message,
    inserted: Readonly<Record<string, T>>,
  ): readonly (string | T)[] => {
    const text = messages[code];
    if (text === undefined) return [code];
    const there = valuesOf(Object.fromEntries(Object.keys(inserted).map((key) => [key, ''])));
    const values = { ...valuesOf(params), ...there, ...inserted };
    return formatOf(catalogue, code, text)
      .formatToParts<T>(values)
      .map(({ value: piece }) => piece);
  };

  const sayAny = (said: string | Message): string => (typeof said === 'string' ? said : say(said));

  return {
    language,
    say,
    sayAny,
    pieces,
    value,
    has: (code) => code in messages,
    // To find out the zone of the machine takes as long as to load the catalogues, and few ask.
    get timeZone() {
      return timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    },
    withNames: (others) => textsIn(catalogue, { ...setting, names: others }),
    at: (zone) => textsIn(catalogue, { ...setting, timeZone: zone }),
  };
};
