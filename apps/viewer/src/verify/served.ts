import { type Result, err, ok } from '@app/bridge';
import { type Problem, answerTo } from '../ledger/api';
import { client } from '../ledger/client';
import { messages } from '../strings';
import { type AskConsistency, type Head, headOf } from './head';

/** What the server shows of its ledger; nothing of it is believed yet. */
export interface Served {
  readonly head: Head;
  /** When it was signed, as the server says; null where it does not. */
  readonly signedAt: string | null;
  /** Verifier keys, the one in force last. */
  readonly keys: readonly string[];
}

/** Asks for the ledger's last checkpoint and its keys. */
export const loadServed = async (): Promise<Result<Served, Problem>> => {
  const [note, keys, list] = await Promise.all([
    answerTo(client.GET('/checkpoint', { headers: { accept: 'text/plain' }, parseAs: 'text' })),
    answerTo(client.GET('/keys')),
    answerTo(client.GET('/checkpoints', { params: { query: { limit: 1 } } })),
  ]);
  if (!note.ok) return note;
  const head = headOf(note.value);
  if (!head) return err({ title: messages.problem.unreadable, detail: '/checkpoint', code: null });
  const [last] = list.ok ? list.value.checkpoints : [];
  return ok({
    head,
    signedAt: last?.size === head.size ? last.signedAt : null,
    keys: keys.ok ? keys.value.keys.map(({ key }) => key) : [],
  });
};

export const askConsistency: AskConsistency = async (from, to) => {
  const answer = await answerTo(client.GET('/proofs/consistency', { params: { query: { from, to } } }));
  return answer.ok ? ok(answer.value.hashes) : answer;
};
