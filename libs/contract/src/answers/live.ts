import { type Infer, anyText, flag, named, nullable, object, oneOf, optional } from '../schema/schema';
import { ROLES } from '../roles';
import { aText, aWhole } from './values';

/** Who is asking, and how far the queries are. */

export const aMeAnswer = named(
  'MeAnswer',
  object({
    id: nullable(aText('null for nobody in particular')),
    role: oneOf(...ROLES, 'process-manager'),
    session: optional(anyText),
    table: optional(anyText),
    sees: oneOf('everything', 'restricted'),
    viewAs: nullable(aText('public')),
  }),
);
export type MeAnswer = Infer<typeof aMeAnswer>;

export const aPositionAnswer = named(
  'PositionAnswer',
  object({ position: aWhole('the one that was asked about'), reached: flag }),
);
export type PositionAnswer = Infer<typeof aPositionAnswer>;
