import { isRecord } from '@app/contract';
import type { BoardView } from '@app/session';

/** What can be expected of a board: every field of its state, and the refusal of the step before. */
const FIELDS: Readonly<Record<keyof BoardView | 'refused', true>> = {
  id: true,
  session: true,
  section: true,
  round: true,
  table: true,
  board: true,
  attempt: true,
  laws: true,
  dealer: true,
  vulnerability: true,
  contestants: true,
  players: true,
  phase: true,
  turn: true,
  deal: true,
  hands: true,
  auction: true,
  inForce: true,
  standing: true,
  contract: true,
  passedOut: true,
  leadPlaced: true,
  spread: true,
  tricks: true,
  trick: true,
  ahead: true,
  won: true,
  exposed: true,
  penaltyCards: true,
  withdrawnCards: true,
  revokes: true,
  transfer: true,
  claim: true,
  result: true,
  adjusted: true,
  score: true,
  findings: true,
  irregularities: true,
  options: true,
  obligations: true,
  questions: true,
  reviews: true,
  closedReviews: true,
  information: true,
  polls: true,
  directorCalled: true,
  procedure: true,
  advice: true,
  rulings: true,
  confirmed: true,
  contradictions: true,
  refused: true,
};

export const EXPECTABLE: readonly string[] = Object.keys(FIELDS);

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/**
 * A field of an entry. Its law is the paragraph as a director says it, `'27A'`, whether the entry has it as its
 * `law`, as a whole citation, or as the `paragraph` beside one.
 */
const fieldOf = (entry: Readonly<Record<string, unknown>>, key: string): unknown => {
  if (key !== 'law') return entry[key];
  const { law = entry.paragraph } = entry;
  return isRecord(law) ? law.paragraph : law;
};

/** Where a state is not as expected: objects may have more fields than expected, lists have as many entries. */
export const differences = (expected: unknown, actual: unknown, path: string): readonly string[] => {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${path}: expected a list, it is ${shown(actual)}`];
    if (actual.length !== expected.length) {
      return [`${path}: expected ${expected.length} entries, there are ${actual.length}: ${shown(actual)}`];
    }
    return expected.flatMap((one, index) => differences(one, actual[index], `${path}[${index}]`));
  }
  if (isRecord(expected)) {
    if (!isRecord(actual)) return [`${path}: expected ${shown(expected)}, it is ${shown(actual)}`];
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, fieldOf(actual, key), `${path}.${key}`),
    );
  }
  // A paragraph of digits only is a number in YAML.
  const same = expected === actual || (typeof expected === 'number' && String(expected) === actual);
  return same ? [] : [`${path}: expected ${shown(expected)}, it is ${shown(actual)}`];
};

/** Which of the expectations the board does not meet, in words; empty when it meets all. */
export const failedExpectations = (
  expected: Readonly<Record<string, unknown>>,
  view: BoardView,
  refused: string | null,
): readonly string[] => {
  const state: Readonly<Record<string, unknown>> = { ...view, refused };
  return Object.entries(expected).flatMap(([key, value]) => differences(value, state[key], key));
};
