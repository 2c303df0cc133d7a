import { type SessionDoc, isSameField } from '@app/session';
import type { IsWithheld } from './withheld-boards';

/** A session by its field, where it is one of several that play the same boards; null where it is not. */
const fieldOf = (session: SessionDoc): string | null => {
  const { contest } = session;
  return contest && isSameField(session, session) ? [contest.contest, contest.stage, contest.session].join('/') : null;
};

/**
 * The boards that are withheld since another venue still has to play them: in a simultaneous stage a number is the same
 * board in all sessions of one number, whether the cards are on record or not.
 * @param sessions all that there are
 * @param isWithheldIn what each keeps for its own sake
 */
export const withheldInField = (
  sessions: readonly SessionDoc[],
  isWithheldIn: (session: string) => IsWithheld,
): ((session: string) => IsWithheld | null) => {
  const byField = new Map<string, string[]>();
  const fields = new Map<string, string>();
  for (const session of sessions) {
    const field = fieldOf(session);
    if (field === null) continue;
    fields.set(session.id, field);
    if (!session.closed) byField.set(field, [...(byField.get(field) ?? []), session.id]);
  }
  return (id) => {
    const field = fields.get(id);
    if (field === undefined) return null;
    const venues = (byField.get(field) ?? []).filter((other) => other !== id).map(isWithheldIn);
    return (board) => venues.some((isWithheld) => isWithheld(board));
  };
};
