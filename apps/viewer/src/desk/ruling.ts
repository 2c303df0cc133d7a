import {
  type Infer,
  PENALTY_UNITS,
  anyText,
  anyWhole,
  conforms,
  flag,
  listOf,
  nullable,
  object,
  oneOf,
  says,
  type BoardCommand,
} from '@app/contract';
import { fromText } from '@app/scoring';
import { type Board, isInForce } from '@app/session';
import type { GivenCommand } from '../ledger/commands';
import { type Desk, toBoard } from './desk';
import { instantOf } from '../shared/instants';
import { lawAsWritten, lawsIn, lawsOnce } from './laws-cited';
import type { FilledAnswer } from './score/forms';
import type { Filled } from '../forms/schema';
import { type ScoreDraft, NO_SCORE, isScoreDraft } from './score/draft';

type Ruling = Extract<BoardCommand, { type: 'GiveRuling' }>['data'];
type RuledPenalty = NonNullable<Ruling['penalties']>[number];

/** A penalty while it is written: its value is an exact number as text. */
const aPenaltyDraft = object({
  contestant: anyText,
  kind: oneOf('procedural', 'disciplinary'),
  offence: anyText,
  value: anyText,
  unit: oneOf(...PENALTY_UNITS),
  paragraph: anyText,
  reason: anyText,
});
type PenaltyDraft = Infer<typeof aPenaltyDraft>;

/** A ruling while it is written, but for its score. */
const aWrittenRuling = object({
  about: listOf(anyWhole),
  grounds: says('Null: everything on record that no ruling in force rests on.', nullable(listOf(anyWhole))),
  laws: says('Paragraphs, parted by commas.', anyText),
  rectification: anyText,
  reasons: anyText,
  by: anyText,
  consulted: listOf(object({ who: anyText, as: anyText })),
  rightOfAppeal: flag,
  penalties: listOf(aPenaltyDraft),
  amends: says('The ruling whose place it takes, by its revision.', nullable(anyWhole)),
  raisedAt: says('When it was asked for, as a field for date and time has it; empty where nothing is said.', anyText),
  exception: says('Why it is given although no period lets it; empty where none is made.', anyText),
});
export type RulingDraft = Infer<typeof aWrittenRuling> & { readonly score: ScoreDraft };

const openGrounds = ({ board: { grounds, decisions } }: Desk): readonly number[] => {
  const taken = decisions.rulings
    .filter(({ at }) => isInForce(decisions, at))
    .flatMap(({ data }) => Object.values(data.grounds ?? {}).flat());
  return grounds.map(({ at }) => at).filter((at) => !taken.includes(at));
};

/** A ruling as it lies before a director who begins to write it: about what he came for, on everything that is open. */
export const rulingBegun = (desk: Desk): RulingDraft => {
  const { about, view, me } = desk;
  return {
    about: about === null ? [] : [about],
    grounds: null,
    laws: [...new Set(view.irregularities.filter(({ act }) => act === about).map(({ law }) => law))].join(', '),
    rectification: '',
    reasons: '',
    by: me.id,
    consulted: [],
    rightOfAppeal: true,
    penalties: [],
    amends: null,
    raisedAt: '',
    exception: '',
    score: NO_SCORE,
  };
};

/** The ruling that a director has begun to write; what cannot be read as one is begun anew. */
export const rulingWritten = (desk: Desk, typed: Filled | null): RulingDraft => {
  const begun = rulingBegun(desk);
  const { score, ...written } = { ...begun, ...typed };
  return conforms(aWrittenRuling, written) && isScoreDraft(score) ? { ...written, score } : begun;
};

/** What it rests on, by revisions. */
export const groundsIn = (desk: Desk, { grounds }: RulingDraft): readonly number[] => grounds ?? openGrounds(desk);

/** What of a ruling is still to be written. */
const MISSING = ['laws', 'reasons', 'by', 'score', 'penalties', 'consulted'] as const;
type Missing = (typeof MISSING)[number];

