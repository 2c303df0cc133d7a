import { type AdjustedOutcome, isMatchForm } from '@app/contract';
import { type BySide, SIDES } from '@app/bridge';
import { type Fault as TeamFault, type Team, type Traced, matchBoard, matchRules, notCounted } from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import { outcomesOf } from '../scores/side-results';
import type { BoardOfMatch, Rooms } from '../scores/match-boards';
import { type TeamMatch, formOfMatch, teamIn } from '../scores/matches';
import { type FormContext, ownSession } from './context';
import type { Fault } from './results';

/** A board of a match of teams: this room and the other. */
interface InMatch {
  readonly match: TeamMatch;
  readonly other: BoardDoc | null;
  readonly teams: BySide<Team>;
}

/** The two tables of the board that this one is one of. */
const roomsHere = ({ rooms }: BoardOfMatch, { doc }: FormContext): Rooms | undefined =>
  rooms.find(({ open, closed }) => open?.id === doc.id || closed?.id === doc.id);

/** Where the board stands in its match; null outside of matches. */
export const inMatch = (context: FormContext): InMatch | null => {
  const { doc } = context;
  for (const match of ownSession(context).matches) {
    const [here] = match.boards.flatMap((board) => roomsHere(board, context) ?? []);
    const [NS, EW] = SIDES.map((side) => teamIn(match, doc.contestants[side]));
    if (here && NS && EW) {
      return { match, other: here.open?.id === doc.id ? here.closed : here.open, teams: { NS, EW } };
    }
  }
  return null;
};

const NO_RESULT = { kind: 'missing', why: notCounted('no-result') } as const;

/** IMPs of both teams, before any rounding, had this room such an outcome; null where the other room has no result. */
export const impsWith = (
  context: FormContext,
  outcome: BySide<AdjustedOutcome>,
): Readonly<Record<Team, Traced>> | null => {
  const found = inMatch(context);
  const { scoringContext } = ownSession(context);
  const { scoring } = scoringContext.session;
  if (!found || !isMatchForm(scoring)) return null;
  const here = outcomesOf({ ...context.doc, adjusted: { kind: 'assigned', outcome, authority: 'preview' } });
  const there = found.other ? outcomesOf(found.other) : { NS: NO_RESULT, EW: NO_RESULT };
  const isOpen = found.teams.NS === 'home';
  const points = matchBoard(
    {
      id: context.doc.id,
      open: isOpen ? here : there,
      closed: isOpen ? there : here,
      sources: isOpen
        ? { open: context.doc.id, closed: found.other?.id ?? '' }
        : { open: found.other?.id ?? '', closed: context.doc.id },
    },
    {
      ...matchRules(scoringContext.profile, formOfMatch(scoring, scoringContext), scoringContext.reading),
      rounding: null,
      balanced: false,
    },
  );
  return points.kind === 'scored' ? { home: points.home, away: points.away } : null;
};

/** Which teams are at fault, when the faults of the sides at this table are these. */
export const teamsAtFault = (faults: BySide<Fault>, teams: BySide<Team>): TeamFault => {
  const atFault = SIDES.filter((side) => faults[side] !== 'not').map((side) => teams[side]);
  const [first] = atFault;
  if (first === undefined) return 'none';
  return atFault.length > 1 ? 'both' : first;
};

/** Whether a board of a match has been played to a result. */
export const hasResult = (doc: BoardDoc | null): boolean =>
  doc?.result !== null && doc?.result !== undefined && doc.result.kind !== 'not-played';
