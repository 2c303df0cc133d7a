import { DynamicModule, Module } from '@nestjs/common';
import { CHECKPOINTS } from '../tokens';
import { type Checkpoints, CheckpointsService } from './checkpoints.service';

/** Signed checkpoints of the ledger. */
@Module({})
export class CheckpointsModule {
  static with(checkpoints: Checkpoints): DynamicModule {
    return {
      module: CheckpointsModule,
      providers: [{ provide: CHECKPOINTS, useValue: checkpoints }, CheckpointsService],
    };
  }
}
