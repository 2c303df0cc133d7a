import { Controller, Get, Header, Headers, Inject } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Registry } from 'prom-client';
import { ApiProblem } from '../api-problem';
import { Problem } from '../problem';
import { METRICS, processMetrics } from './registry';
import { WATCHERS, WATCHERS_KEY, isWatcher } from './watchers';
import { httpReason } from '../http-reasons';

/** `/metrics`, for Prometheus: with a bearer token, since a position that moves tells when a call is made. */
@ApiTags('health')
@Controller('metrics')
export class MetricsController {
  constructor(
    @Inject(METRICS) private readonly registry: Registry,
    @Inject(WATCHERS_KEY) private readonly key: Uint8Array,
  ) {}

  @Get()
  @Header('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE)
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Figures in the text format of Prometheus: position and lag, versions, listeners, times of answers.',
    description: `For these roles: ${WATCHERS.join(', ')}. What the figures mean: docs/operations.md.`,
  })
  @ApiOkResponse({ content: { 'text/plain': { schema: { type: 'string' } } } })
  @ApiProblem(401, 'no token, or one that is not good')
  @ApiProblem(403, 'a token of another role, or a look as another role (View-As)')
  async metrics(
    @Headers('authorization') authorization?: string,
    @Headers('view-as') viewAs?: string,
  ): Promise<string> {
    const may = await isWatcher(this.key, authorization, viewAs);
    if (may === null) throw new Problem(401, 'NotAuthenticated', httpReason('token-for-metrics'));
    if (!may) throw new Problem(403, 'NotAuthorised', httpReason('roles-for-metrics', { roles: { list: WATCHERS } }));
    return (await Promise.all([this.registry.metrics(), processMetrics().metrics()])).join('\n');
  }
}
