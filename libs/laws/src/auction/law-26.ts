import {
  since,
  type Seat,
  type Suit,
  SUITS,
  hasEnded,
  isBeyondSeven,
  isDoubleOrRedouble,
  isBid,
  partnerOf,
  sideOf,
} from '@app/bridge';
import type { CardOnTable } from '../state/cards';
import type { LawModule } from '../state/law-module';
import type { CallOnTable, GoneCall, LeadRestriction, Option, TableState } from '../state/table-state';
import { cardAt, isLead } from '../table/card-changes';
import {
  goneCall,
  withObligation,
  withOption,
  withQuestion,
  withoutObligations,
  withoutOption,
} from '../table/changes';
import { contractPlayed, onLead } from '../table/contract';
import { askComparable } from './ask-comparable';

const restrictedBy = (state: TableState, restriction: LeadRestriction): TableState => ({
  ...state,
  restrictions: [...state.restrictions.filter(({ at }) => at !== restriction.at), restriction],
});

/** A call of this player has been withdrawn: if their side defends, their partner's first lead may be restricted. */
export const restricted = (state: TableState, offender: Seat, at: number): TableState =>
  restrictedBy(state, { offender, at, replacement: null, chosen: false });

/** The same, unless the call in its place is comparable (2017, 26A): asked when it matters, or the very same (2007). */
export const restrictedUnlessComparable = (state: TableState, at: number, replacement: CallOnTable): TableState => {
  if (since(state.edition, 'wbf-2017')) {
    return restrictedBy(state, { offender: replacement.seat, at, replacement: replacement.at, chosen: false });
  }
  return goneCall(state, at)?.call === replacement.call ? state : restricted(state, replacement.seat, at);
};

const isAsked = (state: TableState, act: number): boolean =>
  state.questions.some((one) => one.question === 'comparable' && one.act === act);

const askedForLead = (state: TableState, at: number, replacement: number): TableState =>
  !since(state.edition, 'wbf-2017') || isAsked(state, replacement)
    ? state
    : askComparable(state, at, replacement, { review: null }, { law: '26B', pass: null });

/** Of several calls that were withdrawn in one turn, the next that nobody has compared with the call that stands. */
export const askedForNext = (state: TableState, replacement: number): TableState => {
  const next = state.restrictions.find((one) => one.replacement === replacement);
  return next ? askedForLead(state, next.at, replacement) : state;
};

/** The same; what decides is asked at once, as the director is there. */
export const restrictedAsJudged = (state: TableState, at: number, replacement: CallOnTable): TableState =>
  askedForLead(restrictedUnlessComparable(state, at, replacement), at, replacement.at);

/** The replacement is comparable: no lead is restricted for its sake. */
export const unrestricted = (state: TableState, withdrawn: number): TableState => ({
  ...state,
  restrictions: state.restrictions.filter(({ at }) => at !== withdrawn),
});

const isSuit = (word: string): word is Suit => SUITS.some((suit) => suit === word);

/** The suits a call tells of: its own, or those it is said to show; null where it is artificial and nobody has said. */
const suitsOf = ({ call, artificial, shows }: CallOnTable): readonly Suit[] | null => {
  if (shows) return SUITS.filter((suit) => shows.some((one) => one === suit));
  if (artificial) return null;
  const denomination = isBid(call) || isBeyondSeven(call) ? call.slice(1) : 'NT';
  return isSuit(denomination) ? [denomination] : [];
};

/** Every set of suits, as a person answers which of them a call showed: `'none'`, `'S'`, `'SH'` ... */
const SETS_OF_SUITS: readonly string[] = (() => {
  const sets = SUITS.reduce<readonly string[]>((all, suit) => [...all, ...all.map((set) => `${set}${suit}`)], ['']);
  const place = (set: string): string => [...set].map((suit) => SUITS.findIndex((one) => one === suit)).join('');
  const ordered = [...sets].sort((a, b) => a.length - b.length || place(a).localeCompare(place(b)));
  return ordered.map((set) => (set === '' ? 'none' : set));
})();

