import { type Suit, isSuit } from '@app/bridge';
import { type LawRef, citation } from '@app/laws';

interface AnyEvent {
  readonly type: string;
  readonly data: unknown;
}

/** What is said of each type of event: a new one does not compile before something is. */
export type Told<E extends AnyEvent> = {
  readonly [T in E['type']]: (data: Extract<E, { readonly type: T }>['data']) => string;
};

export const tell = <E extends AnyEvent>(told: Told<E>, { type, data }: E): string => {
  const say = (told as Readonly<Record<string, (of: unknown) => string>>)[type];
  return say ? say(data) : type;
};

/** What comes behind a colon, in brackets or after a comma, where it is there. */
export const after = (before: string, text: string | number | undefined, behind = ''): string =>
  text === undefined ? '' : `${before}${text}${behind}`;

/** What follows a text: behind a colon, or only a space where the text ends a sentence of its own. */
export const then = (text: string, next: string): string => `${text}${text.endsWith('.') ? '' : ':'} ${next}`;

/** A paragraph as Scandinavians cite it: `'§ 27A (WBF 2017)'`. */
export const cited = (law: LawRef): string => citation(law).replace(/^(Law|Regulation) /, '§ ');

export const allCited = (laws: readonly LawRef[]): string => laws.map(cited).join(', ');

/**
 * Names of choices and the like, each by itself; in English where nobody has said it yet. Letters of suits at the end are
 * spelt out: `'require-SH'` as `'require spades and hearts'`.
 */
export const named =
  (names: Readonly<Record<string, string>>, suit: (one: Suit) => string, and: string) =>
  (name: string): string => {
    const one = (code: string): string => names[code] ?? code.replaceAll('-', ' ');
    const [, before = '', letters] = /^(?:(.*)-)?([SHDC]+)$/.exec(name) ?? [];
    if (letters === undefined) return one(name);
    const suits = [...letters].filter(isSuit).map(suit).join(` ${and} `);
    return before === '' ? suits : `${one(before)} ${suits}`;
  };
