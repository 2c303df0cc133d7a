import type { AppealDoc, Principal } from '@app/documents';
import type { Command } from '@app/session';
import { appealsProjection, seesEverything } from '@app/documents';
import { boardStream, parseBoardStream, parseDecisionAddress, parseSessionStream, streamOf } from '@app/session';
import { QueryRefusal } from '../access/query-refusal';
import type { Documents } from '../read-models/read-models';
import { seesAppeal } from '../access/visible-documents';
import type { Sights } from '../visibility/visibility';
import { keptBoard, seesWhole } from '../access/withheld-board';

/** A refusal, and what would come of it, tell what is on record: nobody tries out what he may not see. */

const triesCommands = (onlooker: Principal): boolean => seesEverything(onlooker) || onlooker.role === 'committee';

const mayTryOnAppeal = (
  { command }: Extract<Command, { to: 'appeal' }>,
  doc: AppealDoc | undefined,
  sights: Sights,
) => {
  if (doc && !seesAppeal(doc, sights)) throw keptBoard();
  if (command.type !== 'LodgeAppeal') return;
  const about = parseDecisionAddress(command.data.against)?.stream;
  if (about !== undefined) seesWhole(about, sights);
};

/**
 * Throws a `QueryRefusal` where somebody may not try out a command: by its role, or because of what is kept from it.
 * @param present the documents as they stand
 */
export const mayTryOut = (command: Command, present: Documents, sights: Sights): void => {
  if (!triesCommands(sights.onlooker)) {
    throw new QueryRefusal('NotAuthorised', 'who sees the whole record, and a committee, try commands out');
  }
  switch (command.to) {
    case 'session':
      if (sights.hasKept(command.session)) throw keptBoard();
      return;
    case 'board':
      seesWhole(boardStream(command.address), sights);
      return;
    case 'appeal': {
      const stream = streamOf(command);
      const appeals = present.documents<AppealDoc>(appealsProjection.name);
      mayTryOnAppeal(
        command,
        appeals.find(({ id }) => id === stream),
        sights,
      );
    }
  }
};

/** Throws a `QueryRefusal` where another course of a board, or of a session, is not for somebody to try. */
export const mayTryCourse = (stream: string, sights: Sights): void => {
  const session = parseSessionStream(stream);
  if (session !== null && sights.hasKept(session)) throw keptBoard();
  if (parseBoardStream(stream)) seesWhole(stream, sights);
};