const own = (state: TableState, offender: Seat): readonly CallOnTable[] =>
  state.inForce.filter(({ seat, deemed }) => seat === offender && !deemed);

/** A double out of rotation leads to 26B in 32A and in 32B, whatever it told. */
const isOfLaw32 = ({ call, law }: GoneCall): boolean => isDoubleOrRedouble(call) && law === '29B';

/** 2007: the withdrawn call that 26A is about; none where another Law leads to 26B. */
const specifying = (state: TableState, { at }: LeadRestriction): readonly GoneCall[] => {
  const withdrawn = goneCall(state, at);
  return withdrawn === undefined || isOfLaw32(withdrawn) ? [] : [withdrawn];
};

/** The calls whose meaning decides, and is not known. */
const unknown = (state: TableState, restriction: LeadRestriction): readonly CallOnTable[] => {
  const withdrawn = since(state.edition, 'wbf-2017') ? [] : specifying(state, restriction);
  return [...withdrawn, ...own(state, restriction.offender)].filter((call) => suitsOf(call) === null);
};

const shownLegally = (state: TableState, offender: Seat): readonly Suit[] =>
  own(state, offender).flatMap((call) => suitsOf(call) ?? []);

/** 2017, 26B: one suit that the offender has not shown in the legal auction may be forbidden, never required. */
const since2017 = (state: TableState, { offender }: LeadRestriction): readonly string[] => {
  const shown = shownLegally(state, offender);
  return SUITS.filter((suit) => !shown.includes(suit)).map((suit) => `forbid-${suit}`);
};

/** 2007, 26A2: a suit of the withdrawn call, where it told of suits only, may be required or forbidden. */
const specified = (state: TableState, restriction: LeadRestriction): readonly Suit[] | null => {
  const [withdrawn] = specifying(state, restriction);
  const suits = withdrawn ? suitsOf(withdrawn) : null;
  const alsoOthers = withdrawn?.shows?.includes('NT') === true;
  if (!suits || suits.length === 0 || alsoOthers) return null;
  const shown = shownLegally(state, restriction.offender);
  return suits.filter((suit) => !shown.includes(suit));
};

const choicesOf = (state: TableState, restriction: LeadRestriction): { law: string; choices: readonly string[] } => {
  if (since(state.edition, 'wbf-2017')) return { law: '26B', choices: since2017(state, restriction) };
  const suits = specified(state, restriction);
  if (suits === null) return { law: '26B', choices: SUITS.map((suit) => `forbid-${suit}`) };
  return { law: '26A2', choices: suits.flatMap((suit) => [`require-${suit}`, `forbid-${suit}`]) };
};

/** Declarer's choice, or the question that has to be answered before there is one, for the player now on lead. */
const offered = (state: TableState, restriction: LeadRestriction, declarer: Seat, leader: Seat): TableState => {
  const { at, replacement } = restriction;
  if (typeof replacement === 'number') return askedForLead(state, at, replacement);
  const [doubtful] = unknown(state, restriction);
  if (doubtful) {
    // Two withdrawn calls may depend on the same call: it is asked about once.
    const isAsked = state.questions.some(({ question, act }) => question === 'suits-shown' && act === doubtful.at);
    if (isAsked) return state;
    return withQuestion(state, {
      question: 'suits-shown',
      law: '26',
      act: doubtful.at,
      against: at,
      answers: SETS_OF_SUITS,
      then: null,
    });
  }
  const { law, choices } = choicesOf(state, restriction);
  if (choices.length === 0) return state;
  return withOption(state, {
    name: 'lead-restriction',
    law,
    for: declarer,
    choices: [...choices, 'waive'],
    act: restriction.at,
    until: `${leader} leads`,
  });
};

/** 2017: all calls that were withdrawn in one turn make one restriction; in 2007 each has its own. */
const isOfTheTurnOf = (
  state: TableState,
  { offender, at }: LeadRestriction,
  others: readonly LeadRestriction[],
): boolean =>
  since(state.edition, 'wbf-2017') &&
  others.some(
    (other) => other.offender === offender && !own(state, offender).some((call) => call.at > other.at && call.at < at),
  );

