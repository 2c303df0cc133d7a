import { since, type SaidCall, type Seat, type Side, SIDES, hasEnded } from '@app/bridge';
import type {
  ClosedReview,
  GoneCall,
  GoneCard,
  Information,
  Obligation,
  Option,
  Poll,
  ProcedureState,
  Question,
  Review,
  Status,
  TableState,
} from '@app/laws';
import { ofGoneCard } from './cards-view';

export type CallStatus = 'in-force' | 'withdrawn' | 'cancelled' | 'attempted';

interface IrregularityView {
  readonly act: number;
  readonly seat: Seat;
  readonly rule: string;
  readonly law: string;
  readonly status: Status;
}

type ProcedureView = Pick<
  ProcedureState,
  'attention' | 'awaitsDirector' | 'statements' | 'facts' | 'choices' | 'appealRights' | 'spectators'
>;

/** Where the Laws have the table, ready to be shown. Paragraphs are those of the session's edition. */
export interface TableView {
  /** The calls in force in their order; a pass that is deemed made is among them. */
  readonly inForce: readonly SaidCall[];
  /** The same by seat and act; null for a pass that is deemed made. */
  readonly standing: readonly { readonly seat: Seat; readonly act: number | null }[];
  readonly irregularities: readonly IrregularityView[];
  readonly options: readonly Omit<Option, 'name' | 'inPlay'>[];
  readonly obligations: readonly Obligation[];
  readonly questions: readonly Omit<Question, 'then'>[];
  readonly reviews: readonly Review[];
  /** What has been looked at, with the decision: `closed` is the act by which it was. */
  readonly closedReviews: readonly (Omit<ClosedReview, 'at'> & { readonly closed: number })[];
  readonly information: readonly Information[];
  /** Peers who were asked: evidence beside the judgements, which stay a person's (16B1b). */
  readonly polls: readonly Poll[];
  readonly directorCalled: boolean;
  /** How irregularities are handled: attention, statements, facts, choices (Laws 9 to 11, 81 to 85). */
  readonly procedure: ProcedureView;
}

export const statusOf = (table: TableState, act: number): CallStatus => {
  const gone = table.gone.find(({ at }) => at === act);
  if (gone) return gone.status;
  return table.attempts.some(({ call }) => call.at === act) ? 'attempted' : 'in-force';
};

export const lawOfCall = (table: TableState, act: number): string | null =>
  table.gone.find(({ at }) => at === act)?.law ?? null;

/** What a call that is no longer in force tells, and to whom (2017: 16C; 2007: 16D; of LHO's call 25A itself). */
const ofGoneCall = (
  table: TableState,
  { at, seat, law, unauthorised }: GoneCall & { unauthorised: Side },
): Information => ({
  kind: 'withdrawn-call',
  act: at,
  from: seat,
  law: law.startsWith('25A') ? law : since(table.edition, 'wbf-2017') ? '16C' : '16D',
  authorised: SIDES.filter((side) => side !== unauthorised),
  unauthorised: [unauthorised],
});

/** What somebody owes in the auction is nobody's business once it has ended; it is again, should the auction reopen. */
const outlivesAuction = ({ kind }: Obligation): boolean =>
  !['pass', 'replace-call', 'repeat-call', 'no-double'].includes(kind);

const hasUnauthorised = <G extends GoneCall | GoneCard>(gone: G): gone is G & { unauthorised: Side } =>
  gone.unauthorised !== null;

const viewProcedure = (procedure: ProcedureState): ProcedureView => {
  const { attention, awaitsDirector, statements, facts, choices, appealRights, spectators } = procedure;
  return { attention, awaitsDirector, statements, facts, choices, appealRights, spectators };
};

export const viewTable = (table: TableState): TableView => ({
  inForce: table.inForce.map(({ call }) => call),
  standing: table.inForce.map(({ seat, at, deemed }) => ({ seat, act: deemed ? null : at })),
  irregularities: table.irregularities.map(({ at, seat, rule, law, status }) => ({ act: at, seat, rule, law, status })),
  options: table.options.map(({ law, for: chooser, choices, act, until, orPartner }) => ({
    law,
    for: chooser,
    choices,
    act,
    until,
    ...(orPartner === undefined ? {} : { orPartner }),
  })),
  obligations: table.obligations.filter((one) => !hasEnded(table.auction) || outlivesAuction(one)),
  questions: table.questions.map(({ question, law, act, against, answers, presumed }) => ({
    question,
    law,
    act,
    against,
    answers,
    ...(presumed === undefined ? {} : { presumed }),
  })),
  reviews: table.reviews,
  closedReviews: table.closedReviews.map(({ at: closed, ...review }) => ({ ...review, closed })),
  information: [
    ...table.gone
      .filter(hasUnauthorised)
      .sort((a, b) => a.at - b.at)
      .map((call) => ofGoneCall(table, call)),
    ...table.cards.gone.filter(hasUnauthorised).map((card) => ofGoneCard(table, card)),
    ...table.information,
  ],
  polls: table.disclosure.polls,
  directorCalled: table.directorCalled,
  procedure: viewProcedure(table.procedure),
});
