/** How often a line of progress is written, in milliseconds: where somebody looks on, and into a log. */
const TO_TERMINAL = 500;
const TO_LOG = 10_000;

const CLEAR_TO_END = '\u001b[K';

/** Writes how far something has come, not too often; over the same line where it is a terminal. */
export const progressLine = (stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>, now = () => performance.now()) => {
  const every = stream.isTTY ? TO_TERMINAL : TO_LOG;
  let next = now() + every;
  let open = false;
  return {
    /** @param line is made only when it is written */
    show: (line: () => string): void => {
      if (now() < next) return;
      next = now() + every;
      open = stream.isTTY;
      stream.write(open ? `\r${line()}${CLEAR_TO_END}` : `${line()}\n`);
    },
    /** Ends the line that is open. */
    end: (): void => {
      if (open) stream.write('\n');
      open = false;
    },
  };
};
