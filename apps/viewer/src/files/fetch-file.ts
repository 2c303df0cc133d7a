import { type Result, err, ok } from '@app/bridge';
import type { components } from '../ledger/api.generated';
import { type Problem, problemOf, unreachable } from '../ledger/api';
import { userHeaders } from '../ledger/client';

export type FileForm = components['schemas']['FileForm'];
export type Table = FileForm['tables'][number];

/** A file of a session, with the name under which it is kept. */
export interface SessionFile {
  readonly name: string;
  readonly content: Blob;
}

const nameIn = (response: Response, otherwise: string): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? otherwise;

/** Fetches a file, however long it takes to be written. */
export const fetchFile = async (
  session: string,
  format: FileForm['format'],
  table: Table | null,
): Promise<Result<SessionFile, Problem>> => {
  const query = table === null ? '' : `?table=${table}`;
  try {
    const address = `/sessions/${encodeURIComponent(session)}/exports/${format}${query}`;
    const response = await fetch(address, { headers: userHeaders() });
    if (!response.ok) return err(problemOf(response, await response.json()));
    return ok({ name: nameIn(response, `${session}.${format}`), content: await response.blob() });
  } catch {
    return err(unreachable());
  }
};