const refreshed = (state: TableState): TableState => {
  const cleared: TableState = {
    ...state,
    options: state.options.filter(({ name }) => name !== 'lead-restriction'),
    questions: state.questions.filter(({ question }) => question !== 'suits-shown'),
  };
  const contract = contractPlayed(state);
  const leader = onLead(state);
  if (!contract || leader === null) return cleared;
  return state.restrictions
    .filter((one, index, all) => !one.chosen && !isOfTheTurnOf(state, one, all.slice(0, index)))
    .filter(({ offender }) => partnerOf(offender) === leader && sideOf(offender) !== sideOf(contract.declarer))
    .reduce((now, restriction) => offered(now, restriction, contract.declarer, leader), cleared);
};

/** Another lead than the one that declarer has required: it may have to be made anew (61A, 62A). */
const isBreach = ({ irregularities }: TableState, act: number): boolean =>
  irregularities.some(({ at, rule }) => at === act && rule === 'restriction-breached');

/**
 * A lead has been made: what was offered for it and not chosen is gone, and a prohibition lasts while they keep the
 * lead.
 */
const afterLead = (state: TableState, { at, seat: leader }: Pick<CardOnTable, 'at' | 'seat'>): TableState => {
  const left = isBreach(state, at)
    ? state
    : withoutObligations(state, (one) => one.kind === 'lead' && one.for === leader);
  return { ...left, restrictions: left.restrictions.filter(({ offender }) => partnerOf(offender) !== leader) };
};

/** The auction goes on after all: whoever becomes declarer chooses anew. */
const unchosen = (state: TableState): TableState =>
  hasEnded(state.auction) || !state.restrictions.some(({ chosen }) => chosen)
    ? state
    : {
        ...withoutObligations(state, ({ kind }) => kind === 'lead' || kind === 'no-lead'),
        restrictions: state.restrictions.map((one) => ({ ...one, chosen: false })),
      };

/** Another player is on lead: what was forbidden as long as they were is so no more. */
const withoutLapsed = (state: TableState): TableState => {
  const leader = onLead(state);
  return leader === null ? state : withoutObligations(state, (one) => one.kind === 'no-lead' && one.for !== leader);
};

/** Nothing that this Law has brought is at the table: no lead is restricted, required, offered or asked about. */
const isWithoutChoices = ({ restrictions, obligations, options, questions }: TableState): boolean =>
  restrictions.length + obligations.length + options.length + questions.length === 0;

const bound = (state: TableState, { law, act }: Option, choice: string): TableState => {
  const [word, suit] = choice.split('-');
  const leader = onLead(state);
  if (leader === null || suit === undefined || !isSuit(suit)) return state;
  const kind = word === 'require' ? ('lead' as const) : ('no-lead' as const);
  const extent = kind === 'lead' ? ('first-lead' as const) : ('while-on-lead' as const);
  return withObligation(state, { kind, for: leader, law, act, suit, extent });
};

export const law26 = {
  chosen: {
    'lead-restriction': (state, option, choice) => {
      const used = {
        ...state,
        restrictions: state.restrictions.map((one) => (one.at === option.act ? { ...one, chosen: true } : one)),
      };
      return bound(withoutOption(used, option), option, choice);
    },
  },
  judged: {
    'suits-shown': (state, { act }, answer) => {
      const shows = answer === 'none' ? [] : SUITS.filter((suit) => answer.includes(suit));
      const told = <C extends CallOnTable>(call: C): C => (call.at === act ? { ...call, shows } : call);
      return { ...state, inForce: state.inForce.map(told), gone: state.gone.map(told) };
    },
  },
  after: (state, act) => {
    if (isWithoutChoices(state)) return state;
    const led = isLead(state, act.at) ? cardAt(state, act.at) : undefined;
    return refreshed(withoutLapsed(unchosen(led ? afterLead(state, led) : state)));
  },
} satisfies LawModule;
