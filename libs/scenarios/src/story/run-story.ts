import {
  type Standings,
  type Actor,
  type Command,
  type PlacedEvent,
  boardStream,
  decisionAddress,
  decodeBoardEvent,
  parseBoardStream,
  readable,
} from '@app/contract';
import type { Edition } from '@app/bridge';
import { type Simulation, eventInWords, eventsIn, othersIn, simulate } from '@app/documents';
import { inEnglish } from '@app/messages';
import { type Refusal, viewBoard } from '@app/session';
import { actNamed } from '../scenario/acts';
import { saidUnder } from '../scenario/editions';
import { guarded } from '../scenario/guarded';
import type { StepOutcome } from '../scenario/run-scenario';
import { asTheSchemaTakesIt } from './as-the-schema-takes-it';
import { failedExpectations } from './met';
import { meanings } from './meanings';
import { parseResult } from './notation';
import { type Decided, standingsOfSimulation } from './observed';
import { openingOf } from './opening';
import { SESSION, parseBoardAddress } from './board-address';
import type { Results, Story, StoryStep, Told } from './story';

/** An event in words, with where it was recorded: `table 1, board 3: ...`, `appeal a1: ...`. */
const eventText = (event: PlacedEvent): string => {
  const { streamId } = event;
  const address = streamId.startsWith('board-') ? parseBoardStream(streamId) : null;
  const words = eventInWords(event);
  if (address) return `table ${address.table}, board ${address.board}: ${words}`;
  return streamId.startsWith('session-') ? words : `${streamId.replace('-', ' ')}: ${words}`;
};

/** A story as it went under one edition. */
export interface StoryOutcome {
  readonly edition: Edition;
  /** Whether the story is written for this edition; of another it expects nothing. */
  readonly checked: boolean;
  readonly ok: boolean;
  readonly steps: readonly StepOutcome[];
  /** The list at the end. */
  readonly standings: Standings;
}

/** What a step has come to. */
interface Played {
  readonly simulation: Simulation;
  readonly events: readonly PlacedEvent[];
  readonly refused: Refusal | null;
}

const actorOf = ({ as: role, on }: Pick<Told, 'as' | 'on'>): Actor => ({
  id: role,
  role,
  ...(role === 'table' && on ? { session: SESSION, table: on.table } : {}),
});

const addressed = ({ command: { to, type }, on, appeal }: Told, data: unknown): Command => {
  const command = { type, data };
  if (to === 'board' && on) return { to, address: on, command } as Command;
  if (to === 'appeal' && appeal !== null) return { to, appeal, command } as Command;
  return { to: 'session', session: SESSION, command } as Command;
};

/** The revision of a call or a card on a board, as it is called there. */
const actOn =
  (simulation: Simulation, on: Told['on']) =>
  (act: Parameters<typeof actNamed>[2]): number | null => {
    const stream = on && boardStream(on);
    const found = stream === null ? undefined : othersIn(simulation).stream(stream);
    if (stream === null || found?.to !== 'board' || !found.state) return null;
    const events = eventsIn(simulation, stream).map((event) => readable(event, decodeBoardEvent));
    return actNamed(events, viewBoard(found.state), act);
  };

const given = (simulation: Simulation, command: Command, actor: Actor): Played => {
  const answer = simulate(simulation, command, actor);
  return answer.ok
    ? { simulation: answer.simulation, events: answer.events, refused: null }
    : { simulation, events: [], refused: answer.refusal };
};

const SCORER: Actor = { id: 'scorer', role: 'scorer' };

