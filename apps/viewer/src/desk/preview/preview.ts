import type { Result } from '@app/bridge';
import { type Problem, answerTo } from '../../ledger/api';
import type { components } from '../../ledger/api.generated';
import { client } from '../../ledger/client';
import type { GivenCommand } from '../../ledger/commands';

/** What a command would do. */
export type Previewed = components['schemas']['PreviewAnswer'];

/** Tries a command out as who is signed in; nothing is recorded. */
export const preview = (command: GivenCommand): Promise<Result<Previewed, Problem>> =>
  answerTo(client.POST('/previews', { body: command }));
