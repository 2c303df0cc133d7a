import type { Conditions, ScoringForm, SessionOpened } from '@app/contract';
import type { Edition, Regulations } from '@app/bridge';
import { importMessage, scoringForm } from '@app/formats';
import { canonicalJson } from '@app/ledger';
import { SaidError } from '@app/messages';
import type { Session } from '@app/session';
import type { ImportProgress } from './progress';
import type { Late } from './store';

export interface ImportOptions {
  readonly session: string;
  /** The session's own, or wbf-2017 for a new one, where left out. */
  readonly laws?: Edition;
  readonly regulations?: Regulations;
  readonly scoring?: ScoringForm;
  /** The conditions of contest that a new session is opened with, and of which contest it is a part. */
  readonly conditions?: Conditions;
  readonly contest?: NonNullable<SessionOpened['contest']>;
  /** What is recorded with results that the ledger takes only so, because others are official already. */
  readonly late?: Late;
  /** ISO date on which it was played, where the file does not say. */
  readonly date?: string;
  readonly strict: boolean;
  /** Every line of the report is held, however many there are: for a file of them. */
  readonly wholeReport?: boolean;
  /** Is told after every record how far a file has come. */
  readonly progress?: (progress: ImportProgress) => void;
}

/** An import that is not begun; its reason may be shown to the user. */
export class ImportRefusal extends SaidError {}

/**
 * A session never changes its edition, regulations or scoring: options that differ mean another session. Other
 * conditions are a decision of their own, and no matter of an import.
 */
export const refuseOtherSession = (
  { opened }: Session,
  { session, laws, regulations, scoring, conditions, contest }: ImportOptions,
): void => {
  if (!opened) return;
  for (const [what, given, own] of [
    ['conditions', conditions, opened.conditions],
    ['contest', contest, opened.contest],
  ] as const) {
    if (given === undefined || (own && canonicalJson(given) === canonicalJson(own))) continue;
    const has = own ? 'yes' : 'no';
    throw new ImportRefusal(importMessage('session-opened-otherwise', { session, has, what }));
  }
  const differs =
    (laws !== undefined && laws !== opened.laws) ||
    (regulations !== undefined && regulations !== opened.regulations) ||
    (scoring !== undefined && scoring !== opened.scoring);
  if (!differs) return;
  const own = [opened.laws, opened.regulations ?? [], scoringForm(opened.scoring)].flat();
  throw new ImportRefusal(importMessage('session-is-other', { session, own: { list: own } }));
};
