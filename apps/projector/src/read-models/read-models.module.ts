import { DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { Integrity, QuerySources } from '@app/application';
import { EVENT_LOG, INTEGRITY, QUERY_SOURCES, READ_MODELS, UNSEALED, VIEWS } from '../tokens';
import { CatchUpService } from './catch-up.service';

/** The read models, brought further as the ledger grows, and what queries are answered from. Global: every feature uses it. */
@Module({})
export class ReadModelsModule {
  static with(sources: QuerySources, integrity: Integrity): DynamicModule {
    const parts = [
      { provide: QUERY_SOURCES, useValue: sources },
      { provide: EVENT_LOG, useValue: sources.log },
      { provide: READ_MODELS, useValue: sources.models },
      { provide: VIEWS, useValue: sources.views },
      { provide: UNSEALED, useValue: sources.unsealed },
      { provide: INTEGRITY, useValue: integrity },
    ];
    return {
      module: ReadModelsModule,
      global: true,
      imports: [CqrsModule.forRoot()],
      providers: [...parts, CatchUpService],
      exports: parts.map(({ provide }) => provide),
    };
  }
}