const isWritten = (text: string): boolean => text.trim() !== '';

const isWhole = ({ contestant, value, offence, paragraph, reason }: PenaltyDraft): boolean =>
  [contestant, offence, paragraph, reason].every(isWritten) && fromText(value) !== null;

const citedIn = ({ view }: Desk, { laws }: RulingDraft, filled: FilledAnswer | null) => {
  const written = lawsIn(view.laws, laws);
  return written && lawsOnce([...written, ...(filled?.laws ?? [])]);
};

/** @param filled the form of the score, filled in; null as long as it is not */
export const missingIn = (desk: Desk, draft: RulingDraft, filled: FilledAnswer | null): readonly Missing[] => {
  if (filled?.field) return [];
  const laws = citedIn(desk, draft, filled);
  const whole: Readonly<Record<Missing, boolean>> = {
    laws: laws !== null && laws.length > 0,
    reasons: isWritten(draft.reasons),
    by: isWritten(draft.by),
    score: draft.score.form === null || filled !== null,
    penalties: draft.penalties.every(isWhole),
    consulted: draft.consulted.every(({ who, as }) => isWritten(who) && isWritten(as)),
  };
  return MISSING.filter((one) => !whole[one]);
};

const groundsOf = ({ board: { grounds } }: Desk, ticked: readonly number[]): NonNullable<Ruling['grounds']> =>
  grounds
    .filter(({ at }) => ticked.includes(at))
    .reduce<Partial<Record<Board['grounds'][number]['kind'], readonly number[]>>>(
      (all, { kind, at }) => ({ ...all, [kind]: [...(all[kind] ?? []), at] }),
      {},
    );

const penaltyOf = ({ value, unit, ...rest }: PenaltyDraft): RuledPenalty => ({
  ...rest,
  amount: { value, unit },
  from: 'total',
});

const someOf = <T>(key: string, all: readonly T[]) => (all.length === 0 ? {} : { [key]: all });

/** When it came up, and which exception is made: asked for once results are official. */
const timelinessOf = ({ raisedAt, exception }: RulingDraft) => {
  const at = instantOf(raisedAt);
  return { ...(at === null ? {} : { raisedAt: at }), ...(isWritten(exception) ? { exception } : {}) };
};

/**
 * What the draft comes to: a ruling with its score; of a fouled board, who is compared with whom, which is the session's.
 * Null as long as something is missing.
 */
export const commandOf = (desk: Desk, draft: RulingDraft, filled: FilledAnswer | null): GivenCommand | null => {
  const timeliness = timelinessOf(draft);
  if (filled?.field) {
    return { type: 'DefineField', session: desk.view.session, data: { ...filled.field, ...timeliness } };
  }
  const laws = citedIn(desk, draft, filled);
  if (laws === null || missingIn(desk, draft, filled).length > 0) return null;
  const { rectification, reasons, by, rightOfAppeal, amends } = draft;
  return toBoard(desk, {
    type: 'GiveRuling',
    data: {
      ...someOf('about', draft.about),
      grounds: groundsOf(desk, groundsIn(desk, draft)),
      laws,
      ...(isWritten(rectification) ? { rectification } : {}),
      ...someOf('penalties', draft.penalties.map(penaltyOf)),
      reasons,
      by,
      ...someOf('consulted', draft.consulted),
      rightOfAppeal,
      ...(filled?.directorsError === true ? { directorsError: true } : {}),
      ...(amends === null ? {} : { amends }),
      ...timeliness,
      ...(filled?.outcome ? { outcome: filled.outcome } : {}),
      ...(filled?.transfer ? { transfer: filled.transfer } : {}),
    },
  });
};

/** The paragraphs that the form of the score brings with it, as they are written. */
export const lawsOfForm = (filled: FilledAnswer | null): string => (filled?.laws ?? []).map(lawAsWritten).join(', ');
