import { boardStream, isInstant, parseBoardStream, parseDecisionAddress } from '@app/contract';
import type { EventLog } from '@app/ledger';
import { type AppealDoc, appealsProjection, seesEverything } from '@app/documents';
import { problem } from '../problems/problem-reasons';
import { QueryRefusal } from './query-refusal';
import { type AsOf, momentOfEvent } from '../answers/board-history';
import type { Documents } from '../read-models/read-models';
import { withheldBoard, requireWholeBoard } from './withheld-board';
import { seesAppeal } from './visible-documents';
import type { AccessPolicy } from '../visibility/access-policy';

/** `demo.3.5@37` is `board-demo.3.5@37`; any other text is itself. */
const eventAddress = (text: string): string => {
  const [, name = '', revision = ''] = /^([^@]+)@(\d{1,9})$/.exec(text) ?? [];
  const board = parseBoardStream(name);
  return board ? `${boardStream(board)}@${revision}` : text;
};

/** Throws where an event is one of what is kept: whether there is such an event would tell how many there are. */
const mayName = (address: string, present: Documents, policy: AccessPolicy): void => {
  const stream = parseDecisionAddress(address)?.stream ?? '';
  requireWholeBoard(stream, policy);
  const appeal = present.documents<AppealDoc>(appealsProjection.name).find(({ id }) => id === stream);
  if (appeal && !seesAppeal(appeal, policy)) throw withheldBoard();
};

/** A position, an instant, or behind an event; null for now. Throws a `QueryRefusal` where the text is no moment. */
export const momentIn = async (
  log: EventLog,
  text: string | null,
  present: Documents,
  policy: AccessPolicy,
): Promise<AsOf | null> => {
  if (text === null) return null;
  if (/^\d{1,15}$/.test(text)) {
    const [position, now] = [Number(text), present.position()];
    // To answer otherwise behind the end than at it would tell where it is.
    if (position <= now || !seesEverything(policy.principal)) return { position: Math.min(position, now) };
    throw new QueryRefusal('BadMoment', problem('no-position-yet', { position: text, last: now }));
  }
  if (isInstant(text)) return { instant: text };
  const address = eventAddress(text);
  mayName(address, present, policy);
  const moment = await momentOfEvent(log, address);
  if (moment) return moment;
  throw new QueryRefusal('BadMoment', problem('no-moment', { text }));
};
