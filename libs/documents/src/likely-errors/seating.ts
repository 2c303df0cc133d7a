import { type BySide, type Param, SIDES, saysTheSame } from '@app/bridge';
import type { SessionDoc } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { SEATING } from './assumptions';
import { type Found, found, onBoard } from './found';
import { likelyErrorMessage } from './messages';
import { type Planned, inRounds, movementOf } from './movement';

type Pairs = BySide<string>;

const who = (contestant: string): Param => ({ contestant });
const pairParams = ({ NS, EW }: Pairs, prefix = ''): Readonly<Record<string, Param>> =>
  prefix === '' ? { NS: who(NS), EW: who(EW) } : { [`${prefix}NS`]: who(NS), [`${prefix}EW`]: who(EW) };

const same = (one: Pairs, other: Pairs): boolean => SIDES.every((side) => one[side] === other[side]);
const reversed = ({ NS, EW }: Pairs): Pairs => ({ NS: EW, EW: NS });

/** A person has put other contestants in the place of those that were entered: that is decided. */
const isDecided = ({ seated, contestants }: BoardDoc): boolean => !same(seated, contestants);

type Docs = readonly [BoardDoc, ...BoardDoc[]];
const isSome = (docs: readonly BoardDoc[]): docs is Docs => docs.length > 0;

const fitting = (docs: Docs, contestants: Pairs) => docs.map((doc) => onBoard(doc, { fits: { contestants } }));

/** Boards with the same contestants, which are not those of the movement. */
const againstMovement = (docs: Docs, round: readonly BoardDoc[], planned: Planned, all: readonly Planned[]): Found => {
  const recorded = docs[0].contestants;
  const params = { ...pairParams(recorded), ...pairParams(planned.contestants, 'planned') };
  const rest = { boards: fitting(docs, planned.contestants) };
  if (same(recorded, reversed(planned.contestants))) {
    const likelihood = docs.length === round.length ? SEATING.reversedOnAll : SEATING.reversedOnSome;
    return found('switched-pairs', likelihood, docs, likelyErrorMessage('schedule-reversed', params), rest);
  }
  const elsewhere = all.find((one) => one.round === planned.round && same(one.contestants, recorded));
  return elsewhere
    ? found(
        'switched-pairs',
        SEATING.exchanged,
        docs,
        likelyErrorMessage('schedule-exchanged', { ...params, table: elsewhere.table }),
        rest,
      )
    : found('switched-pairs', SEATING.other, docs, likelyErrorMessage('schedule-other', params), rest);
};

/** Boards of a round at a table whose contestants are not those of most of its boards. */
const unlikeRound = (docs: Docs, usual: Pairs): Found =>
  found(
    'switched-pairs',
    same(docs[0].contestants, reversed(usual)) ? SEATING.reversedOnSome : SEATING.other,
    docs,
    likelyErrorMessage('unlike-round', { ...pairParams(docs[0].contestants), ...pairParams(usual, 'planned') }),
    { boards: fitting(docs, usual) },
  );

const bySeating = (docs: readonly BoardDoc[]): readonly Docs[] => {
  const groups: BoardDoc[][] = [];
  for (const doc of docs) {
    const group = groups.find(([first]) => first && same(first.contestants, doc.contestants));
    if (group) group.push(doc);
    else groups.push([doc]);
  }
  return groups.flatMap((group) => (isSome(group) ? [group] : []));
};

/** Within a round that the movement does not have: those few that are not like most of the others. */
const amongThemselves = (round: readonly BoardDoc[]): readonly Found[] => {
  const [usual, ...others] = [...bySeating(round)].sort((one, other) => other.length - one.length);
  if (!usual || usual.length <= others.reduce((sum, docs) => sum + docs.length, 0)) return [];
  return others.map((docs) => unlikeRound(docs, usual[0].contestants));
};

/** A pair that is on record twice on a board: only teams and individuals play one again. */
const twiceOnBoard = (session: SessionDoc, docs: readonly BoardDoc[]): readonly Found[] => {
  const others = new Set(session.contestants.filter(({ kind }) => kind !== 'pair').map(({ contestant }) => contestant));
  const first = new Map<string, BoardDoc>();
  return docs.flatMap((doc) =>
    SIDES.flatMap((side) => {
      const contestant = doc.contestants[side];
      if (others.has(contestant)) return [];
      const key = JSON.stringify([contestant, doc.board]);
      const before = first.get(key);
      if (!before) first.set(key, doc);
      // The same two at both tables is one result that is on record twice.
      if (!before || saysTheSame(Object.values(before.contestants).sort(), Object.values(doc.contestants).sort()))
        return [];
      const what = likelyErrorMessage('twice', {
        contestant: who(contestant),
        board: doc.board,
        one: before.table,
        other: doc.table,
      });
      return [found('switched-pairs', SEATING.twice, [doc, before], what)];
    }),
  );
};

/**
 * Contestants on record who are not those that the movement has there, or whom the other boards of the round do not
 * have, or who would have played a board twice.
 * @param others what is wrong with the numbers of boards: it puts contestants on a board twice as well
 */
export const seatingErrors = (
  session: SessionDoc,
  docs: readonly BoardDoc[],
  others: readonly Found[],
): readonly Found[] => {
  const movement = movementOf(session);
  const open = docs.filter((doc) => !isDecided(doc));
  const byRound = inRounds(open).flatMap((round): readonly Found[] => {
    const { round: number = null, table = '' } = round[0] ?? {};
    if (number === null) return [];
    const planned = movement.filter((one) => one.round === number && one.table === table);
    if (planned.length === 0) return amongThemselves(round);
    return bySeating(round).flatMap((group): readonly Found[] => {
      const own = planned.find(({ boards }) => boards.includes(group[0].board));
      return !own || same(group[0].contestants, own.contestants) ? [] : [againstMovement(group, round, own, movement)];
    });
  });
  const told = new Set([...others, ...byRound].flatMap(({ boards }) => boards.map(({ stream }) => stream)));
  const twice = twiceOnBoard(session, docs).filter(({ boards }) => !boards.some(({ stream }) => told.has(stream)));
  return [...byRound, ...twice];
};
