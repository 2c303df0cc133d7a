import { Controller, DynamicModule, Get, Headers, HttpException, Inject, Module } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  HealthCheck,
  HealthCheckResult,
  HealthCheckService,
  HealthIndicatorFunction,
  TerminusModule,
} from '@nestjs/terminus';
import { ApiProblem } from './api-problem';
import { WATCHERS, WATCHERS_KEY, isWatcher } from './metrics/watchers';
import { Problem } from './problem';
import { httpReason } from './http-reasons';

const CHECKS = Symbol('CHECKS');

type Indicators = NonNullable<HealthCheckResult['info']>;

/** Whether each is up, and nothing of how far it is: a position that moves tells when a call is made. */
const upOrDown = (indicators: Indicators): Indicators =>
  Object.fromEntries(
    Object.entries(indicators).flatMap(([name, indicator]) =>
      indicator === undefined ? [] : [[name, { status: indicator.status }]],
    ),
  );

/** `/health/live`: the process answers. `/health/ready`: what it needs to do its work is there. */
@ApiTags('health')
@Controller('health')
class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    @Inject(CHECKS) private readonly checks: HealthIndicatorFunction[],
    @Inject(WATCHERS_KEY) private readonly key: Uint8Array,
  ) {}

  @Get('live')
  @ApiOperation({ summary: 'The process answers.' })
  @ApiOkResponse({ description: 'it does' })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({
    summary: 'The ledger and the read models do their work.',
    description: `To these roles also how far everything is, how far behind, and in which version: ${WATCHERS.join(', ')}.`,
  })
  @ApiOkResponse({ description: 'ready; `info` has a part for everything that is needed' })
  @HealthCheck({ swaggerDocumentation: false })
  @ApiProblem(401, 'a token that is not good')
  @ApiProblem(503, 'something does not; `checks` says which')
  async ready(
    @Headers('authorization') authorization?: string,
    @Headers('view-as') viewAs?: string,
  ): Promise<Pick<HealthCheckResult, 'status' | 'info'>> {
    const disclosed = (await isWatcher(this.key, authorization, viewAs)) === true ? (all: Indicators) => all : upOrDown;
    try {
      const { status, info } = await this.health.check(this.checks);
      return { status, info: disclosed(info ?? {}) };
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      const { error: checks = {} } = error.getResponse() as HealthCheckResult;
      throw new Problem(503, 'NotReady', httpReason('not-ready', { parts: { list: Object.keys(checks) } }), {
        checks: disclosed(checks),
      });
    }
  }
}

@Module({})
export class HealthModule {
  /** @param tokenKey signs the tokens by which those are known who are told more than whether it works */
  static with(checks: readonly HealthIndicatorFunction[], tokenKey: Uint8Array): DynamicModule {
    return {
      module: HealthModule,
      imports: [TerminusModule.forRoot({ logger: false })],
      controllers: [HealthController],
      providers: [
        { provide: CHECKS, useValue: checks },
        { provide: WATCHERS_KEY, useValue: tokenKey },
      ],
    };
  }
}
