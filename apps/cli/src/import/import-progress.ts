import type { ImportProgress } from '@app/application';
import type { Texts } from '@app/messages';
import { progressLine } from '../output/progress-line';
import { commandText } from './import-texts';

/** Writes how far an import has come: records of the file at hand, how many a second, and the time that this leaves. */
export const importProgress = (
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  say: Texts['say'],
  now = () => performance.now(),
) => {
  const { show, end } = progressLine(stream, now);
  let step = '';
  let began = now();
  return {
    progress: ({ file, step: name, records, of }: ImportProgress): void => {
      if (step !== `${file}\n${name}`) [step, began] = [`${file}\n${name}`, now()];
      show(() => {
        const rate = records / Math.max((now() - began) / 1000, 0.001);
        const seconds = Math.ceil(Math.max(0, of - records) / Math.max(rate, 0.1));
        return say(
          commandText('progress', {
            file,
            step: name,
            records,
            of,
            rate: Math.round(rate),
            minutes: Math.floor(seconds / 60),
            seconds: seconds % 60,
          }),
        );
      });
    },
    end,
  };
};
