import { type Message, type Result, err, ok } from '@app/bridge';
import { v4 } from 'uuid';
import { identityHeaders } from '../identity/identity';
import { t } from '../strings';
import type { Problem } from './api';

/** A command as the API takes it, without its id: `{ type: 'GiveRuling', session, table, board, data }`. */
export interface GivenCommand {
  readonly type: string;
  readonly data: unknown;
  readonly session?: string;
  readonly table?: string;
  readonly board?: number;
  readonly attempt?: number;
  readonly appeal?: string;
  readonly expectedRevision?: number;
}

/** An id for what a person does now. `crypto.randomUUID` is missing where the page came over plain HTTP from another machine. */
export const newCommandId = (): string => v4();

/** What has been recorded. */
export interface Recorded {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

type Outcome =
  | ({ readonly ok: true } & Recorded)
  | { readonly ok: false; readonly code: string; readonly message: string; readonly reason?: Message };

/**
 * Gives a command under an id of its own. Sent again under the same id after an answer was lost, it is recorded once.
 * @param id a UUID, chosen once for what the person has done: `newCommandId()`
 */
export const give = async (command: GivenCommand, id: string): Promise<Result<Recorded, Problem>> => {
  try {
    const response = await fetch('/commands', {
      method: 'POST',
      headers: { ...identityHeaders(), 'content-type': 'application/x-ndjson', accept: 'application/x-ndjson' },
      body: `${JSON.stringify({ id, ...command })}\n`,
    });
    const answer = JSON.parse(await response.text()) as
      Outcome | { readonly title: string; readonly detail: string; readonly code: string };
    if ('title' in answer) return err(answer);
    if (answer.ok) return ok(answer);
    const { code, message, reason } = answer;
    return err({ title: t.problem.refused, detail: message, code, ...(reason === undefined ? {} : { reason }) });
  } catch {
    return err({ title: t.problem.unreachable, detail: t.problem.unreachableDetail, code: null });
  }
};
