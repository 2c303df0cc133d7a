import { Module } from '@nestjs/common';
import { AppealsController } from './appeals.controller';
import { AppealHearingsController } from './appeal-hearings.controller';

/** Commands to appeals. */
@Module({
  controllers: [AppealsController, AppealHearingsController],
})
export class AppealsModule {}
