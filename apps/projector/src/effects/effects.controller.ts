import {
  type PreviewAnswer,
  type WhatIfAnswer,
  aPreviewAnswer,
  aPreviewRequest,
  aWhatIfAnswer,
  aWhatIfRequest,
  type Actor,
  type Command,
  isCommandType,
} from '@app/contract';
import { Body, Controller, HttpCode, Param, Post, UseFilters, UseGuards } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiBody, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { notAuthorisedFor } from '@app/session';
import { fieldProblems, readCommand } from '@app/application';
import { ApiProblem } from '../../../common/src/api-problem';
import { MediaTypeGuard } from '../../../common/src/media-type.guard';
import { Problem } from '../../../common/src/problem';
import { AskWhatIf, PreviewCommand } from './effect-queries';
import { ApiAnswer } from '../../../common/src/api-answer';
import { bodyOf } from '../../../common/src/body-of';
import { type ActingCaller, Acting } from '../access/acting';
import { ActingGuard } from '../access/acting.guard';
import { EffectsFilter } from './effects.filter';
import { KnownParameters } from '../http/known-parameters';
import { QueryFilter } from '../http/query.filter';

/** Bodies for the document: the routes read them once they know who asks, and not before. */
class PreviewRequest extends bodyOf(aPreviewRequest) {}
class WhatIfRequest extends bodyOf(aWhatIfRequest) {}

/** A command that is only tried out is never repeated: any id does. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

const commandIn = (body: object): Command => {
  const read = readCommand({ id: NO_ID, ...body });
  if (read.ok) return read.value.command;
  throw new Problem(422, 'InvalidCommand', fieldProblems(read.error), { problems: read.error });
};

/** Refuses a type of command that the actor may never give, before the rest of the body is looked at. */
const refuseType = (actor: Actor, body: object): void => {
  const type: unknown = 'type' in body ? body.type : undefined;
  const refusal = isCommandType(type) ? notAuthorisedFor(actor, { type, board: null }) : null;
  if (refusal) throw new Problem(403, refusal.code, refusal.message);
};

/** What would be, before anybody does it, and what would have been. Nothing is stored. */
@ApiTags('effects')
@UseFilters(QueryFilter, EffectsFilter)
@UseGuards(ActingGuard, new MediaTypeGuard('application/json'))
@KnownParameters()
@ApiProblem(415, 'a body that is not JSON')
@Controller()
export class EffectsController {
  constructor(private readonly bus: QueryBus) {}

  @Post('previews')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'What a command would do: events, scores, places, periods, penalties, and what rests on what it changes.',
    description: 'As the actor of the token, who sees the whole record, or is of a committee.',
  })
  @ApiBody({ type: PreviewRequest })
  @ApiAnswer(aPreviewAnswer)
  @ApiProblem(401, 'no token that is good')
  @ApiProblem(403, 'the actor may not give this command, or not see what it is about')
  @ApiProblem(404, 'there is no such session, board or appeal')
  @ApiProblem(409, 'the command would be refused')
  @ApiProblem(422, 'not a command')
  preview(@Body() body: object, @Acting() { actor, principal }: ActingCaller): Promise<PreviewAnswer> {
    refuseType(actor, body);
    return this.bus.execute(new PreviewCommand(commandIn(body), actor, principal));
  }

  @Post('boards/:board/what-if')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'What would have come of another call, card, ruling or score on the board.' })
  @ApiParam({ name: 'board', description: 'SESSION.TABLE.BOARD: demo.1.3', schema: { type: 'string' } })
  @ApiBody({ type: WhatIfRequest })
  @ApiAnswer(aWhatIfAnswer)
  @ApiProblem(400, 'not the name of a board')
  @ApiProblem(401, 'no token that is good')
  @ApiProblem(403, 'the board is kept from who asks until everybody has played it')
  @ApiProblem(404, 'there is no such board')
  @ApiProblem(409, 'a step would be refused')
  @ApiProblem(422, 'nothing that can be tried')
  ofBoard(
    @Param('board') board: string,
    @Body() body: object,
    @Acting() { principal }: ActingCaller,
  ): Promise<WhatIfAnswer> {
    return this.bus.execute(new AskWhatIf('board', board, body, principal));
  }

  @Post('sessions/:session/what-if')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'What would have come of other events of the session itself.' })
  @ApiParam({ name: 'session', schema: { type: 'string' } })
  @ApiBody({ type: WhatIfRequest })
  @ApiAnswer(aWhatIfAnswer)
  @ApiProblem(401, 'no token that is good')
  @ApiProblem(403, 'boards of the session are kept from who asks until everybody has played them')
  @ApiProblem(404, 'there is no such session')
  @ApiProblem(409, 'a step would be refused')
  @ApiProblem(422, 'nothing that can be tried')
  ofSession(
    @Param('session') session: string,
    @Body() body: object,
    @Acting() { principal }: ActingCaller,
  ): Promise<WhatIfAnswer> {
    return this.bus.execute(new AskWhatIf('session', session, body, principal));
  }
}
