import { type Params, message } from '@app/bridge';
import type { BoardEvent } from '@app/contract';
import { type Told, aLaw, aSide, all, anAuthority, anInstant, nthOf, perhaps, theLaws } from '../event-messages';
import { resultParam, scoreOnlyMessage } from './score-messages';

/** Events of a ruling, or of a score that is put right. */
type RulingEvent = Extract<
  BoardEvent,
  {
    type:
      | 'RulingDrafted'
      | 'RulingGiven'
      | 'RulingTold'
      | 'RulingReversed'
      | 'RulingReviewed'
      | 'RulingUpheld'
      | 'ScoreCorrected'
      | 'TricksTransferred';
  }
>;

/** Events of a ruling, or of a score that is put right, as a committee reads them. */
export const RULINGS_TOLD: Told<RulingEvent> = {
  RulingDrafted: ({ by, laws, score, reasons }) => ({ by, laws: theLaws(laws), score: score ?? null, reasons }),
  RulingGiven: ({ by, laws, amends, rectification, reasons }) => ({
    by,
    laws: theLaws(laws),
    amends: perhaps(amends, nthOf),
    rectification: rectification ?? null,
    isSentence: rectification?.endsWith('.') === true ? 'yes' : 'no',
    reasons,
  }),
  RulingTold: ({ ruling, to, at, appealUntil }) => ({
    ruling: nthOf(ruling),
    to: all(to),
    at: anInstant(at),
    until: perhaps(appealUntil, anInstant),
  }),
  RulingReversed: ({ decision, by, authority, law, reasons }) => ({
    decision: nthOf(decision),
    by,
    office: message(`event.office.${authority}`),
    law: aLaw(law),
    reasons,
  }),
  RulingUpheld: ({ ruling, appeal }) => ({ ruling: nthOf(ruling), appeal }),
  RulingReviewed: ({ ruling, by, because, reasons }) => ({ ruling: nthOf(ruling), by, because, reasons }),
  ScoreCorrected: ({ result, score, contestants, law, authority, reason }): Params => ({
    what: {
      list: [
        ...(result === undefined ? [] : [resultParam(result)]),
        ...(score === undefined ? [] : [scoreOnlyMessage(score)]),
        ...(contestants ? [message('event.played-by', { ns: contestants.NS, ew: contestants.EW })] : []),
      ],
    },
    law: aLaw(law),
    authority: anAuthority(authority),
    reason,
  }),
  TricksTransferred: ({ tricks, to, law, authority }) => ({
    tricks,
    to: aSide(to),
    law: aLaw(law),
    authority: anAuthority(authority),
  }),
};

/** Codes of the parts of these messages. */
export const RULING_PART_CODES: readonly string[] = [
  'event.played-by',
  ...(['director', 'chief-director', 'committee'] as const).map((office) => `event.office.${office}`),
];
