import type { LikelyError } from '@app/contract';
import { kindOfErrorMessage } from '@app/documents';
import type { Texts } from '@app/messages';
import { sayCli } from './cli-texts';

/** Whole percent, rounded down: `'0.9731'` is 97. */
const percentOf = ({ likelihood }: LikelyError): number => Math.trunc(Number(likelihood.slice(2)) / 100);

const where = ({ section, round, table, boards }: LikelyError, texts: Texts): string =>
  sayCli(texts)('likely-error.where', {
    section,
    round,
    table,
    boards: { list: [...new Set(boards.map(({ number }) => number))] },
  });

/** Likely errors, the likeliest first: where, what, and what that rests on. */
export const likelyErrorsText = (errors: readonly LikelyError[], texts: Texts): string => {
  const cli = sayCli(texts);
  if (errors.length === 0) return cli('likely-error.none');
  return errors
    .flatMap((error) => [
      cli('likely-error.line', {
        percent: percentOf(error),
        kind: kindOfErrorMessage(error.kind),
        where: where(error, texts),
      }),
      `  ${texts.say(error.what)}`,
      ...error.because.map((one) => `  - ${texts.say(one)}`),
    ])
    .concat(cli('likely-error.advice'))
    .join('\n');
};
