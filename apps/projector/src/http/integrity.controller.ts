import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { EventLog } from '@app/ledger';
import { seesEverything } from '@app/documents';
import type { Request } from 'express';
import { ApiProblem } from '../../../common/src/api-problem';
import { type BackgroundCheck, type Integrity, type IntegrityAnswer, integrityAnswer } from '@app/application';
import { callerOf } from './principal';
import { BACKGROUND_CHECK, EVENT_LOG, INTEGRITY } from '../tokens';
import { ApiAnswer } from './api-answer';
import { KnownParameters } from './known-parameters';
import { object, oneOf, orNull, text, whole } from './schema';

const INTEGRITY_ANSWER = object({
  mismatch: orNull(
    object(
      {
        kind: oneOf('altered', 'set-back', 'replaced'),
        position: orNull(whole('the first event that does not hold, or may not')),
        stream: orNull(text('of that event; for the roles that see everything')),
        reason: orNull(text('for the roles that see everything')),
      },
      'what was found first; null while nothing is known to be wrong',
    ),
  ),
  lastPass: orNull(
    object(
      {
        finishedAt: text(),
        events: whole(),
        root: text('over these events, 64 hexadecimal digits'),
        seconds: { type: 'number' },
      },
      'the last check of every event; for the roles that see everything',
    ),
  ),
});

/** Whether the ledger can be trusted, as far as this server has found out. */
@ApiTags('evidence')
@KnownParameters()
@Controller('integrity')
export class IntegrityController {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(INTEGRITY) private readonly integrity: Integrity,
    @Inject(BACKGROUND_CHECK) private readonly check: BackgroundCheck | null,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'What the server has found wrong with its ledger: appends are refused while there is something.',
    description:
      'A position that no published checkpoint covers, the stream and the reason are for the roles that see everything.',
  })
  @ApiAnswer(INTEGRITY_ANSWER, {
    mismatch: {
      kind: 'altered',
      position: 271,
      stream: 'board-demo.3.5',
      reason: 'position 271: its body is not what was hashed when it was recorded',
    },
    lastPass: null,
  })
  @ApiProblem(401, 'a token that is not good')
  integrityNow(@Req() request: Request): Promise<IntegrityAnswer> {
    return integrityAnswer(this.log, this.integrity, this.check, seesEverything(callerOf(request).principal));
  }
}
