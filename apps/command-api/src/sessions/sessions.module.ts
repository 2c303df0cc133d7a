import { Module } from '@nestjs/common';
import { NewSessionsController, SessionsController } from './sessions.controller';
import { LineUpsController } from './line-ups.controller';
import { RunningController } from './running.controller';
import { FieldsController } from './fields.controller';
import { PenaltiesController } from './penalties.controller';
import { ResultsController } from './results.controller';

/** Commands to sessions. */
@Module({
  controllers: [
    NewSessionsController,
    SessionsController,
    LineUpsController,
    RunningController,
    FieldsController,
    PenaltiesController,
    ResultsController,
  ],
})
export class SessionsModule {}
