import { Module } from '@nestjs/common';
import { EffectsController } from './effects.controller';
import { PreviewCommandHandler, AskWhatIfHandler } from './effect-queries';

/** What a command would do, and what would have come of another course. */
@Module({
  controllers: [EffectsController],
  providers: [PreviewCommandHandler, AskWhatIfHandler],
})
export class EffectsModule {}
