import type { Texts } from '@app/messages';
import { commandText } from '../output/command-texts';
import { progressLine } from '../output/progress-line';

/** Writes how far a copy has come. */
export const progressTo = (stream: NodeJS.WriteStream, say: Texts['say']) => {
  const { show, end } = progressLine(stream);
  return {
    progress: (events: number, of: number): void => {
      const percent = of === 0 ? 100 : Math.floor((100 * events) / of);
      show(() => say(commandText('copy.progress', { events, of, percent })));
    },
    end,
  };
};
