import type { BoardEvent } from '@app/contract';
import { type Decision, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { isInForce } from '../decisions';
import type { Board } from '../fold';
import { type GroundKind, GROUNDS, GROUND_KINDS } from '../grounds';
import { aboutAct } from './calling';
import type { DataOf } from './common';

type Obstacle = Decision<never> | null;
type Grounds = NonNullable<DataOf<'GiveRuling'>['grounds']>;

/** Revisions that are no events of this kind on this board. */
const notOfKind = ({ grounds, revision }: Board, kind: GroundKind, named: readonly number[]): Obstacle => {
  const wrong = named.find((at) => !grounds.some((one) => one.at === at && one.kind === kind));
  if (wrong === undefined) return null;
  const other = grounds.find(({ at }) => at === wrong);
  const is = other
    ? reason('event-of-type', { event: wrong, type: GROUNDS[other.kind] })
    : wrong > revision
      ? reason('no-event-yet', { event: wrong })
      : reason('event-is-no-ground', { event: wrong });
  return refuse('GroundUnknown', reason('other-ground', { kind, type: GROUNDS[kind], is }));
};

/** Grounds that are not what they are given as. */
export const unknownGrounds = (board: Board, grounds: Grounds | undefined): Obstacle =>
  GROUND_KINDS.map((kind) => notOfKind(board, kind, grounds?.[kind] ?? [])).find((one) => one !== null) ?? null;

const namedIn = (grounds: Grounds | undefined): readonly number[] =>
  GROUND_KINDS.flatMap((kind) => grounds?.[kind] ?? []);

/** All grounds on record that no ruling in force rests on, beside the one that is amended: its grounds go over. */
export const openGrounds = ({ grounds, decisions }: Board, amends: number | undefined): Grounds | undefined => {
  const taken = decisions.rulings
    .filter(({ at }) => at !== amends && isInForce(decisions, at))
    .flatMap(({ data }) => namedIn(data.grounds));
  const open = grounds.filter(({ at }) => !taken.includes(at));
  if (open.length === 0) return undefined;
  return Object.fromEntries(
    GROUND_KINDS.flatMap((kind) => {
      const acts = open.filter((one) => one.kind === kind).map(({ at }) => at);
      return acts.length > 0 ? [[kind, acts]] : [];
    }),
  );
};

/** A fact as the director found it; what was stated about it has been stated on this board. */
export const findFact = (board: Board, data: DataOf<'FindFact'>): Decision<BoardEvent> =>
  notOfKind(board, 'statements', data.statements ?? []) ?? aboutAct(board, data.act, { type: 'FactFound', data });
