import {
  type Command,
  boardStream,
  parseBoardStream,
  parseDecisionAddress,
  parseSessionStream,
  streamOf,
} from '@app/contract';
import { type AppealDoc, type Principal, appealsProjection, seesEverything } from '@app/documents';
import { problem } from '../problems/problem-reasons';
import { QueryRefusal } from '../access/query-refusal';
import type { Documents } from '../read-models/read-models';
import { seesAppeal } from '../access/visible-documents';
import type { AccessPolicy } from '../visibility/access-policy';
import { withheldBoard, requireWholeBoard } from '../access/withheld-board';

/** A refusal, and what would come of it, tell what is on record: nobody tries out what he may not see. */

const triesCommands = (principal: Principal): boolean => seesEverything(principal) || principal.role === 'committee';

const mayTryOnAppeal = (
  { command }: Extract<Command, { to: 'appeal' }>,
  doc: AppealDoc | undefined,
  policy: AccessPolicy,
) => {
  if (doc && !seesAppeal(doc, policy)) throw withheldBoard();
  if (command.type !== 'LodgeAppeal') return;
  const about = parseDecisionAddress(command.data.against)?.stream;
  if (about !== undefined) requireWholeBoard(about, policy);
};

/**
 * Throws a `QueryRefusal` where somebody may not try out a command: by its role, or because of what is kept from it.
 * @param present the documents as they stand
 */
export const mayTryOut = (command: Command, present: Documents, policy: AccessPolicy): void => {
  if (!triesCommands(policy.principal)) {
    throw new QueryRefusal('NotAuthorised', problem('may-not-try'));
  }
  switch (command.to) {
    case 'session':
      if (policy.hasWithheld(command.session)) throw withheldBoard();
      return;
    case 'board':
      requireWholeBoard(boardStream(command.address), policy);
      return;
    case 'appeal': {
      const stream = streamOf(command);
      const appeals = present.documents<AppealDoc>(appealsProjection.name);
      mayTryOnAppeal(
        command,
        appeals.find(({ id }) => id === stream),
        policy,
      );
    }
  }
};

/** Throws a `QueryRefusal` where another course of a board, or of a session, is not for somebody to try. */
export const mayTryCourse = (stream: string, policy: AccessPolicy): void => {
  const session = parseSessionStream(stream);
  if (session !== null && policy.hasWithheld(session)) throw withheldBoard();
  if (parseBoardStream(stream)) requireWholeBoard(stream, policy);
};
