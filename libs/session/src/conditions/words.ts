import { EDITIONS, REGULATIONS } from '@app/laws';
import { satisfying } from '../shape';
import * as words from '../words';
import { described, oneOf, text } from './described';

export const anId = described(words.anId, { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' });
export const aNumber = described(words.aNumber, {
  type: 'string',
  pattern: '^-?\\d{1,9}(\\.\\d{1,6}|/[1-9]\\d{0,8})?$',
});
export const anEdition = oneOf(...EDITIONS);
export const someRegulations = oneOf(...REGULATIONS);

/** Where something is decided: `'DBf 321D2'`; `'conditions'` where this document itself does. */
export const paragraph = text(60);

/**
 * A day, or a day of the year that comes first after the event: a contest that is held every year has the same
 * conditions every time.
 */
export const aDayOfTheYear = described(
  satisfying(
    'a date like 2026-08-31, or a day of the year like 08-31',
    (value): value is string =>
      typeof value === 'string' && /^(\d{4}-)?\d\d-\d\d$/.test(value) && words.isDay(`2024-${value}`.slice(-10)),
  ),
  { type: 'string', pattern: '^(\\d{4}-)?\\d\\d-\\d\\d$' },
);
