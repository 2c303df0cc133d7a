import { Module } from '@nestjs/common';
import { BulkController } from './bulk.controller';

/** Commands as NDJSON, to any stream. */
@Module({
  controllers: [BulkController],
})
export class BulkModule {}
