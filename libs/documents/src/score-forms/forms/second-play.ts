import { type AdjustedOutcome, isMatchForm, object, optional, says } from '@app/contract';
import { type BySide, type LawRef, type Message, type Seat, SEATS, SIDES, err, ok, since, sideOf } from '@app/bridge';
import { playingFor } from '@app/session';
import { type BoardDoc, isSecondPlay } from '../../projections/boards';
import { type FormContext, editionOf, lawIn, ownSession } from '../context';
import { form, formReason, noUse, problem } from '../form';
import { hasResult } from '../match';
import { type Fault, aFault } from '../results';
import { gradeFor, manyAveragePlus } from './artificial';

/** Somebody who sits at the table, and has the board from another one, or with others at this one. */
interface PlayedBefore {
  readonly contestant: string;
  readonly seats: readonly Seat[];
  readonly at: BoardDoc;
}

/** The player of one seat alone, for those who play for themselves. */
const atSeat = (doc: BoardDoc, seat: Seat): Pick<BoardDoc, 'contestants' | 'players'> => {
  const player = doc.players[seat];
  return { contestants: doc.contestants, players: player === undefined ? {} : { [seat]: player } };
};

const playedBefore = (context: FormContext): readonly PlayedBefore[] => {
  const { docs, scoringContext } = ownSession(context);
  const { doc } = context;
  const who = playingFor(scoringContext.session);
  const others = docs.filter(
    (other) => other.id !== doc.id && other.board === doc.board && hasResult(other) && !isSecondPlay(other),
  );
  return SIDES.flatMap((side) =>
    who(doc, side).flatMap((contestant) => {
      const at = others.find((other) => SIDES.some((one) => who(other, one).includes(contestant)));
      const seats = SEATS.filter((seat) => sideOf(seat) === side);
      const own = seats.filter((seat) => who(atSeat(doc, seat), side).includes(contestant));
      return at ? [{ contestant, seats: own, at }] : [];
    }),
  );
};

/** Both players of a pair, and of a side of individuals those who have played the board before. */
const seatsOf = (before: readonly PlayedBefore[]): ReadonlySet<Seat> => new Set(before.flatMap(({ seats }) => seats));

const outcomesBy = (before: readonly PlayedBefore[], fault: Partial<BySide<Fault>>): BySide<AdjustedOutcome> => {
  const seats = seatsOf(before);
  const of = (side: (typeof SIDES)[number]): AdjustedOutcome => {
    const own = fault[side];
    const [one] = SEATS.filter((seat) => sideOf(seat) === side && seats.has(seat));
    if (own === undefined) return { kind: 'cancelled' };
    return one === undefined ? gradeFor(own) : { ...gradeFor(own), playedBefore: one };
  };
  return { NS: of('NS'), EW: of('EW') };
};

/** Cancelled by 15B (since 2017 15B1); who has lost a chance has an artificial score (15B3, 12C2a). */
const lawsFor = (context: FormContext, isLost: boolean): readonly LawRef[] => {
  const paragraphs = since(editionOf(context), 'wbf-2017') ? ['15B1', ...(isLost ? ['15B3'] : [])] : ['15B'];
  return [...paragraphs, ...(isLost ? ['12C2a'] : [])].map((paragraph) => lawIn(context, paragraph));
};

const hasItFrom = ({ contestant, at: { table, attempt } }: PlayedBefore): Message =>
  formReason('PlayedBefore', { contestant: { contestant }, table, attempt });

/**
 * A board that somebody at the table has played before: nobody has this result of it. Who has played it before keeps
 * the first score; a side that has lost its chance has an artificial one by its fault. Pairs and individuals only.
 */
export const secondPlay = form({
  id: 'second-play',
  title: 'Board played a second time: cancelled, and an artificial score for whoever has lost a chance',
  laws: (context) => lawsFor(context, true),
  notHere: (context) => {
    const { session } = ownSession(context).scoringContext;
    const isOfTeams = isMatchForm(session.scoring) || session.contestants.some(({ kind }) => kind === 'team');
    if (isOfTeams) return noUse('in-a-match-86B');
    return playedBefore(context).length > 0 ? null : noUse('not-played-before');
  },
  fields: () =>
    object({
      fault: says(
        'how far a side is at fault that has lost its chance of a result; nothing for a side that has played the board before, or has it from elsewhere',
        object({ NS: optional(aFault), EW: optional(aFault) }),
      ),
    }),
  fill: ({ fault }, context) => {
    const before = playedBefore(context);
    const seats = seatsOf(before);
    const isPlayedBy = (side: (typeof SIDES)[number]): boolean =>
      SEATS.every((seat) => sideOf(seat) !== side || seats.has(seat));
    const wrong = SIDES.find((side) => fault[side] !== undefined && isPlayedBy(side));
    if (wrong) return err([problem(`fault.${wrong}`, 'keeps-its-score')]);
    const outcome = outcomesBy(before, fault);
    const isLost = SIDES.some((side) => fault[side] !== undefined);
    return ok({
      outcome,
      laws: lawsFor(context, isLost),
      reasons: before.map(hasItFrom),
      warnings: manyAveragePlus(context, outcome),
    });
  },
});
