import { type Infer, anyText, flag, listOf, named, nullable, object, oneOf, says } from '../schema/schema';
import { aRecorder } from './events';
import { aTree } from './sessions';
import { aNextPage, aPosition, aText, aWhole, someNames } from './values';

/** What was put up, when, and as which ledger. */

const aPublication = named(
  'Publication',
  object({
    event: aText('session-demo@12'),
    revision: aWhole('in the stream of the session'),
    position: aPosition,
    status: oneOf('provisional', 'official', 'final'),
    round: says('whose results were put up; null for those of the session', nullable(anyText)),
    at: aText('when they were put up'),
    exception: says('why they were called final although a period was open or an appeal pending', nullable(anyText)),
    subjectToAppeal: flag,
    by: says('who recorded it', nullable(aRecorder)),
    recordedAt: nullable(anyText),
    tree: says(
      'the tree of the ledger as it was put up, so that the standings with asOf of this position are those that were put ' +
        'up; to callers with restricted access that of the last checkpoint at or before it; null before the first',
      nullable(aTree),
    ),
  }),
);
export type Publication = Infer<typeof aPublication>;

export const aPublicationsAnswer = named(
  'PublicationsAnswer',
  object({
    position: aPosition,
    publications: says('in the order of the ledger', listOf(aPublication)),
    names: someNames,
    next: aNextPage,
  }),
);
export type PublicationsAnswer = Infer<typeof aPublicationsAnswer>;