/** Opens each board that is not open yet, and enters its result. */
const entered = (simulation: Simulation, { results }: Results): Played => {
  const commands = Object.entries(results).flatMap(([table, boards]) =>
    Object.entries(boards).flatMap(([board, text]): readonly Command[] => {
      const place = parseBoardAddress(`${table}.${board}`);
      if (!place) return [];
      const result = parseResult(text) ?? null;
      const open: Command = { to: 'board', address: place, command: { type: 'OpenBoard', data: {} } };
      const enter: Command = {
        to: 'board',
        address: place,
        command: { type: 'EnterResult', data: { result, source: 'score slip' } },
      };
      return simulation.streams.has(boardStream(place)) ? [enter] : [open, enter];
    }),
  );
  return commands.reduce<Played>(
    (so, command) => {
      if (so.refused) return so;
      const next = given(so.simulation, command, SCORER);
      return { ...next, events: [...so.events, ...next.events] };
    },
    { simulation, events: [], refused: null },
  );
};

/** Names of decisions, with the events that they were made by. */
type Names = ReadonlyMap<string, readonly PlacedEvent[]>;

/** `ruling`: the first event of that step; `ruling PenaltyImposed`: the first of that type. */
const decisionIn =
  (names: Names) =>
  (text: string): Decided | null => {
    const [name = '', type] = text.split(' ');
    const event = names.get(name)?.find((one) => type === undefined || one.type === type);
    return event
      ? { address: decisionAddress(event.streamId, event.revision), stream: event.streamId, revision: event.revision }
      : null;
  };

const expectsRefusal = (step: StoryStep | undefined, edition: Edition): boolean =>
  step !== undefined && 'expect' in step && typeof saidUnder(edition, step.expect)?.refused === 'string';

/** Plays a story in memory: commands through the real deciders with all that they call for in other streams. */
export const runStory = (story: Story, edition: Edition): StoryOutcome => {
  const { head, steps: all } = story;
  const checked = story.editions.includes(edition);
  const opening = openingOf(head, story.title, edition);
  const steps: StepOutcome[] = opening.problem
    ? [{ line: head.line, step: 'session', events: [], refused: null, failures: [opening.problem] }]
    : [];
  const names = new Map<string, readonly PlacedEvent[]>();
  let last: Played = { simulation: opening.simulation, events: [], refused: null };
  const played = (step: Told): Played => {
    const said = saidUnder(edition, step.data);
    if (!said) return { ...last, events: [], refused: null };
    const words = meanings({
      clock: head.clock,
      edition,
      decisionOf: decisionIn(names),
      actOf: actOn(last.simulation, step.on),
    });
    return given(last.simulation, addressed(step, asTheSchemaTakesIt(step.command.schema, said, words)), actorOf(step));
  };
  for (const [index, step] of (opening.problem ? [] : all).entries()) {
    const { line } = step;
    if ('expect' in step) {
      const expected = (checked ? saidUnder(edition, step.expect) : null) ?? {};
      const { simulation, refused, events: recorded } = last;
      const observed = { simulation, refused, recorded, decisionOf: decisionIn(names) };
      const failures = failedExpectations(expected, observed, head.clock);
      steps.push({ line, step: 'expect', events: [], refused: null, failures });
      continue;
    }
    const name = 'results' in step ? 'results' : step.command.type;
    const { simulation } = last;
    const next = guarded(simulation.position, name, () =>
      'results' in step ? entered(simulation, step) : played(step),
    );
    if (!next.ok) {
      steps.push({ line, step: name, events: [], refused: null, failures: [next.defect] });
      break;
    }
    last = next.value;
    if ('name' in step && step.name !== null) names.set(step.name, last.events);
    const surprise = checked && !expectsRefusal(all[index + 1], edition) ? last.refused : null;
    steps.push({
      line,
      step: name,
      events: last.events.filter((event) => !('results' in step) || event.type !== 'BoardOpened').map(eventText),
      refused: last.refused,
      failures: surprise ? [`refused (${surprise.code}): ${inEnglish(surprise.message)}`] : [],
    });
  }
  const ok = steps.every(({ failures }) => failures.length === 0);
  return { edition, checked, ok, steps, standings: standingsOfSimulation(last.simulation) };
};
