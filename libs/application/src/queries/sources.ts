import type { Disclosed } from '@app/formats';
import type { EventLog } from '@app/ledger';
import type { Decrypt } from '@app/session';
import type { ReadModels } from '../read-models/read-models';
import type { VisibleRecords } from '../access/visible-records';
import type { CaseKey } from './case-proofs';

/** What queries are answered from. */
export interface QuerySources {
  readonly log: EventLog;
  readonly models: ReadModels;
  /** Opens what a caller may see, at the moment that the query is about. */
  readonly views: VisibleRecords;
  /** Opens what people said. */
  readonly unsealed: Decrypt;
  /** The same, with what shows that it was said. */
  readonly disclosed: Disclosed;
  /** The key of the ledger, which signs case files, where this process has it. */
  readonly caseKey: CaseKey;
}
