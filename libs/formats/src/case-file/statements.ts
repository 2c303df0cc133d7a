import type { CaseEvent, DisclosedText } from '@app/contract';
import { type EncryptedText, message } from '@app/bridge';
import { type Decrypt, reveal } from '@app/session';
import type { CaseFile, Say } from './case-file';

type Statements = CaseFile['statements'];

/** What a sealed text says, with what shows it; null where it is no longer kept, undefined where it is not kept here. */
export type Disclosed = (sealed: EncryptedText) => DisclosedText | null | undefined;

/** Every hash of something sealed in these events, each once, in their order. */
const sealedIn = (events: readonly CaseEvent[]): ReadonlySet<string> => {
  const all = new Set<string>();
  reveal(events, ({ sealed }) => {
    all.add(sealed);
    return null;
  });
  return all;
};

/** What is said in these events and sealed there, as far as it may be told. */
export const statementsIn = (events: readonly CaseEvent[], disclosed: Disclosed): Statements => {
  const statements: Record<string, DisclosedText | null> = {};
  reveal(events, (sealed) => {
    const plain = disclosed(sealed);
    if (plain !== undefined) statements[sealed.sealed] = plain;
    return null;
  });
  return statements;
};

/** In place of what is sealed, and cannot be told. */
export const SEALED_CODES: readonly string[] = ['case.kept-apart', 'case.no-longer-kept'];

/** What a case file tells of something that is sealed in its events. */
export const unsealedBy =
  (statements: Statements, say: Say): Decrypt =>
  ({ sealed }) => {
    const said = Object.hasOwn(statements, sealed) ? statements[sealed] : undefined;
    if (said === undefined) return say(message('case.kept-apart'));
    return said === null ? say(message('case.no-longer-kept')) : said.text;
  };

/** The event of a case that has something sealed under this hash. */
export const saidIn = ({ streams }: Pick<CaseFile, 'streams'>, hash: string): CaseEvent | undefined =>
  Object.values(streams)
    .flat()
    .find((event) => sealedIn([event]).has(hash));

/** Words that are of no event in the file: nothing else is carried along. */
export const statementProblem = ({ streams, statements }: Pick<CaseFile, 'streams' | 'statements'>): string | null => {
  const sealed = sealedIn(Object.values(streams).flat());
  const unknown = Object.keys(statements).find((hash) => !sealed.has(hash));
  return unknown === undefined ? null : `statements: ${unknown} is sealed in no event of the file`;
};
