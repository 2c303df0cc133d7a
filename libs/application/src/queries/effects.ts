import {
  type PreviewAnswer,
  type WhatIfAnswer,
  type Actor,
  type Command,
  boardStream,
  parseBoardStream,
  sessionStream,
  streamOf,
} from '@app/contract';
import { type Principal, eventsIn, othersIn, stateIn } from '@app/documents';
import { sessionIn } from '@app/session';
import { fieldOf, type Tried, whatIfFrom } from '@app/scenarios';
import { problem } from '../problems/problem-reasons';
import { BoardProblem } from '../answers/board-history';
import { EffectsProblem } from './effects-problem';
import { previewAnswer } from '../answers/preview-answer';
import { mayTryCourse, mayTryOut } from './may-try';
import type { QuerySources } from './sources';
import { SessionUnknown } from '../answers/session-queries';
import { StuckStep, whatIfAnswers } from '../answers/what-if-answer';
import { simulationFrom } from '../answers/simulation-from';

/** `position`: what the rest of the stage was read at. */
const sessionOf = (command: Command, simulation: Awaited<ReturnType<typeof simulationFrom>>): string => {
  switch (command.to) {
    case 'session':
      return command.session;
    case 'board':
      return command.address.session;
    case 'appeal': {
      const own = stateIn(simulation, streamOf(command));
      if (own.to === 'appeal' && own.state) return own.state.lodged.session;
      return command.command.type === 'LodgeAppeal' ? command.command.data.session : '';
    }
  }
};

/** What a command would do if this actor gave it now. */
export const preview = async (
  { log, models, views: records, unsealed }: Pick<QuerySources, 'log' | 'models' | 'views' | 'unsealed'>,
  command: Command,
  actor: Actor,
  principal: Principal,
): Promise<PreviewAnswer> => {
  await models.catchUp();
  mayTryOut(command, models, records.policy(principal));
  const simulation = await simulationFrom(log, streamOf(command), command, unsealed);
  const session = sessionOf(command, simulation);
  if (!sessionIn(othersIn(simulation), session).opened) throw new SessionUnknown(session);
  const { queries, documents } = await records.open({ principal, asOf: null }, session);
  const found = previewAnswer(queries.stage(session), simulation, command, actor);
  if (!found.ok) throw new EffectsProblem(found.refusal.code, found.refusal.message);
  return { position: documents.position(), ...found.answer, names: queries.names(session) };
};

/** Another course of a board or a session, as the body of a request describes it. */
interface WhatIfQuestion {
  readonly about: 'board' | 'session';
  readonly name: string;
  readonly body: unknown;
  readonly principal: Principal;
}

const streamNamed = ({ about, name }: WhatIfQuestion): string => {
  if (about === 'session') return sessionStream(name);
  const address = parseBoardStream(name);
  if (address) return boardStream(address);
  throw new BoardProblem('BadBoardId', problem('not-a-board', { text: name }));
};

/** What would have come of another course of a board or a session. */
export const whatIf = async (
  { log, models, views: records, unsealed }: Pick<QuerySources, 'log' | 'models' | 'views' | 'unsealed'>,
  question: WhatIfQuestion,
): Promise<WhatIfAnswer> => {
  const stream = streamNamed(question);
  await models.catchUp();
  mayTryCourse(stream, records.policy(question.principal));
  const simulation = await simulationFrom(log, stream, null, unsealed);
  const own = stateIn(simulation, stream);
  if (own.to === 'board' && !own.state) {
    throw new BoardProblem('BoardUnknown', problem('no-board', { board: question.name, then: 'no' }));
  }
  const session = own.to === 'board' ? own.address.session : question.name;
  if (!sessionIn(othersIn(simulation), session).opened) throw new SessionUnknown(session);
  const events = eventsIn(simulation, stream).length;
  const tried: Tried =
    own.to === 'board' && own.state
      ? { to: 'board', address: own.address, edition: own.state.opened.laws, events }
      : { to: 'session', session, events };
  const read = whatIfFrom(question.body, tried);
  if (!read.ok) {
    const problems = read.problems.map(({ path, message }) => ({ path: fieldOf(path), message }));
    throw new EffectsProblem('InvalidWhatIf', problem('nothing-to-try'), { problems });
  }
  const { queries, documents } = await records.open({ principal: question.principal, asOf: null }, session);
  try {
    return {
      id: stream,
      position: documents.position(),
      title: read.title,
      alternatives: whatIfAnswers(queries.stage(session), simulation, stream, read.alternatives),
      names: queries.names(session),
    };
  } catch (error) {
    if (!(error instanceof StuckStep)) throw error;
    const { alternative, step, code, said } = error;
    throw new EffectsProblem(code, said, { alternative, step });
  }
};
