import { type Command, decisionAddress, sessionStream } from '@app/contract';
import { type Board, isInForce, retainedOf, sessionIn } from '@app/session';
import type { Course } from './alternative';
import { referringAnew } from './references';
import { type Simulation, PROCESS_MANAGER, eventsIn, simulate, othersIn, stateIn, withStream } from './simulation';

const boardIn = (simulation: Simulation, stream: string): Board | null => {
  const own = stateIn(simulation, stream);
  return own.to === 'board' ? own.state : null;
};

/** A place behind the end of a stream, for what is not there any more: nothing will ever be found at it. */
const NOWHERE = 100_000_000;

const follow = (simulation: Simulation, session: string, data: object): Simulation => {
  const command = { to: 'session', session, command: { type: 'FollowRuling', data } } as Command;
  const given = simulate(simulation, command, PROCESS_MANAGER);
  return given.ok ? given.simulation : simulation;
};

const AUTHORITY = 'what-if';

/**
 * The session of a board that has taken another course: it names the rulings of the board where they are now, and has
 * the penalties of those that stand there.
 */
export const reconciled = (real: Simulation, { simulation, where }: Course, stream: string): Simulation => {
  const [before, after] = [boardIn(real, stream), boardIn(simulation, stream)];
  if (!before) return simulation;
  const { session } = before.opened;
  const name = sessionStream(session);
  const gone = before.decisions.rulings.filter(({ at, data }) => data.penalties && where(stream, at) === null);
  const withoutGone = gone.reduce<Simulation>((so, { at }) => {
    const ruling = decisionAddress(stream, at);
    return follow(so, session, { ruling, standing: 'not-in-force', cause: ruling, authority: AUTHORITY });
  }, simulation);
  const renamed = eventsIn(withoutGone, name).map(
    (event) =>
      referringAnew(event, name, (other, at) => (other === stream ? (where(other, at) ?? NOWHERE + at) : at)).event,
  );
  const moved = withStream(withoutGone, name, renamed);
  if (!after) return moved;
  return after.decisions.rulings
    .filter(({ data }) => data.penalties)
    .reduce<Simulation>((so, { at, data }) => {
      const ruling = decisionAddress(stream, at);
      const followed = retainedOf(sessionIn(othersIn(so), session), 'RulingFollowed')
        .filter((one) => one.data.ruling === ruling)
        .at(-1)?.data.standing;
      const standing = isInForce(after.decisions, at) ? 'in-force' : 'not-in-force';
      if (followed === standing || (followed === undefined && standing === 'not-in-force')) return so;
      const penalties = standing === 'in-force' ? { penalties: data.penalties } : {};
      return follow(so, session, { ruling, standing, cause: ruling, ...penalties, authority: AUTHORITY });
    }, moved);
};
