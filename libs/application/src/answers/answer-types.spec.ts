import type {
  AppealAnswer,
  BoardAnswer,
  BoardsAnswer,
  CorrectionsAnswer,
  DeadlinesAnswer,
  DerivationView,
  FilledFormAnswer,
  PenaltiesAnswer,
  RulingsAnswer,
  SessionAnswer,
  StandingsAnswer,
} from '@app/contract';
import type { Message } from '@app/bridge';
import type { BoardDoc, PenaltyInForce, Preview } from '@app/documents';
import type { AppealView, BoardView, Deadline, RulingOfBoard, SessionDoc, Timeliness } from '@app/session';
import type { DerivationView as ScoringDerivation } from '@app/scoring';

/** Whether two types accept the same values, told by the compiler. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The unions of names that the Laws own are plain text in the contract, which stands below the Laws. */
type NamesAsText<Q> = Omit<Q, 'question'> & { readonly question: string };
type BoardShown = Omit<BoardView, 'questions'> & {
  readonly questions: readonly NamesAsText<BoardView['questions'][number]>[];
};

/**
 * Documents of the domain that answers carry as they are: the contract defines the answer, the domain what it works with.
 * Neither has a value that the other does not.
 */
const SAME: {
  readonly board: Same<BoardShown, NonNullable<BoardAnswer['view']>>;
  readonly boards: Same<BoardDoc, BoardsAnswer['boards'][number]>;
  readonly session: Same<SessionDoc, SessionAnswer['session']>;
  readonly appeal: Same<AppealView & { readonly id: string }, AppealAnswer['appeal']>;
  readonly rulings: Same<RulingOfBoard, RulingsAnswer['rulings'][number]>;
  readonly deadline: Same<Deadline & { readonly open: boolean | null }, DeadlinesAnswer['deadlines'][number]>;
  readonly penalty: Same<Omit<PenaltyInForce, 'amount'>, Omit<PenaltiesAnswer['penalties'][number], 'amount'>>;
  readonly timeliness: Same<Timeliness, Pick<CorrectionsAnswer['corrections'][number], 'timely' | 'period'>>;
  readonly derivation: Same<ScoringDerivation, DerivationView>;
  readonly message: Same<Message, StandingsAnswer['standings']['uncounted'][number]['why']>;
  readonly formPreview: Same<Preview, FilledFormAnswer['preview']>;
} = {
  board: true,
  boards: true,
  session: true,
  appeal: true,
  rulings: true,
  deadline: true,
  penalty: true,
  timeliness: true,
  derivation: true,
  message: true,
  formPreview: true,
};

it('the documents that answers carry are of the types of the contract', () => {
  expect(Object.values(SAME)).not.toContain(false);
});
