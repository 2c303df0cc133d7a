import type { Board, Command } from '@app/session';
import { isInForce, decisionAddress, keptOf, sessionIn, sessionStream } from '@app/session';
import type { Course } from './alternative';
import { referringAnew } from './references';
import type { World } from './world';
import { PROCESS_MANAGER, eventsIn, givenIn, othersIn, stateIn, withStream } from './world';

const boardIn = (world: World, stream: string): Board | null => {
  const own = stateIn(world, stream);
  return own.to === 'board' ? own.state : null;
};

/** A place behind the end of a stream, for what is not there any more: nothing will ever be found at it. */
const NOWHERE = 100_000_000;

const follow = (world: World, session: string, data: object): World => {
  const command = { to: 'session', session, command: { type: 'FollowRuling', data } } as Command;
  const given = givenIn(world, command, PROCESS_MANAGER);
  return given.ok ? given.world : world;
};

const AUTHORITY = 'what-if';

/**
 * The session of a board that has taken another course: it names the rulings of the board where they are now, and has
 * the penalties of those that stand there.
 */
export const reconciled = (real: World, { world, where }: Course, stream: string): World => {
  const [before, after] = [boardIn(real, stream), boardIn(world, stream)];
  if (!before) return world;
  const { session } = before.opened;
  const name = sessionStream(session);
  const gone = before.decisions.rulings.filter(({ at, data }) => data.penalties && where(stream, at) === null);
  const withoutGone = gone.reduce<World>((so, { at }) => {
    const ruling = decisionAddress(stream, at);
    return follow(so, session, { ruling, standing: 'not-in-force', cause: ruling, authority: AUTHORITY });
  }, world);
  const renamed = eventsIn(withoutGone, name).map(
    (event) =>
      referringAnew(event, name, (other, at) => (other === stream ? (where(other, at) ?? NOWHERE + at) : at)).event,
  );
  const moved = withStream(withoutGone, name, renamed);
  if (!after) return moved;
  return after.decisions.rulings
    .filter(({ data }) => data.penalties)
    .reduce<World>((so, { at, data }) => {
      const ruling = decisionAddress(stream, at);
      const followed = keptOf(sessionIn(othersIn(so), session), 'RulingFollowed')
        .filter((one) => one.data.ruling === ruling)
        .at(-1)?.data.standing;
      const standing = isInForce(after.decisions, at) ? 'in-force' : 'not-in-force';
      if (followed === standing || (followed === undefined && standing === 'not-in-force')) return so;
      const penalties = standing === 'in-force' ? { penalties: data.penalties } : {};
      return follow(so, session, { ruling, standing, cause: ruling, ...penalties, authority: AUTHORITY });
    }, moved);
};
