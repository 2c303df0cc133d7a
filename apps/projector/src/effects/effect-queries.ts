import type { PreviewAnswer, WhatIfAnswer, Actor, Command } from '@app/contract';
import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Principal } from '@app/documents';
import { preview, type QuerySources, whatIf } from '@app/application';
import { QUERY_SOURCES } from '../tokens';

/** What a command would do if this actor gave it now. */
export class PreviewCommand extends Query<PreviewAnswer> {
  constructor(
    readonly command: Command,
    readonly actor: Actor,
    readonly principal: Principal,
  ) {
    super();
  }
}

@QueryHandler(PreviewCommand)
export class PreviewCommandHandler implements IQueryHandler<PreviewCommand> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ command, actor, principal }: PreviewCommand): Promise<PreviewAnswer> {
    return preview(this.sources, command, actor, principal);
  }
}

/** What would have come of another course of a board or a session, as the body of a request tells it. */
export class AskWhatIf extends Query<WhatIfAnswer> {
  constructor(
    readonly about: 'board' | 'session',
    readonly name: string,
    readonly body: unknown,
    readonly principal: Principal,
  ) {
    super();
  }
}

@QueryHandler(AskWhatIf)
export class AskWhatIfHandler implements IQueryHandler<AskWhatIf> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute(question: AskWhatIf): Promise<WhatIfAnswer> {
    return whatIf(this.sources, question);
  }
}
