import { type Command, type CommandEnvelope, aPersonalText, conforms, streamOf } from '@app/contract';
import type { RecordedEvent } from '@app/ledger';
import { type EncryptedText, type PersonalText, message } from '@app/bridge';
import { type Statement, type Refusal, PERSONAL_FIELDS, isEncrypted, withEncrypted } from '@app/session';
import type { PlannedText, SpokenText, Vault } from '../vault/vault';
import type { History } from './history';

/** A command with what people say in it sealed, and the texts that are to be kept before its events are. */
interface EncryptedStatements {
  readonly command: Command;
  readonly texts: readonly PlannedText[];
}

const FIELDS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(PERSONAL_FIELDS));

/** What events have recorded of a personal text before. */
const recordedAs = (recorded: readonly RecordedEvent[], field: string): PersonalText | null => {
  const event = recorded.find(({ type }) => FIELDS.get(type)?.includes(field));
  const said = event?.data[field];
  return conforms(aPersonalText, said) ? said : null;
};

const placeOf = ({ id, command }: CommandEnvelope, { field }: Statement): readonly string[] => [
  id,
  streamOf(command),
  field,
];

/**
 * What was sealed once is sealed for the same person again, whoever it would be by now: the same words give the same
 * command. Of somebody who is forgotten, and of what this vault does not have, nobody can tell whether they are the
 * same.
 */
const encryptedAgain = (
  said: EncryptedText,
  spoken: SpokenText,
  vault: Pick<Vault, 'seal' | 'open'>,
): EncryptedText => {
  const again = vault.seal({ ...spoken, people: [said.person] });
  if ('forgotten' in again || again.sealed.sealed === said.sealed) return said;
  return vault.open(said) === undefined ? said : again.sealed;
};

const forgotten = (person: string, session: string): Refusal => ({
  code: 'PersonForgotten',
  message: message('execute.person-forgotten', { person, session }),
});

/**
 * A command with everything that people say in it in their own words sealed; refused where that would be kept for
 * somebody who is forgotten.
 * @param recorded the events that this command has left before
 */
export const encryptStatements = (
  envelope: CommandEnvelope,
  recorded: readonly RecordedEvent[],
  history: Pick<History, 'ownWords'>,
  vault: Pick<Vault, 'seal' | 'open'>,
): EncryptedStatements | Refusal => {
  const fields: Record<string, EncryptedText> = {};
  const texts: PlannedText[] = [];
  for (const words of history.ownWords(envelope.command)) {
    const { field, text, session, people } = words;
    const before = recordedAs(recorded, field);
    // Recorded in plain words, before they were kept apart: it is compared as it is.
    if (typeof text !== 'string' || typeof before === 'string') continue;
    const spoken = { scope: session, people, text, place: placeOf(envelope, words) };
    if (isEncrypted(before)) {
      fields[field] = encryptedAgain(before, spoken, vault);
      continue;
    }
    const planned = vault.seal(spoken);
    if ('forgotten' in planned) return forgotten(planned.forgotten, session);
    fields[field] = planned.sealed;
    texts.push(planned);
  }
  return { command: withEncrypted(envelope.command, fields), texts };
};
