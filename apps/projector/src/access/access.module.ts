import { DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { STATE, TOKEN_KEY } from '../tokens';
import { MeController } from './me.controller';
import { PrincipalGuard } from './principal.guard';

/** Recognises the caller of every query, and confirms answers that have not changed. */
@Module({})
export class AccessModule {
  /**
   * @param tokenKey signs the tokens by which callers are recognised
   * @param stateNow a text that is another one whenever an answer may be another one
   */
  static with(tokenKey: Uint8Array, stateNow: () => string): DynamicModule {
    return {
      module: AccessModule,
      controllers: [MeController],
      providers: [
        { provide: TOKEN_KEY, useValue: tokenKey },
        { provide: STATE, useValue: stateNow },
        { provide: APP_GUARD, useClass: PrincipalGuard },
      ],
      exports: [STATE],
      global: true,
    };
  }
}
