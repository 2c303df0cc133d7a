import { Module } from '@nestjs/common';
import { LiveMetrics } from '../../../common/src/metrics/live-metrics';
import { LiveController } from './live.controller';
import { PositionController } from './position.controller';

/** What is new: Server-Sent Events, and the position that answers are true at. */
@Module({ controllers: [LiveController, PositionController], providers: [LiveMetrics] })
export class LiveModule {}
