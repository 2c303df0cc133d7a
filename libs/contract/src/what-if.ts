import {
  type Infer,
  expecting,
  listOf,
  object,
  oneOf,
  optional,
  recordOfOne,
  says,
  text,
  whole,
} from './schema/schema';

/** What somebody asks to be tried: the body of a request, and a file for `ledger whatif`. */

const aStep = expecting(
  'a step: the name of a command with its data, like { make-call: { seat: N, call: Pass } }',
  recordOfOne,
);
const revision = whole(0, 1_000_000);

const AN_ALTERNATIVE = {
  from: optional(says('revision of the first event that does not simply stand', revision)),
  without: optional(says('events that are taken out, by their revisions', listOf(revision))),
  rest: optional(says('what becomes of the events behind', oneOf('replayed', 'left-out'))),
  steps: optional(
    says('what happens instead, as in scenario files: {"make-call": {"seat": "E", "call": "2H"}}', listOf(aStep)),
  ),
} as const;

const aWrittenAlternative = object({ name: text(60), ...AN_ALTERNATIVE });

/** An alternative as it is written; alone it needs no name. */
export type WrittenAlternative = Omit<Infer<typeof aWrittenAlternative>, 'name'> & { readonly name?: string };

export const aWhatIfRequest = says(
  'one alternative, or several side by side, each under its name',
  object({
    title: optional(text(200)),
    ...AN_ALTERNATIVE,
    alternatives: optional(listOf(aWrittenAlternative, 1)),
  }),
);
