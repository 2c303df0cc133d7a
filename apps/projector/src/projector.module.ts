import { DynamicModule, Module } from '@nestjs/common';
import {
  type BackgroundCheck,
  type CaseKey,
  type Directory,
  disclosedBy,
  type Integrity,
  NO_CASE_KEY,
  type ReadModels,
  unsealedBy,
  type Vault,
  visibleRecords,
} from '@app/application';
import type { EventLog } from '@app/ledger';
import { AccessModule } from './access/access.module';
import { AppealQueriesModule } from './appeals/appeals.module';
import { AuditModule } from './audit/audit.module';
import { BoardQueriesModule } from './boards/boards.module';
import { EffectsModule } from './effects/effects.module';
import { EvidenceModule } from './evidence/evidence.module';
import { LiveModule } from './live/live.module';
import { SessionQueriesModule } from './sessions/sessions.module';
import { ReadModelsModule } from './read-models/read-models.module';

interface ProjectorParts {
  readonly log: EventLog;
  readonly models: ReadModels;
  readonly directory: Directory;
  /** Signs the tokens by which callers are recognised. */
  readonly tokenKey: Uint8Array;
  /** What people said; without a vault it is left out of answers. */
  readonly vault: Vault | null;
  /** Signs case files as a whole; without it they are not signed. */
  readonly caseKey?: CaseKey;
  /** Whether the ledger can be trusted. */
  readonly integrity: Integrity;
  /** The check of the whole ledger, where this process does it. */
  readonly check: BackgroundCheck | null;
}

/** The read side: follows the ledger, keeps the read models, answers queries, tells what is new. */
@Module({})
export class ProjectorModule {
  static with({ log, models, directory, tokenKey, vault, integrity, check, caseKey }: ProjectorParts): DynamicModule {
    const sources = {
      log,
      models,
      views: visibleRecords(log, models, directory),
      unsealed: unsealedBy(vault),
      disclosed: disclosedBy(vault),
      caseKey: caseKey ?? NO_CASE_KEY,
    };
    return {
      module: ProjectorModule,
      imports: [
        AccessModule.with(tokenKey, () => `${models.position()} ${directory.state()}`),
        ReadModelsModule.with(sources, integrity),
        SessionQueriesModule,
        AuditModule,
        BoardQueriesModule,
        EffectsModule,
        AppealQueriesModule,
        EvidenceModule.with(check),
        LiveModule,
      ],
    };
  }
}
