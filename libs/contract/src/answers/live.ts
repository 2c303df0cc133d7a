import { type Infer, anyText, flag, named, nullable, object, oneOf, optional, says } from '../schema/schema';
import { SAID } from './events';
import { ROLES } from '../roles';
import { aText, aWhole } from './values';

/** Who is asking, and how far the queries are. */

export const aMeAnswer = named(
  'MeAnswer',
  object({
    id: nullable(aText('null for nobody in particular')),
    role: oneOf(...ROLES),
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

/** An event as the stream of `/events` tells of it. */
export const aLedgerMessage = named(
  'LedgerMessage',
  says(
    'of a stream of events; its type is `SessionMoved` where it stands for one that the listener may not see',
    object({
      position: aWhole('also the id of the message'),
      streamId: aText('board-demo.1.3'),
      revision: aWhole('-1 of `SessionMoved`'),
      type: anyText,
      ...SAID,
    }),
  ),
);
export type LedgerMessage = Infer<typeof aLedgerMessage>;
