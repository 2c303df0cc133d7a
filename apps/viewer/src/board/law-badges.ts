import { type Side, SIDES } from '@app/bridge';
import { type BoardView, saidText } from '@app/session';
import { ruleTitle } from '../shared/rules';
import { messages } from '../strings';
import { libraryMessages } from '../library-messages';
import { replayMessages } from '../strings/replay';

/** An act that a badge is about, and how it comes into it. */
interface BadgeAct {
  readonly act: number;
  /** Before it: `'About'`, `'against'`; nothing where it is one of a list. */
  readonly before: string;
  /** After it: the paragraph and kind of what it told. */
  readonly after: string;
}

/** One thing that the Laws say at a moment: what kind of thing, under which paragraph, in words, about which acts. */
export interface Badge {
  readonly kind: keyof typeof messages.laws.kind | 'statement';
  readonly law: string | null;
  readonly text: string;
  /** What there is to choose or to answer. */
  readonly choices: readonly string[];
  readonly notes: readonly string[];
  readonly acts: readonly BadgeAct[];
  /** Nothing is to be done about it any more. */
  readonly settled: boolean;
}

/** The parts of a board at a moment that the badges are made of. */
export const BADGE_PARTS = [
  'irregularities',
  'directorCalled',
  'options',
  'obligations',
  'penaltyCards',
  'withdrawnCards',
  'revokes',
  'claim',
  'questions',
  'advice',
  'procedure',
  'polls',
  'reviews',
  'closedReviews',
  'information',
] as const satisfies readonly (keyof BoardView)[];

type Parts = Pick<BoardView, (typeof BADGE_PARTS)[number]>;

const SETTLED: readonly string[] = ['accepted', 'ruled', 'condoned', 'forfeited'];

const about = (act: number, before = messages.laws.about): BadgeAct => ({ act, before, after: '' });

const badge = (kind: Badge['kind'], law: string | null, text: string, more: Partial<Badge> = {}): Badge => ({
  kind,
  law,
  text,
  choices: [],
  notes: [],
  acts: [],
  settled: false,
  ...more,
});

const irregularities = ({ irregularities: all }: Parts): readonly Badge[] =>
  all.map(({ act, seat, rule, law, status }) =>
    badge('irregularity', law, messages.laws.irregularity(seat, ruleTitle(rule)), {
      notes: [messages.laws.status(status)],
      acts: [about(act)],
      settled: SETTLED.includes(status),
    }),
  );

const options = ({ options: all }: Parts): readonly Badge[] =>
  all.map(({ law, for: chooser, orPartner = false, choices, act, until }) =>
    badge('option', law, messages.laws.mayChoose(chooser, orPartner), {
      choices: choices.map(libraryMessages.name),
      notes: [messages.laws.until(until)],
      acts: [about(act)],
    }),
  );

const duties = ({ obligations }: Parts): readonly Badge[] =>
  obligations.map((one) => badge('duty', one.law, messages.laws.duty(one), { acts: [about(one.act)] }));

/** Cards that are not where they were played. */
const cards = ({ penaltyCards, withdrawnCards }: Parts): readonly Badge[] => [
  ...penaltyCards.map(({ act, seat, card, kind }) =>
    badge('penalty', null, messages.laws.penaltyCard(seat, card, kind), { acts: [about(act)] }),
  ),
  ...withdrawnCards.map(({ act, seat, card, law }) =>
    badge('withdrawn', law, messages.laws.takenBack(seat, card), { acts: [about(act)] }),
  ),
];

const revokes = ({ revokes: all }: Parts): readonly Badge[] =>
  all.map((one) =>
    badge('revoke', null, messages.laws.revoke(one), { acts: [about(one.act)], settled: one.status === 'corrected' }),
  );

const claims = ({ claim }: Parts): readonly Badge[] =>
  claim === null ? [] : [badge('claim', null, libraryMessages.claim(claim), { acts: [about(claim.at)] })];

const questions = ({ questions: all }: Parts): readonly Badge[] =>
  all.map(({ question, law, act, against, answers, presumed }) =>
    badge('question', law, messages.laws.asked(question), {
      choices: answers.map(libraryMessages.name),
      notes: presumed === undefined ? [] : [messages.laws.presumed(presumed)],
      acts: [about(act), ...(against === act ? [] : [about(against, messages.laws.against)])],
    }),
  );

/** What an analysis makes of a claim: it stands beside what the director is asked, and answers nothing. */
const advice = ({ advice: all }: Parts): readonly Badge[] =>
  all.map((one) => badge('advice', one.law.paragraph, libraryMessages.advice(one), { acts: [about(one.act)] }));

const evidence = ({ procedure, polls }: Parts): readonly Badge[] => [
  ...procedure.statements.map(({ by, text, act }) =>
    badge('statement', null, replayMessages.stated(by, saidText(text)), { acts: act === null ? [] : [about(act)] }),
  ),
  ...procedure.facts.map(({ text, law, act }) => badge('fact', law, text, { acts: act === null ? [] : [about(act)] })),
  ...procedure.spectators.map(({ text, law, act }) =>
    badge('spectator', law, text, { acts: act === null ? [] : [about(act)] }),
  ),
  ...polls.map(({ question, answers, act }) =>
    badge('poll', null, question, {
      choices: answers.map(({ answer, count }) => `${answer} (${count})`),
      acts: act === null ? [] : [about(act)],
    }),
  ),
];

const reviews = ({ reviews: all }: Parts): readonly Badge[] =>
  all.map(({ law, act, side, score }) =>
    badge('review', law, messages.laws.review(side), {
      notes: score === undefined ? [] : [messages.laws.score(score)],
      acts: [about(act)],
    }),
  );

/** What has been looked at stays there, with who decided what, and why. */
const lookedAt = ({ closedReviews }: Parts): readonly Badge[] =>
  closedReviews.map(({ law, act, decision, reasons, by }) =>
    badge('reviewed', law, messages.laws.decided(decision, by), {
      notes: [reasons],
      acts: [about(act)],
      settled: true,
    }),
  );

const unusable = ({ information }: Parts, side: Side): readonly Badge[] => {
  const all = information.filter(({ unauthorised }) => unauthorised.includes(side));
  const acts = all.map(({ act, kind, law, disputed }) => ({
    act,
    before: '',
    after: ` (${[libraryMessages.name(kind), law, ...(disputed === true ? [messages.laws.disputed] : [])].join(', ')})`,
  }));
  return all.length === 0 ? [] : [badge('information', null, messages.laws.unusable(side), { acts })];
};

/** What the Laws say at this moment, in the order in which a director goes through it; what is settled comes last. */
export const badgesOf = (view: Parts): readonly Badge[] => [
  ...irregularities(view).filter(({ settled }) => !settled),
  ...(view.directorCalled ? [badge('director', null, messages.laws.directorHere)] : []),
  ...options(view),
  ...duties(view),
  ...cards(view),
  ...revokes(view).filter(({ settled }) => !settled),
  ...claims(view),
  ...questions(view),
  ...advice(view),
  ...evidence(view),
  ...reviews(view),
  ...SIDES.flatMap((side) => unusable(view, side)),
  ...irregularities(view).filter(({ settled }) => settled),
  ...revokes(view).filter(({ settled }) => settled),
  ...lookedAt(view),
];
