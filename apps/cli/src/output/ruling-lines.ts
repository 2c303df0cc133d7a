import type { BoardView, RulingView } from '@app/session';
import { citation } from '@app/laws';
import type { Texts } from '@app/messages';
import { sayCli, selector } from './cli-texts';

const rulingLine = ({ at, by, laws, status, flags, score }: RulingView, texts: Texts): string => {
  const cli = sayCli(texts);
  const list = laws.map((law) => ({ paragraph: citation(law) }));
  return [
    cli('ruling', { number: String(at + 1), at: String(at), by, laws: { list }, status: selector(status) }),
    ...score.map(({ text, words }) => texts.sayAny(text ?? words)),
    ...flags.map((flag) => cli('ruling-flagged', { flag })),
  ].join('; ');
};

/** The rulings about a board and what has become of each, one a line. */
export const rulingLines = ({ rulings }: BoardView, texts: Texts): readonly string[] =>
  rulings.map((one) => rulingLine(one, texts));
