import { type Accepted, type Schema, anAccepted } from '@app/contract';
import { Post, UseGuards, applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiAccepted } from '../../../common/src/api-answer';
import { ApiProblem } from '../../../common/src/api-problem';
import { MediaTypeGuard } from '../../../common/src/media-type.guard';
import { ActorGuard } from '../auth/actor.guard';
import { MayGiveGuard } from '../auth/may-give.guard';

/** A controller whose routes take a command each. */
export const TakesCommands = (): ClassDecorator & MethodDecorator =>
  applyDecorators(
    UseGuards(ActorGuard, MayGiveGuard, new MediaTypeGuard('application/json')),
    ApiBearerAuth(),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'the id of the command; the same once more repeats nothing',
      schema: { type: 'string', format: 'uuid' },
    }),
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'the revision seen last, in quotes; "-1" for no stream yet',
      schema: { type: 'string', pattern: '^"(-1|\\d{1,15})"$' },
    }),
    ApiHeader({
      name: 'X-Occurred-At',
      required: false,
      description: 'when it happened; now, where left out',
      schema: { type: 'string', format: 'date-time' },
    }),
  );

/**
 * A route that gives one command and answers with `answer`. `path` is beneath the controller's. The method that it
 * decorates has the name of the command's type: by it the guard knows who may use the route.
 */
export const CommandRoute = (path: string, summary: string, answer: Schema<Accepted> = anAccepted): MethodDecorator =>
  applyDecorators(
    Post(path),
    ApiOperation({ summary }),
    ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ApiParam({ name, schema: { type: 'string' } })),
    ApiAccepted(answer),
    ApiProblem(400, 'a header, the query or the JSON is malformed'),
    ApiProblem(401, 'no token, or not a good one'),
    ApiProblem(403, 'the role may not'),
    ApiProblem(404, 'there is no such session, or the board is not open'),
    ApiProblem(409, 'cannot be, as things stand; `code` says why, and what is open is told where something is not'),
    ApiProblem(412, 'somebody else was faster; `actual` is the revision now'),
    ApiProblem(413, 'the body is too large'),
    ApiProblem(415, 'the body is not JSON in UTF-8'),
    ApiProblem(422, 'no such command; `problems` names the fields'),
  );
