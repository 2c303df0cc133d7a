import { remembered } from '@app/bridge';
import { type SessionDoc, isSameField } from '@app/session';
import type { IsWithheld } from './withheld-boards';

/** A session by its field, where it is one of several that play the same boards; null where it is not. */
const fieldOf = (session: SessionDoc): string | null => {
  const { contest } = session;
  return contest && isSameField(session, session) ? [contest.contest, contest.stage, contest.session].join('/') : null;
};

/** Which field each session is of, and the sessions of each that are not closed. */
const fieldsOf = remembered((sessions: readonly SessionDoc[]) => {
  const atPlay = new Map<string, string[]>();
  const fields = new Map<string, string>();
  for (const session of sessions) {
    const field = fieldOf(session);
    if (field === null) continue;
    fields.set(session.id, field);
    if (!session.closed) atPlay.set(field, [...(atPlay.get(field) ?? []), session.id]);
  }
  return { fields, atPlay };
});

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
  const { fields, atPlay } = fieldsOf(sessions);
  return (id) => {
    const field = fields.get(id);
    if (field === undefined) return null;
    const venues = (atPlay.get(field) ?? []).filter((other) => other !== id).map(isWithheldIn);
    return (board) => venues.some((isWithheld) => isWithheld(board));
  };
};
