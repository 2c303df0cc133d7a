import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller';
import { AskCorrectionsHandler } from '../queries/ask-corrections';
import { AskReviewsHandler } from '../queries/ask-reviews';
import { AskDifferencesHandler } from '../queries/ask-differences';

/** Queries of an auditor: corrections, open reviews, differences between two moments. */
@Module({
  controllers: [AuditController],
  providers: [AskCorrectionsHandler, AskReviewsHandler, AskDifferencesHandler],
})
export class AuditModule {}
