import { RISKS, SEATS, SIDES, VULNERABILITIES } from '@app/bridge';
import { CLAIM_STATUSES, EDITIONS } from '@app/laws';
import { SCORING_FORMS } from '@app/session';
import { type Schema, list, object, oneOf, orNull, record, text, whole } from './schema';

/** The schemas of what several answers share. */

export const seat = oneOf(...SEATS);
export const side = oneOf(...SIDES);
export const vulnerability = oneOf(...VULNERABILITIES);
export const edition = oneOf(...EDITIONS);
export const scoring = oneOf(...SCORING_FORMS);
export const card = text('SA to C2');
export const decimal = text('a decimal number, two digits after the point');

export const position = whole('the ledger position this answer includes; -1 before the first event');
export const next = orNull(text('where the next page begins, for `cursor`; null behind the last item'));
export const names = record(text(), 'by id, as far as the directory knows them');
export const bySide = (of: Schema): Schema => object({ NS: of, EW: of });
export const players = record(text(), 'by seat, as far as they are known');

const result = object({
  bid: text('1C to 7NT'),
  declarer: seat,
  risk: oneOf(...RISKS),
  tricks: whole('won by declarer'),
});

/** What stands as the table's own result; `reason` where the board was not played, else `result`, null when all passed. */
export const tableResult = orNull({
  ...object({ kind: oneOf('agreed', 'entered', 'not-played') }),
  properties: {
    kind: oneOf('agreed', 'entered', 'not-played'),
    result: orNull(result),
    lead: card,
    source: text('where it was entered from'),
    reason: text('why the board was not played'),
  },
});

const component = object({ result: orNull(result), weight: text('an exact number: 1, 1/3') });
const grade = oneOf('plus', 'average', 'minus');

/** What one side has of an adjusted score; which fields there are comes with the kind. */
export const adjustedOutcome = {
  ...object({ kind: oneOf('table', 'assigned', 'artificial') }, 'what one side has'),
  properties: {
    kind: oneOf('table', 'assigned', 'artificial'),
    components: list(component, 'results that might have come about, whose weights make up 1 (12C1c)'),
    expected: {
      type: 'object' as const,
      properties: { components: list(component), grade },
      description: 'what it would have had but for its own fault',
    },
    grade,
    percent: whole(),
    standing: oneOf('offending', 'non-offending'),
  },
};

/** `percent` or `outcome`. */
export const adjusted = orNull({
  ...object({ kind: oneOf('artificial', 'assigned'), authority: text() }, 'an adjusted score (Law 12)'),
  properties: {
    kind: oneOf('artificial', 'assigned'),
    percent: bySide(whole()),
    outcome: bySide(adjustedOutcome),
    law: object({ edition, authority: text(), paragraph: text() }),
    authority: text('who has decided'),
    reason: text(),
  },
});

const SCORE_KINDS = ['score', 'artificial', 'adjusted', 'not-played', 'none'];

/** `score` is seen from N-S. */
export const score = {
  ...object({ kind: oneOf(...SCORE_KINDS) }),
  properties: {
    kind: oneOf(...SCORE_KINDS),
    score: orNull(whole('points seen from N-S; of an adjusted score those of the table, null without a result')),
    percent: bySide(whole()),
    outcome: bySide(adjustedOutcome),
  },
};

export const finding = object({
  act: whole('revision of the act it is about'),
  seat,
  rule: text(),
  label: text('the rule in words'),
  paragraph: text('27A'),
  citation: text('Law 27A (WBF 2017)'),
});
export const findings = list(finding);

const cardsSince = object({ at: whole('revision'), seat, cards: list(card) });

export const claim = orNull(
  object({
    kind: oneOf('claim', 'concession'),
    by: seat,
    tricks: orNull(whole('null where nobody has said how many')),
    statement: orNull(text()),
    status: oneOf(...CLAIM_STATUSES),
    acceptedBy: orNull(seat),
    at: whole('revision of the act that made it'),
    settled: { type: 'boolean', description: 'nothing can be objected any more (69A)' },
    won: bySide(whole('tricks won when play ceased')),
    ruled: orNull(whole('tricks, of those left, that the director has given the side that made it (70)')),
    askedBack: list(
      object({
        at: whole('revision of the act that asks'),
        by: seat,
        tricks: whole(),
        ground: oneOf('won', 'likely', 'cannot-be-lost'),
        granted: orNull({ type: 'boolean', description: 'null while nobody has judged it (69B, 71)' }),
      }),
    ),
    playOn: list(seat, 'who has agreed to play on (2017: 68D2b)'),
    shown: list(cardsSince, 'cards shown with it or since'),
    played: list(cardsSince, 'cards played although play had ceased: evidence in 2007 (70D3)'),
  }),
);
