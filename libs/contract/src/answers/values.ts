import { type Call, type Message, type Param, CALLS, SIDES } from '@app/bridge';
import {
  type Schema,
  anyNumber,
  anyText,
  anyWhole,
  either,
  fullRecord,
  listOf,
  named,
  nullable,
  object,
  oneOf,
  optional,
  recordOf,
  recursive,
  says,
  wordOf,
} from '../schema/schema';
import { aCard, aPlayedResult, aSeat, aSide } from '../vocabulary';

/** What several answers share. Answers are what the program writes: their texts have no least and no greatest length. */

/** A text; `description` is for those who read the document. */
export const aText = (description?: string): Schema<string> =>
  description === undefined ? anyText : says(description, anyText);

export const aWhole = (description?: string): Schema<number> =>
  description === undefined ? anyWhole : says(description, anyWhole);

export const aTimestamp = aText('2026-02-01T19:30:00Z');
export const aDecimal = aText('a decimal number, two digits after the point');
export const anExactNumber = aText('an exact number: 18, -0.5 or 7/3');

export const aPosition = aWhole('the ledger position this answer includes; -1 before the first event');
export const aNextPage = nullable(aText('where the next page begins, for `cursor`; null behind the last item'));
export const someNames = says('by id, as far as the directory knows them', recordOf(anyText));

/** An answer of which one page is given, before it is cut into pages. */
export type Whole<A> = Omit<A, 'next'>;

/** What an answer says itself, without what every answer of its kind has. */
export type Said<A> = Omit<A, 'position' | 'names' | 'next'>;

export const bySide = <T>(schema: Schema<T>): Schema<Readonly<Record<(typeof SIDES)[number], T>>> =>
  fullRecord(SIDES, schema);
export const byTeam = <T>(schema: Schema<T>) => fullRecord(['home', 'away'], schema);

const aCall: Schema<Call> = named('Call', wordOf('a call (Pass, X, XX, 1C to 7NT)', CALLS));

const aParam: Schema<Param> = recursive('Param', (param) =>
  either(
    'a parameter of a message',
    nullable(anyText),
    anyNumber,
    object({ exact: anExactNumber }),
    object({ seat: aSeat }),
    object({ side: aSide }),
    object({ card: aCard }),
    object({ call: aCall }),
    object({ result: nullable(aPlayedResult) }),
    object({ contestant: anyText }),
    object({ authority: anyText }),
    object({ name: anyText, of: optional(oneOf('instance', 'offence', 'part', 'party', 'procedure')) }),
    object({ paragraph: anyText }),
    object({ instant: anyText }),
    object({ list: listOf(param), joined: optional(oneOf('and', 'or', 'plus', 'apart')) }),
    object({ code: anyText, params: recordOf(param) }),
  ),
);

/** What is said, as data: the texts for each code are in the catalogues of the languages. */
export const aMessage: Schema<Message> = named('Message', object({ code: anyText, params: recordOf(aParam) }));
