import { DynamicModule, Module, Provider } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import { ExecuteCommandsHandler } from './execute/execute.command';
import { BoardsController } from './http/boards.controller';
import { BulkController } from './http/bulk.controller';
import { CallsController } from './http/calls.controller';
import { ClaimsController } from './http/claims.controller';
import { ClosingController } from './http/closing.controller';
import { DisclosureController } from './http/disclosure.controller';
import { ExtraneousController } from './http/extraneous.controller';
import { FieldsController } from './http/fields.controller';
import { HandsController } from './http/hands.controller';
import { LineUpsController } from './http/line-ups.controller';
import { PenaltiesController } from './http/penalties.controller';
import { PlayController } from './http/play.controller';
import { ProcedureController } from './http/procedure.controller';
import { ResultsController } from './http/results.controller';
import { RunningController } from './http/running.controller';
import { SessionsController } from './http/sessions.controller';
import { CLOCK, EVENT_LOG, TOKEN_KEY } from './tokens';

const BOARD_CONTROLLERS = [
  BoardsController,
  HandsController,
  CallsController,
  DisclosureController,
  ExtraneousController,
  ProcedureController,
  PlayController,
  ClaimsController,
  ClosingController,
];

const SESSION_CONTROLLERS = [
  SessionsController,
  LineUpsController,
  RunningController,
  FieldsController,
  PenaltiesController,
  ResultsController,
];

export interface CommandApiParts {
  readonly log: EventLog;
  readonly tokenKey: Uint8Array;
  readonly now: () => Date;
}

/** The write side: HTTP commands to the command bus, to the decider, to the ledger. */
@Module({})
export class CommandApiModule {
  static with({ log, tokenKey, now }: CommandApiParts): DynamicModule {
    const parts: Provider[] = [
      { provide: EVENT_LOG, useValue: log },
      { provide: TOKEN_KEY, useValue: tokenKey },
      { provide: CLOCK, useValue: now },
    ];
    return {
      module: CommandApiModule,
      imports: [CqrsModule.forRoot()],
      controllers: [...SESSION_CONTROLLERS, ...BOARD_CONTROLLERS, BulkController],
      providers: [...parts, ExecuteCommandsHandler],
    };
  }
}
