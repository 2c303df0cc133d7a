import type { Entry } from './entries';
import type { Found } from './findings';
import { contradiction, deviation, quoted } from './findings';

/** A play as it is written down. */
export interface PlayText {
  /** Four entries each, the last one possibly fewer. */
  readonly rows: readonly (readonly Entry[])[];
  /** `*`: no more cards; `+`: to be continued. */
  readonly end: '+' | '*' | null;
}

/** Cuts a play at its end and into rows. `+` stands for a card and may have cards of the same row behind it. */
export const readPlayText = (entries: readonly Entry[]): Found<PlayText> => {
  const star = entries.findIndex(({ text }) => text === '*');
  const before = star < 0 ? entries : entries.slice(0, star);
  const behind = star < 0 ? [] : entries.slice(star + 1);
  const plus = before.filter(({ text }) => text === '+');
  const rows: (readonly Entry[])[] = [];
  for (let at = 0; at < before.length; at += 4) rows.push(before.slice(at, at + 4));
  return {
    value: { rows, end: star >= 0 ? '*' : plus.length > 0 ? '+' : null },
    findings: [
      ...plus.slice(1).map(({ line }) => deviation('second-end', line, '+ stands twice in one play')),
      ...(star < 0 ? [] : plus.slice(0, 1)).map(({ line }) => deviation('second-end', line, 'a play with + has * too')),
      ...behind.map(({ text, line }) => contradiction('entry-after-end', line, `${quoted(text)} stands behind *`)),
    ],
  };
};
