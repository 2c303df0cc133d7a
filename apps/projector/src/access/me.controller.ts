import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { seesEverything } from '@app/documents';
import type { Request } from 'express';
import { aMeAnswer, type MeAnswer } from '@app/contract';
import { ApiAnswer } from '../../../common/src/api-answer';
import { ApiProblem } from '../../../common/src/api-problem';
import { callerOf } from './principal';
import { KnownParameters } from '../http/known-parameters';

/** Who is asking. */
@ApiTags('me')
@KnownParameters()
@Controller('me')
export class MeController {
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Who the token stands for, and what he sees; the public without one.' })
  @ApiAnswer(aMeAnswer)
  @ApiProblem(401, 'a token that is not good')
  me(@Req() request: Request): MeAnswer {
    const { actor, principal, viewAs } = callerOf(request);
    const { role = 'public', session, table } = actor ?? {};
    return {
      id: actor?.id ?? null,
      role,
      ...(session === undefined ? {} : { session }),
      ...(table === undefined ? {} : { table }),
      sees: seesEverything(principal) ? 'everything' : 'restricted',
      viewAs,
    };
  }
}
