import type { Message } from '@app/bridge';
import type { Texts } from './texts';

interface Line {
  readonly depth: number;
  readonly message: Message;
}

/** Lines of text, each as far in as it stands. */
export const linesOfText = (lines: readonly Line[], { say }: Texts): readonly string[] =>
  lines.map(({ depth, message }) => `${'  '.repeat(depth)}${say(message)}`);
