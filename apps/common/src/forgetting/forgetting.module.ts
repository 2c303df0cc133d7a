import { DynamicModule, Module } from '@nestjs/common';
import { type Forgets, FORGETS, ForgettingService } from './forgetting.service';

/** Keeps a process from having anything of people whom the ledger has on record as forgotten. */
@Module({})
export class ForgettingModule {
  static with(forgets: Forgets): DynamicModule {
    return { module: ForgettingModule, providers: [{ provide: FORGETS, useValue: forgets }, ForgettingService] };
  }
}
