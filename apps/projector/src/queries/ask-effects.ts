import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import type { Onlooker } from '@app/documents';
import { eventsIn, othersIn, stateIn } from '@app/documents';
import type { Actor, Command, Unsealed } from '@app/session';
import { boardStream, parseBoardStream, sessionIn, sessionStream, streamOf } from '@app/session';
import type { Tried } from '../../../cli/src/what-if/read-what-if';
import { whatIfFrom } from '../../../cli/src/what-if/read-what-if';
import { fieldOf } from '../../../cli/src/yaml/problem';
import type { ReadModels } from '../read-models/read-models';
import type { Views } from '../sight/views';
import { EVENT_LOG, READ_MODELS, UNSEALED, VIEWS } from '../tokens';
import { BoardProblem } from './board-history';
import { EffectsProblem } from './effects-problem';
import type { Names } from './names';
import type { PreviewAnswer } from './preview-answer';
import { previewAnswer } from './preview-answer';
import { mayTryCourse, mayTryOut } from './may-try';
import { SessionUnknown } from './session-queries';
import type { WhatIfAnswer } from './what-if-answer';
import { StuckStep, whatIfAnswers } from './what-if-answer';
import { worldAround } from './world-around';

/** `position`: what the rest of the stage was read at. */
export type Previewed = PreviewAnswer & { readonly position: number; readonly names: Names };

/** What a command would do if this actor gave it now. */
export class PreviewCommand extends Query<Previewed> {
  constructor(
    readonly command: Command,
    readonly actor: Actor,
    readonly onlooker: Onlooker,
  ) {
    super();
  }
}

const sessionOf = (command: Command, world: Awaited<ReturnType<typeof worldAround>>): string => {
  switch (command.to) {
    case 'session':
      return command.session;
    case 'board':
      return command.address.session;
    case 'appeal': {
      const own = stateIn(world, streamOf(command));
      if (own.to === 'appeal' && own.state) return own.state.lodged.session;
      return command.command.type === 'LodgeAppeal' ? command.command.data.session : '';
    }
  }
};

@QueryHandler(PreviewCommand)
export class PreviewCommandHandler implements IQueryHandler<PreviewCommand> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(READ_MODELS) private readonly models: ReadModels,
    @Inject(VIEWS) private readonly views: Views,
    @Inject(UNSEALED) private readonly unsealed: Unsealed,
  ) {}

  async execute({ command, actor, onlooker }: PreviewCommand): Promise<Previewed> {
    await this.models.catchUp();
    mayTryOut(command, this.models, this.views.sights(onlooker));
    const world = await worldAround(this.log, streamOf(command), command, this.unsealed);
    const session = sessionOf(command, world);
    if (!sessionIn(othersIn(world), session).opened) throw new SessionUnknown(session);
    const { queries, documents } = await this.views.open({ onlooker, asOf: null }, session);
    const found = previewAnswer(queries.stage(session), world, command, actor);
    if (!found.ok) throw new EffectsProblem(found.refusal.code, found.refusal.message);
    return { position: documents.position(), ...found.answer, names: queries.names(session) };
  }
}

export interface WhatIfAnswers {
  readonly id: string;
  readonly position: number;
  readonly title: string | null;
  readonly alternatives: readonly WhatIfAnswer[];
  readonly names: Names;
}

/** What would have come of another course of a board or a session, as the body of a request tells it. */
export class AskWhatIf extends Query<WhatIfAnswers> {
  constructor(
    readonly about: 'board' | 'session',
    readonly name: string,
    readonly body: unknown,
    readonly onlooker: Onlooker,
  ) {
    super();
  }
}

const streamNamed = ({ about, name }: AskWhatIf): string => {
  if (about === 'session') return sessionStream(name);
  const address = parseBoardStream(name);
  if (address) return boardStream(address);
  throw new BoardProblem('BadBoardId', `'${name}' is no board: expected SESSION.TABLE.BOARD, like q21.4.11`);
};

@QueryHandler(AskWhatIf)
export class AskWhatIfHandler implements IQueryHandler<AskWhatIf> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(READ_MODELS) private readonly models: ReadModels,
    @Inject(VIEWS) private readonly views: Views,
    @Inject(UNSEALED) private readonly unsealed: Unsealed,
  ) {}

  async execute(asked: AskWhatIf): Promise<WhatIfAnswers> {
    const stream = streamNamed(asked);
    await this.models.catchUp();
    mayTryCourse(stream, this.views.sights(asked.onlooker));
    const world = await worldAround(this.log, stream, null, this.unsealed);
    const own = stateIn(world, stream);
    if (own.to === 'board' && !own.state)
      throw new BoardProblem('BoardUnknown', `the ledger has no board ${asked.name}`);
    const session = own.to === 'board' ? own.address.session : asked.name;
    if (!sessionIn(othersIn(world), session).opened) throw new SessionUnknown(session);
    const events = eventsIn(world, stream).length;
    const tried: Tried =
      own.to === 'board' && own.state
        ? { to: 'board', address: own.address, edition: own.state.opened.laws, events }
        : { to: 'session', session, events };
    const read = whatIfFrom(asked.body, tried);
    if (!read.ok) {
      const problems = read.problems.map(({ path, message }) => ({ path: fieldOf(path), message }));
      throw new EffectsProblem('InvalidWhatIf', 'nothing that can be tried', { problems });
    }
    const { queries, documents } = await this.views.open({ onlooker: asked.onlooker, asOf: null }, session);
    try {
      return {
        id: stream,
        position: documents.position(),
        title: read.title,
        alternatives: whatIfAnswers(queries.stage(session), world, stream, read.alternatives),
        names: queries.names(session),
      };
    } catch (error) {
      if (!(error instanceof StuckStep)) throw error;
      const { alternative, step, code, message } = error;
      throw new EffectsProblem(code, message, { alternative, step });
    }
  }
}
