import type { LawRef, Message } from '@app/bridge';
import {
  type BoardEvent,
  type DecisionAddress,
  type RulingStatus,
  decisionAddress,
  parseDecisionAddress,
} from '@app/contract';
import {
  type Decisions,
  type Recorded,
  type ScoreLayer,
  amendmentOf,
  appealOver,
  hasFallen,
  isInForce,
  reversalOf,
  rulingOf,
  upheldOnAppeal,
} from './decisions';
import { boardEventInWords, boardEventMessage } from './event-messages';

type Given = Recorded<'RulingGiven'>;

/** A ruling about a board, with what has become of it. Events are named by their revisions. */
export interface RulingView {
  readonly at: number;
  readonly status: RulingStatus;
  readonly by: string;
  readonly laws: readonly LawRef[];
  readonly reasons: string;
  readonly rectification: string | null;
  readonly rightOfAppeal: boolean;
  readonly directorsError: boolean;
  /** The acts that it is about. */
  readonly about: readonly number[];
  readonly grounds: NonNullable<Given['data']['grounds']>;
  /** The events of its score, in the words of the record and as data; of a draft, the score that its author wrote. */
  readonly score: readonly { readonly at: number; readonly words: string; readonly text: Message | null }[];
  readonly penalties: NonNullable<Given['data']['penalties']>;
  readonly told: readonly {
    readonly at: number;
    /** An instant. */
    readonly when: string;
    readonly to: readonly string[];
    readonly appealUntil: string | null;
  }[];
  readonly amends: number | null;
  readonly amendedBy: number | null;
  readonly reversedBy: number | null;
  /** The decision on an appeal that goes before it. */
  readonly changedBy: number | null;
  /** The event that says that it stands on appeal. */
  readonly upheldBy: number | null;
  readonly builtOn: readonly DecisionAddress[];
  /** What it was built on that has fallen since, and because of which nobody has looked at it again. */
  readonly flags: readonly DecisionAddress[];
  readonly words: string;
}

/** Whether a decision, wherever it was made, is no longer what it was. */
type HasFallen = (decision: DecisionAddress) => boolean;

const fallenAmong =
  (boards: readonly WithDecisions[]): HasFallen =>
  (decision) => {
    const address = parseDecisionAddress(decision);
    const board = boards.find(({ id }) => id === address?.stream);
    return address !== null && board !== undefined && hasFallen(board.decisions, address.revision);
  };

const flagsOf = (decisions: Decisions, { at, data }: Given, isFallen: HasFallen): readonly DecisionAddress[] =>
  isInForce(decisions, at)
    ? (data.builtOn ?? []).filter(
        (one) =>
          isFallen(one) &&
          !decisions.reviewed.some(({ data: { ruling, because } }) => ruling === at && because === one),
      )
    : [];

/** The event that a layer of a ruling's score comes from. */
const eventOfLayer = (layer: ScoreLayer): BoardEvent | null => {
  if (layer.kind === 'adjustment') return { type: 'ScoreAdjusted', data: layer.data };
  return layer.kind === 'transfer' ? { type: 'TricksTransferred', data: layer.data } : null;
};

const scoreOfLayer = (layer: ScoreLayer): RulingView['score'][number] => {
  const event = eventOfLayer(layer);
  return {
    at: layer.at,
    words: event ? boardEventInWords(event) : '',
    text: event && boardEventMessage(event),
  };
};

/** What a ruling says, drafted or given. */
const said = ({ at, data }: Recorded<'RulingDrafted'> | Given) => ({
  at,
  by: data.by,
  laws: data.laws,
  reasons: data.reasons,
  rectification: data.rectification ?? null,
  rightOfAppeal: data.rightOfAppeal,
  directorsError: data.directorsError ?? false,
  about: data.about ?? [],
  grounds: data.grounds ?? {},
  penalties: data.penalties ?? [],
  amends: data.amends ?? null,
  builtOn: data.builtOn ?? [],
});

const draftView = (draft: Recorded<'RulingDrafted'>): RulingView => ({
  ...said(draft),
  status: 'drafted',
  score: draft.data.score === undefined ? [] : [{ at: draft.at, words: draft.data.score, text: null }],
  told: [],
  amendedBy: null,
  reversedBy: null,
  changedBy: null,
  upheldBy: null,
  flags: [],
  words: boardEventInWords({ type: 'RulingDrafted', data: draft.data }),
});

const statusOf = (
  view: Pick<RulingView, 'amendedBy' | 'reversedBy' | 'changedBy' | 'upheldBy' | 'told'>,
): RulingStatus => {
  if (view.amendedBy !== null) return 'amended';
  if (view.reversedBy !== null) return 'reversed';
  if (view.changedBy !== null) return 'changed-on-appeal';
  if (view.upheldBy !== null) return 'upheld-on-appeal';
  return view.told.length > 0 ? 'told' : 'given';
};

const givenView = (decisions: Decisions, given: Given, isFallen: HasFallen): RulingView => {
  const { at } = given;
  const became = {
    told: decisions.told
      .filter(({ data }) => data.ruling === at)
      .map(({ at: event, data }) => ({
        at: event,
        when: data.at,
        to: data.to,
        appealUntil: data.appealUntil ?? null,
      })),
    amendedBy: amendmentOf(decisions, at)?.at ?? null,
    reversedBy: reversalOf(decisions, at)?.at ?? null,
    changedBy: appealOver(decisions, at)?.at ?? null,
    upheldBy: upheldOnAppeal(decisions, at)?.at ?? null,
  };
  return {
    ...said(given),
    ...became,
    status: statusOf(became),
    score: decisions.layers.filter((layer) => rulingOf(layer) === at).map(scoreOfLayer),
    flags: flagsOf(decisions, given, isFallen),
    words: boardEventInWords({ type: 'RulingGiven', data: given.data }),
  };
};

/** Drafts that have come to nothing yet, and rulings, in the order of their events. */
const viewsOf = (decisions: Decisions, isFallen: HasFallen): readonly RulingView[] =>
  [
    ...decisions.drafts
      .filter(({ at }) => !decisions.rulings.some(({ data }) => data.draft === at))
      .map((draft) => draftView(draft)),
    ...decisions.rulings.map((given) => givenView(decisions, given, isFallen)),
  ].sort((one, other) => one.at - other.at);

/** Rulings about a board; flagged by what has fallen on this board itself. `stream` is the board's. */
export const rulingViews = (stream: string, decisions: Decisions): readonly RulingView[] =>
  viewsOf(decisions, fallenAmong([{ id: stream, decisions }]));

interface WithDecisions {
  /** The board's stream. */
  readonly id: string;
  readonly decisions: Decisions;
}

/** A ruling with its board's stream. */
export interface RulingOfBoard extends RulingView {
  readonly stream: string;
}

/** All rulings about some boards; flagged by what has fallen on any of them. */
export const rulingsOf = (boards: readonly WithDecisions[]): readonly RulingOfBoard[] => {
  const isFallen = fallenAmong(boards);
  return boards.flatMap(({ id, decisions }) => viewsOf(decisions, isFallen).map((view) => ({ ...view, stream: id })));
};

/** A ruling in force that was built on a decision which has fallen, and has not been looked at again because of it. */
export interface FlaggedRuling {
  readonly ruling: DecisionAddress;
  readonly because: DecisionAddress;
}

export const flaggedRulings = (boards: readonly WithDecisions[]): readonly FlaggedRuling[] =>
  rulingsOf(boards).flatMap(({ stream, at, flags }) =>
    flags.map((because) => ({ ruling: decisionAddress(stream, at), because })),
  );
