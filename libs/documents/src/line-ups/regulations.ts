import { type Regulations, saidBy } from '@app/bridge';
import type { ContestantEntered, Seating } from '@app/contract';
import type { SessionDoc } from '@app/session';

type Kind = ContestantEntered['kind'];

/** What regulations say of who plays, where, and what follows; null: they say nothing of it, or nothing follows. */
export interface LineUpRegulations {
  readonly seatingBy: Seating;
  /** The teams of a match sat the other way than scheduled, and what follows where both tables had one direction. */
  readonly directions: string | null;
  readonly sameDirection: string | null;
  /** Who is not entered and no substitute. */
  readonly notEntered: Readonly<Record<Kind, string>>;
  /** What an illegal player costs. */
  readonly illegalPlayer: 'absence' | 'disqualification-but-for-teams' | null;
  /** Players of a team were changed during a round, and who may let that be. */
  readonly changedDuringRound: string | null;
  readonly dispensation: string | null;
  /** Line-ups for extra boards (DBf 231D). */
  readonly extraBoards: 'dbf-231D' | null;
}

const NONE: LineUpRegulations = {
  seatingBy: 'free',
  directions: null,
  sameDirection: null,
  notEntered: { team: 'conditions', pair: 'conditions', individual: 'conditions' },
  illegalPlayer: null,
  changedDuringRound: null,
  dispensation: null,
  extraBoards: null,
};

const OF: Readonly<Partial<Record<Regulations, LineUpRegulations>>> = {
  'dbf-2013': {
    seatingBy: 'dbf-231C',
    directions: 'DBf 231A2',
    sameDirection: 'DBf 215',
    notEntered: { team: 'DBf 241D1, 242', pair: 'DBf 241D1, 242', individual: 'DBf 241D1, 242' },
    illegalPlayer: 'absence',
    changedDuringRound: 'DBf 231B',
    dispensation: 'DBf 231B, 244A2',
    extraBoards: 'dbf-231D',
  },
  'fsb-2008': {
    ...NONE,
    seatingBy: 'fsb-104',
    directions: 'FSB 104A',
    notEntered: { team: 'FSB 103A', pair: 'FSB 102A', individual: 'FSB 102A' },
    illegalPlayer: 'disqualification-but-for-teams',
    changedDuringRound: 'FSB 103B, 104E',
  },
};

/** What the regulations of a session say of line-ups; the Laws alone say nothing. */
export const lineUpRegulations = ({ regulations }: SessionDoc): LineUpRegulations => saidBy(regulations, OF) ?? NONE;
