import { type Command, appealStream, parseBoardStream, parseSessionStream, sessionStream } from '@app/contract';
import type { EventLog, RecordedEvent } from '@app/ledger';
import { type Simulation, othersIn, stateIn, simulationOf } from '@app/documents';
import { KEEPS_APART, emptyStream, requiredStreams, reveal } from '@app/session';
import { knownIn } from '../execute/known-streams';

/** The session that a stream belongs to; null for an appeal that nobody has lodged, and is not lodging now. */
const sessionAround = (simulation: Simulation, stream: string, command: Command | null): string | null => {
  const own = stateIn(simulation, stream);
  if (own.to !== 'appeal') return parseSessionStream(stream) ?? parseBoardStream(stream)?.session ?? null;
  if (own.state) return own.state.lodged.session;
  return command?.to === 'appeal' && command.command.type === 'LodgeAppeal' ? command.command.data.session : null;
};

/** The sessions of the same contest, which may end the periods of this one. */
const sessionsAround = async (log: EventLog, simulation: Simulation, session: string): Promise<readonly string[]> => {
  const own = stateIn(simulation, sessionStream(session));
  const contest = own.to === 'session' ? own.state.opened?.contest?.contest : undefined;
  return contest === undefined ? [] : knownIn(log).sessionsOf(contest);
};

/**
 * The part of a ledger that a command to a stream, or another course of it, can touch: the stream, its session with
 * the others of the contest, the appeals of that, and what they are about, with what people said opened where it can be. Boards that nobody speaks of
 * are not in it. Throws `UnreadableEvent`.
 */
export const simulationFrom = async (
  log: EventLog,
  stream: string,
  command: Command | null = null,
  unsealed = KEEPS_APART,
): Promise<Simulation> => {
  const events: RecordedEvent[] = [];
  const loaded = new Set<string>();
  const load = async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      if (loaded.has(name) || !emptyStream(name)) continue;
      loaded.add(name);
      for await (const event of log.readStream(name)) events.push(reveal(event, unsealed));
    }
  };
  await load([stream]);
  const session = sessionAround(simulationOf(events), stream, command);
  if (session !== null) {
    await load([sessionStream(session), ...(await knownIn(log).appealsOf(session)).map(appealStream)]);
    await load((await sessionsAround(log, simulationOf(events), session)).map(sessionStream));
  }
  for (let known = 0; known < loaded.size;) {
    known = loaded.size;
    const simulation = simulationOf(events);
    const commands = command ? [command] : [];
    await load(
      [...loaded].flatMap((name) =>
        requiredStreams(name === stream ? commands : [], stateIn(simulation, name), othersIn(simulation)),
      ),
    );
  }
  return { ...simulationOf(events), position: (await log.head()) + 1 };
};
