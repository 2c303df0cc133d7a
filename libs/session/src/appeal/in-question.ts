import { type AppealPart, type DecisionAddress, parseDecisionAddress, sessionStream } from '@app/contract';
import type { SessionDoc } from '../session/session-doc';
import { type RetainedEvent, retainedOf } from '../session/retained';
import { beginningOf } from './appealed';
import type { Appeal } from './fold';
import { againstOf, partsLeft } from './progress';
import type { CaseRecords } from './records';

/** The penalty of that address; undefined where there is none. */
export const penaltyIn = (session: SessionDoc, address: DecisionAddress) => {
  const decision = parseDecisionAddress(address);
  return decision?.stream === sessionStream(session.id)
    ? retainedOf(session, 'PenaltyImposed').find(({ revision }) => revision === decision.revision)
    : undefined;
};

/** The decision of the session that a case is about in the end; undefined where it is about a board. */
export const decisionInSession = (appeal: Appeal, records: CaseRecords): RetainedEvent | undefined => {
  const { session } = records;
  const decision = parseDecisionAddress(beginningOf(againstOf(appeal), records));
  return decision?.stream === sessionStream(session.id)
    ? session.kept.find(({ revision }) => revision === decision.revision)
    : undefined;
};

/** The penalty that a decision of the session imposes or varies, by its revision; null where it does neither. */
export const penaltyOf = (event: RetainedEvent): number | null => {
  if (event.type === 'PenaltyImposed') return event.revision;
  return event.type === 'PenaltyVaried' ? event.data.penalty : null;
};

/** What the director decides for order and discipline (91). */
const isDisciplinary = ({ session }: CaseRecords, event: RetainedEvent): boolean => {
  if (event.type === 'PlayerSuspended') return true;
  if (event.type === 'ContestantDisqualified') return /[LX]91/.test(event.data.paragraph);
  const penalty = penaltyOf(event);
  return retainedOf(session, 'PenaltyImposed').some(
    ({ revision, data }) => revision === penalty && data.kind === 'disciplinary',
  );
};

/**
 * What is still to be decided. What the chief director decided on the law, and what was decided for discipline, is
 * about that and nothing else, whatever the appellant calls it (93B1, B3).
 */
export const partsInQuestion = (appeal: Appeal, records: CaseRecords): readonly AppealPart[] => {
  const against = parseDecisionAddress(againstOf(appeal));
  const below = records.appeal(against?.stream ?? '');
  if (below?.events.some(({ type, revision }) => type === 'LawPartDecided' && revision === against?.revision)) {
    return ['law'];
  }
  const about = decisionInSession(appeal, records);
  return about && isDisciplinary(records, about) ? ['discipline'] : partsLeft(appeal);
};
