import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller';
import { AskCorrectionsHandler } from './corrections-query';
import { AskReviewsHandler } from './reviews-query';
import { AskDifferencesHandler } from './differences-query';

/** Queries of an auditor: corrections, open reviews, differences between two moments. */
@Module({
  controllers: [AuditController],
  providers: [AskCorrectionsHandler, AskReviewsHandler, AskDifferencesHandler],
})
export class AuditModule {}
