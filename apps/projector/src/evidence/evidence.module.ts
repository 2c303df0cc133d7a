import { DynamicModule, Module } from '@nestjs/common';
import type { BackgroundCheck } from '@app/application';
import { EVIDENCE_HANDLERS } from './evidence-queries';
import { BACKGROUND_CHECK } from '../tokens';
import { CheckpointsController } from './checkpoints.controller';
import { ProofsController } from './proofs.controller';
import { EvidenceController } from './evidence.controller';
import { IntegrityController } from './integrity.controller';
import { TilesController } from './tiles.controller';

/** Checkpoints, keys, tiles and proofs; whether the ledger can be trusted, and how far its background check is. */
@Module({})
export class EvidenceModule {
  static with(check: BackgroundCheck | null): DynamicModule {
    return {
      module: EvidenceModule,
      controllers: [TilesController, CheckpointsController, IntegrityController, EvidenceController, ProofsController],
      providers: [{ provide: BACKGROUND_CHECK, useValue: check }, ...EVIDENCE_HANDLERS],
    };
  }
}
