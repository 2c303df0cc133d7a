import type { Texts } from '@app/messages';
import { commandText } from '../output/command-texts';

/** How often a line of progress is written, in milliseconds: where somebody looks on, and into a log. */
const TO_TERMINAL = 500;
const TO_LOG = 10_000;

/** Writes how far a copy has come, not too often; over the same line where it is a terminal. */
export const progressTo = (stream: NodeJS.WriteStream, say: Texts['say']) => {
  const every = stream.isTTY ? TO_TERMINAL : TO_LOG;
  let next = performance.now() + every;
  let open = false;
  return {
    progress: (events: number, of: number): void => {
      if (performance.now() < next) return;
      next = performance.now() + every;
      open = stream.isTTY;
      const percent = of === 0 ? 100 : Math.floor((100 * events) / of);
      const line = say(commandText('copy.progress', { events, of, percent }));
      stream.write(open ? `\r${line}` : `${line}\n`);
    },
    /** Ends the line that is open. */
    end: (): void => {
      if (open) stream.write('\n');
      open = false;
    },
  };
};
