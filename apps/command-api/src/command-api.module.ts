import { DynamicModule, Module, Provider } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import type { ProcessManager, Vault } from '@app/application';
import type { Checkpoints } from './checkpoints/checkpoints.service';
import { CheckpointsService } from './checkpoints/checkpoints.service';
import { ExecuteCommandsHandler } from './execute/execute.command';
import { AppealHearingsController } from './http/appeal-hearings.controller';
import { AppealsController } from './http/appeals.controller';
import { BoardsController } from './http/boards.controller';
import { BulkController } from './http/bulk.controller';
import { CallsController } from './http/calls.controller';
import { ClaimsController } from './http/claims.controller';
import { ClosingController } from './http/closing.controller';
import { CorrectionsController } from './http/corrections.controller';
import { DisclosureController } from './http/disclosure.controller';
import { ExtraneousController } from './http/extraneous.controller';
import { FieldsController } from './http/fields.controller';
import { HandsController } from './http/hands.controller';
import { LineUpsController } from './http/line-ups.controller';
import { PenaltiesController } from './http/penalties.controller';
import { PlayController } from './http/play.controller';
import { ProcedureController } from './http/procedure.controller';
import { ResultsController } from './http/results.controller';
import { RulingsController } from './http/rulings.controller';
import { RunningController } from './http/running.controller';
import { SessionsController } from './http/sessions.controller';
import { ProcessManagerService } from './process-manager/process-manager.service';
import { CHECKPOINTS, CLOCK, EVENT_LOG, PROCESS_MANAGER, TOKEN_KEY, VAULT } from './tokens';

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
  CorrectionsController,
  RulingsController,
];

const SESSION_CONTROLLERS = [
  SessionsController,
  LineUpsController,
  RunningController,
  FieldsController,
  PenaltiesController,
  ResultsController,
];

const APPEAL_CONTROLLERS = [AppealsController, AppealHearingsController];

export interface CommandApiParts {
  readonly log: EventLog;
  readonly tokenKey: Uint8Array;
  readonly now: () => Date;
  readonly manager: ProcessManager;
  /** Where checkpoints are signed here. */
  readonly checkpoints?: Checkpoints;
  /** Where what people say is kept; it stays in the events, where there is none. */
  readonly vault?: Vault | null;
}

/**
 * The write side: HTTP commands to the command bus, to the decider, to the ledger; and what a decision calls for in
 * other streams.
 */
@Module({})
export class CommandApiModule {
  static with({ log, tokenKey, now, manager, checkpoints, vault = null }: CommandApiParts): DynamicModule {
    const parts: Provider[] = [
      { provide: EVENT_LOG, useValue: log },
      { provide: TOKEN_KEY, useValue: tokenKey },
      { provide: CLOCK, useValue: now },
      { provide: PROCESS_MANAGER, useValue: manager },
      { provide: CHECKPOINTS, useValue: checkpoints },
      { provide: VAULT, useValue: vault },
    ];
    return {
      module: CommandApiModule,
      imports: [CqrsModule.forRoot()],
      controllers: [...SESSION_CONTROLLERS, ...BOARD_CONTROLLERS, ...APPEAL_CONTROLLERS, BulkController],
      providers: [
        ...parts,
        ExecuteCommandsHandler,
        ProcessManagerService,
        ...(checkpoints ? [CheckpointsService] : []),
      ],
    };
  }
}
