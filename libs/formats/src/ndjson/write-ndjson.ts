import { type RecordedCommand, commandAgain, commandJson } from './recorded-command';

/** Given by the software itself: what was decided brings it about once more. */
export type WrittenCommand = RecordedCommand & { readonly follows: boolean };

/**
 * What cannot be written as it was: analyses of claims, whose judgements no event has, so that they are made anew without
 * them; and dissents, which a committee records in its own role alone.
 */
export type NdjsonLoss = 'claim-analyses' | 'dissents';

const lossOf = ({ type }: { readonly type: string }): NdjsonLoss | null =>
  type === 'AnalyseClaim' ? 'claim-analyses' : type === 'Dissent' ? 'dissents' : null;

/**
 * The commands that rebuild a session, one a line, in the order of the ledger. Their ids are those under which they were
 * given, so that the same ids make the same events. Commands that the software gave itself are left out: it gives them
 * again. Yields line by line.
 */
export async function* writeNdjson(
  commands: AsyncIterable<WrittenCommand>,
  lost: (loss: NdjsonLoss) => void,
): AsyncGenerator<string> {
  for await (const recorded of commands) {
    const command = recorded.follows ? null : commandAgain(recorded);
    if (!command) continue;
    const loss = lossOf(command.command);
    if (loss) lost(loss);
    yield `${JSON.stringify(commandJson(recorded, command))}\n`;
  }
}
