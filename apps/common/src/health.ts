import { Controller, DynamicModule, Get, HttpException, Inject, Module } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  HealthCheck,
  HealthCheckResult,
  HealthCheckService,
  HealthIndicatorFunction,
  TerminusModule,
} from '@nestjs/terminus';
import { ApiProblem } from './api-problem';
import { Problem } from './problem';

const CHECKS = Symbol('CHECKS');

/** `/health/live`: the process answers. `/health/ready`: what it needs to do its work is there. */
@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    @Inject(CHECKS) private readonly checks: HealthIndicatorFunction[],
  ) {}

  @Get('live')
  @ApiOperation({ summary: 'The process answers.' })
  @ApiOkResponse({ description: 'it does' })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'The ledger and the read models do their work; how far they are.' })
  @ApiOkResponse({ description: 'ready; `info` says how far everything is' })
  @HealthCheck({ swaggerDocumentation: false })
  @ApiProblem(503, 'something does not; `checks` says which')
  async ready(): Promise<HealthCheckResult> {
    try {
      return await this.health.check(this.checks);
    } catch (error) {
      if (!(error instanceof HttpException)) throw error;
      const { error: checks } = error.getResponse() as HealthCheckResult;
      throw new Problem(503, 'NotReady', `not ready: ${Object.keys(checks ?? {}).join(', ')}`, { checks });
    }
  }
}

@Module({})
export class HealthModule {
  static with(checks: readonly HealthIndicatorFunction[]): DynamicModule {
    return {
      module: HealthModule,
      imports: [TerminusModule.forRoot({ logger: false })],
      controllers: [HealthController],
      providers: [{ provide: CHECKS, useValue: checks }],
    };
  }
}
