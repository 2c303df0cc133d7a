import {
  type GivenCase,
  CASE_FORMAT,
  CASE_VERSION,
  GIVEN_PARTS,
  UnreadableEvent,
  aCaseSignature,
  aGivenCase,
  optionalRecord,
  parseAppealStream,
  parseSessionStream,
  problemInWords,
  problemsOf,
} from '@app/contract';
import { type Result, err, ok } from '@app/bridge';
import { inRecord } from '@app/messages';
import type { BoardView } from '@app/session';
import type { CaseFile, DerivedParts } from './case-file';
import { CaseIncomplete, derivedParts } from './derive';
import { proofProblem } from './evidence';
import { statementProblem } from './statements';
import { subjectProblem } from './subject';

/**
 * A case file as it was read: what follows from its events is worked out anew. Its proofs and its signature are not checked
 * here: whoever has a key does that with `evidenceOf` and `documentOf`.
 */
interface ReadCase {
  readonly file: CaseFile;
  /** Parts that the file has otherwise than they follow from its events, as this version of the software works them out. */
  readonly differing: readonly string[];
}

const parsed = (text: string): Result<unknown, string> => {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return err(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** Names in an order of their own, so that two documents that say the same are the same text. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, canonical(one)]),
  );
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

/** Whole streams are without gaps; of a session some events are left out. All stand in the order of the ledger. */
const streamProblem = (given: GivenCase): string | null => {
  for (const [name, events] of Object.entries(given.streams)) {
    if (name !== given.board && parseAppealStream(name) === null && parseSessionStream(name) === null)
      return `${name}: neither the board of the case, nor a session, nor an appeal`;
    for (const [index, event] of events.entries()) {
      const before = events[index - 1];
      if (event.streamId !== name) return `${name}: an event of ${event.streamId}`;
      if (parseSessionStream(name) === null && event.revision !== index) return `${name}: event ${index} is missing`;
      if (before && (event.revision <= before.revision || event.position <= before.position))
        return `${name}: event ${event.revision} is out of order`;
    }
  }
  return null;
};

const derived = (given: GivenCase): Result<DerivedParts, string> => {
  try {
    return ok(derivedParts(given));
  } catch (error) {
    if (error instanceof UnreadableEvent || error instanceof CaseIncomplete) return err(error.message);
    throw error;
  }
};

/**
 * Parts that came with a version. A file has exactly those of its version: one that names an older version does not thereby
 * get rid of what would give it away.
 */
const ADDED: readonly { readonly in: number; readonly parts: Readonly<Record<string, unknown>> }[] = [
  { in: 2, parts: { statements: {}, proofs: null } },
  { in: 3, parts: { signature: null } },
];

/** The document as if it were of the newest version. */
const brought = (version: number, rest: Readonly<Record<string, unknown>>): Result<Record<string, unknown>, string> => {
  const later = ADDED.filter((one) => one.in > version);
  const early = later.flatMap(({ parts }) => Object.keys(parts)).find((part) => Object.hasOwn(rest, part));
  if (early !== undefined) return err(`${early}: files of version ${version} have no such part`);
  return ok(Object.assign({ ...rest }, ...later.map(({ parts }) => parts)) as Record<string, unknown>);
};

/** What is wrong with the signature before any cryptography. */
const signatureProblem = (signature: unknown, { proofs }: GivenCase): string | null => {
  const [problem] = problemsOf(aCaseSignature, signature, 'signature');
  if (problem) return problemInWords(problem);
  return signature !== null && proofs === null ? 'signature: there is none without proofs' : null;
};

const isKnown = (version: unknown): version is number => version === 1 || version === 2 || version === CASE_VERSION;

/** The view as it was written before rulings had their scores, and contradictions what they say, by code. */
const inWordsAlone = (view: BoardView | null) =>
  view && {
    ...view,
    rulings: view.rulings.map((ruling) => ({ ...ruling, score: ruling.score.map(({ at, words }) => ({ at, words })) })),
    contradictions: view.contradictions.map(inRecord),
  };

/** Whether a part of a file is what follows from its events, in the shape of this version or of the one before. */
const follows = (part: string, written: unknown, anew: DerivedParts): boolean =>
  isSame(written, anew[part as keyof DerivedParts]) || (part === 'view' && isSame(written, inWordsAlone(anew.view)));

/**
 * Reads a case file, and works out anew whatever follows from the events in it. An error says in one sentence what is
 * wrong with the file; what comes out otherwise than it says is no error of form, and is named in `differing`.
 */
export const readCaseFile = (text: string): Result<ReadCase, string> => {
  const json = parsed(text);
  if (!json.ok) return json;
  const { format, version, ...written } = optionalRecord(json.value);
  if (format !== CASE_FORMAT) return err(`not a case file: its format is not '${CASE_FORMAT}'`);
  if (!isKnown(version))
    return err(`a case file of version ${String(version)}: versions 1 to ${CASE_VERSION} are known here`);
  const whole = brought(version, written);
  if (!whole.ok) return whole;
  const { signature, ...rest } = whole.value;
  const given = Object.fromEntries(Object.entries(rest).filter(([part]) => GIVEN_PARTS.includes(part)));
  const [problem] = problemsOf(aGivenCase, given);
  if (problem) return err(problemInWords(problem));
  const checked = given as unknown as GivenCase;
  const broken =
    streamProblem(checked) ??
    statementProblem(checked) ??
    proofProblem(checked) ??
    signatureProblem(signature, checked);
  if (broken !== null) return err(broken);
  const parts = derived(checked);
  if (!parts.ok) return parts;
  const misnamed = subjectProblem(checked);
  if (misnamed !== null) return err(misnamed);
  const differing = Object.keys(parts.value).filter((part) => !follows(part, rest[part], parts.value));
  const unknown = Object.keys(rest).find((part) => !GIVEN_PARTS.includes(part) && !(part in parts.value));
  if (unknown !== undefined) return err(`${unknown}: unknown part`);
  const file: CaseFile = {
    ...{ format: CASE_FORMAT, version: CASE_VERSION },
    ...checked,
    ...parts.value,
    signature: signature as string | null,
  };
  return ok({ file, differing });
};
