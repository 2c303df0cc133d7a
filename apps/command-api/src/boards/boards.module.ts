import { Module } from '@nestjs/common';
import { BoardsController } from './boards.controller';
import { HandsController } from './hands.controller';
import { CallsController } from './calls.controller';
import { DisclosureController } from './disclosure.controller';
import { ExtraneousController } from './extraneous.controller';
import { ProcedureController } from './procedure.controller';
import { PlayController } from './play.controller';
import { ClaimsController } from './claims.controller';
import { ClosingController } from './closing.controller';
import { CorrectionsController } from './corrections.controller';
import { RulingsController } from './rulings.controller';

/** Commands to boards: from the opening to the rulings. */
@Module({
  controllers: [
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
  ],
})
export class BoardsModule {}
