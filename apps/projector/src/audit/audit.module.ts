import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller';
import { AskCorrectionsHandler } from './corrections-query';
import { AskLikelyErrorsHandler } from './likely-errors-query';
import { AskPublicationsHandler } from './publications-query';
import { AskReviewsHandler } from './reviews-query';
import { AskDifferencesHandler } from './differences-query';

/** Queries of an auditor: corrections, open reviews, likely errors, differences between two moments. */
@Module({
  controllers: [AuditController],
  providers: [
    AskCorrectionsHandler,
    AskPublicationsHandler,
    AskReviewsHandler,
    AskLikelyErrorsHandler,
    AskDifferencesHandler,
  ],
})
export class AuditModule {}
