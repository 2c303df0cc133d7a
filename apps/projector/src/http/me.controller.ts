import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { seesEverything } from '@app/documents';
import { ROLES } from '@app/session';
import type { Request } from 'express';
import { ApiProblem } from '../../../common/src/api-problem';
import { callerOf } from './principal';
import { ApiAnswer } from './api-answer';
import { KnownParameters } from './known-parameters';
import { object, oneOf, orNull, text } from './schema';

interface Me {
  /** Null for nobody in particular. */
  readonly id: string | null;
  readonly role: string;
  readonly session?: string;
  readonly table?: string;
  readonly sees: 'everything' | 'restricted';
  readonly viewAs: string | null;
}

/** Who is asking. */
@ApiTags('me')
@KnownParameters()
@Controller('me')
export class MeController {
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Who the token stands for, and what he sees; the public without one.' })
  @ApiAnswer(
    object({
      id: orNull(text()),
      role: oneOf(...ROLES),
      sees: oneOf('everything', 'restricted'),
      viewAs: orNull(text('public')),
    }),
    { id: 'anna', role: 'director', sees: 'everything', viewAs: null },
  )
  @ApiProblem(401, 'a token that is not good')
  me(@Req() request: Request): Me {
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
