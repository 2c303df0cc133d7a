import { anId, conforms } from '@app/contract';
import { type Loss, type LossKind, lossMessage, writeNdjson } from '@app/formats';
import { recordedCommands } from '@app/application';
import { type PlaceOptions, withEmbedded } from '../embedded';
import { UsageError } from '../failure';
import { commandText } from '../output/command-texts';
import { type LanguageOption, textsFor } from '../output/language';
import { note } from '../output/print';
import { writeOutPrivately } from '../output/write-out';
import { stageAt } from '../stage-at';
import { writePieces } from './write-pieces';

interface Options extends PlaceOptions, LanguageOption {
  readonly out?: string;
  readonly namesOut?: string;
}

/** Counts what cannot be written as it was. */
const lossCounter = () => {
  const counts = new Map<LossKind, number>();
  return {
    lost: (kind: LossKind): void => {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    },
    losses: (): readonly Loss[] => [...counts].map(([kind, count]) => ({ kind, how: 'left-out', count })),
  };
};

/**
 * Writes the commands that rebuild a session, a line at a time, and on request the names of its people, which are not
 * in the ledger; what cannot be written as it was is noted.
 */
export const exportCommands = async (id: string, options: Options): Promise<void> => {
  if (!conforms(anId, id)) throw new UsageError(commandText('export.no-session', { text: id }));
  await withEmbedded(options, 'reads', async (embedded) => {
    const texts = textsFor(options);
    const { lost, losses } = lossCounter();
    const commands = recordedCommands(embedded.log, id, { unsealed: embedded.unsealed, lost });
    await writePieces(writeNdjson(commands, lost), 'utf8', options.out, texts);
    if (options.namesOut !== undefined) {
      const { names } = await stageAt(embedded, id);
      writeOutPrivately(`${JSON.stringify(names, null, 2)}\n`, options.namesOut, texts);
    }
    for (const loss of losses()) note(texts.say(lossMessage(loss)));
  });
};
