import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { EventLog } from '@app/ledger';
import { seesEverything } from '@app/documents';
import type { Request } from 'express';
import { anIntegrityAnswer, type IntegrityAnswer } from '@app/contract';
import { ApiAnswer } from '../../../common/src/api-answer';
import { ApiProblem } from '../../../common/src/api-problem';
import { type BackgroundCheck, type Integrity, integrityAnswer } from '@app/application';
import { callerOf } from '../access/principal';
import { BACKGROUND_CHECK, EVENT_LOG, INTEGRITY } from '../tokens';
import { KnownParameters } from '../http/known-parameters';

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
  @ApiAnswer(anIntegrityAnswer)
  @ApiProblem(401, 'a token that is not good')
  integrityNow(@Req() request: Request): Promise<IntegrityAnswer> {
    return integrityAnswer(this.log, this.integrity, this.check, seesEverything(callerOf(request).principal));
  }
}
