import { type Parameter, parameterIn, type Regulations, textsOf } from '@app/bridge';
import { REGULATIONS_TABLES } from './regulations.generated';
import type { ParameterValues, RegulationsTable } from './values';

const TABLES: Readonly<Partial<Record<Regulations, RegulationsTable>>> = REGULATIONS_TABLES;

/** The value that was in force last, of the regulations that a session has named; null where they have none. */
export const parameter = <N extends keyof ParameterValues>(
  regulations: Regulations | null,
  name: N,
): Parameter<ParameterValues[N]> | null =>
  regulations
    ? parameterIn(
        textsOf(regulations).flatMap((text) => TABLES[text] ?? []),
        name,
      )
    : null;
