import type { Absent, AppealInstance, AppealPart, Ladder, Procedure } from '@app/contract';

/** An instance on a ladder, what it is there for, and what it may not overrule but only recommend (93B3, 91). */
export interface Rung {
  readonly instance: AppealInstance;
  readonly procedure: Procedure;
  readonly paragraph: string;
  /**
   * `law-part`: the chief director, for what is purely of law or regulations. `in-place`: only where there is no oral
   * committee. `by-referral`: only where a case is sent there.
   */
  readonly comes: 'first' | 'law-part' | 'committee' | 'in-place' | 'by-referral' | 'always';
  readonly onlyRecommends: readonly AppealPart[];
}

interface Rungs {
  readonly rungs: readonly Rung[];
  /** Where no committee can be had: the chief director hears all, one person sits as committee, or it goes further. */
  readonly withoutCommittee: 'chief-director' | 'one-person' | 'further';
}

/** Beyond a committee that hears a case where it was played (93B3, DBf 252B2). */
const BEYOND: readonly AppealPart[] = ['law', 'discipline'];

const rung = (
  instance: AppealInstance,
  comes: Rung['comes'],
  paragraph: string,
  procedure: Procedure = 'oral',
  onlyRecommends: readonly AppealPart[] = [],
): Rung => ({ instance, procedure, paragraph, comes, onlyRecommends });

const first = (paragraph: string): Rung => rung('director', 'first', paragraph);
const chief = (paragraph: string): Rung => rung('chief-director', 'law-part', paragraph);
const oral = (paragraph: string): Rung => rung('oral-committee', 'committee', paragraph, 'oral', BEYOND);
const written = (instance: AppealInstance, paragraph: string, comes: Rung['comes'] = 'always'): Rung =>
  rung(instance, comes, paragraph, 'written');
const federation = (paragraph: string): Rung => written('federation-committee', paragraph);

/** The ladders, the first instance first. */
const LADDER: Readonly<Record<Ladder, Rungs>> = {
  'law-93': {
    rungs: [first('L92B'), chief('L93B1'), oral('L93B2'), written('regulating-authority', 'L93C')],
    withoutCommittee: 'chief-director',
  },
  'dbf-310A': {
    rungs: [first('DBf 310A1'), chief('DBf 310A2'), oral('DBf 310A3'), federation('DBf 310A4')],
    withoutCommittee: 'one-person',
  },
  'dbf-310B': {
    rungs: [first('DBf 310B1'), oral('DBf 310B2'), federation('DBf 310B3')],
    withoutCommittee: 'further',
  },
  'dbf-310C-district': {
    rungs: [
      first('DBf 310C1'),
      oral('DBf 310C2'),
      written('district-committee', 'DBf 310C2', 'in-place'),
      federation('DBf 310C3'),
    ],
    withoutCommittee: 'further',
  },
  'dbf-310C-region': {
    rungs: [
      first('DBf 310C1'),
      oral('DBf 310C2'),
      written('region-committee', 'DBf 310C2', 'in-place'),
      federation('DBf 310C3'),
    ],
    withoutCommittee: 'further',
  },
  'dbf-310D': { rungs: [first('DBf 310D2'), federation('DBf 310D4')], withoutCommittee: 'further' },
  'dbf-310D-district': {
    rungs: [first('DBf 310D2'), written('district-committee', 'DBf 310D3'), federation('DBf 310D4')],
    withoutCommittee: 'further',
  },
  'dbf-310D-region': {
    rungs: [first('DBf 310D2'), written('region-committee', 'DBf 310D3'), federation('DBf 310D4')],
    withoutCommittee: 'further',
  },
  'dbf-256-club': {
    rungs: [
      first('DBf 256A1'),
      chief('DBf 256A2'),
      oral('DBf 256A3'),
      written('club-committee', 'DBf 256A3', 'by-referral'),
      written('district-committee', 'DBf 256A4'),
      federation('DBf 256A5'),
    ],
    withoutCommittee: 'chief-director',
  },
  'fsb-93': {
    rungs: [
      first('FSB 107B'),
      chief('L93B1'),
      rung('jury', 'committee', 'FSB 107B1', 'oral', BEYOND),
      // Matters of discipline are for another body (LK B).
      rung('law-commission', 'always', 'FSB 107B4', 'written', ['discipline']),
    ],
    withoutCommittee: 'chief-director',
  },
};

/** What a case asks of its ladder. */
export interface OnLadder {
  readonly ladder: Ladder;
  readonly parts: readonly AppealPart[];
  readonly absent: readonly Absent[];
}

export const isOfDbf = (ladder: Ladder): boolean => ladder.startsWith('dbf-');

/** The chief director hears and decides everything (93A). */
export const chiefDirectorHearsAll = ({ ladder, absent }: Pick<OnLadder, 'ladder' | 'absent'>): boolean =>
  absent.includes('committee') &&
  !absent.includes('chief-director') &&
  LADDER[ladder].withoutCommittee === 'chief-director';

/** One person sits as committee for what the chief director has not decided already (DBf 310A3). */
const hears = (one: Rung, { ladder, parts, absent }: OnLadder): boolean => {
  const noCommittee = absent.includes('committee');
  switch (one.comes) {
    case 'law-part':
      return !absent.includes('chief-director') && (parts.includes('law') || chiefDirectorHearsAll({ ladder, absent }));
    case 'committee':
      return !noCommittee || (LADDER[ladder].withoutCommittee === 'one-person' && parts.some((part) => part !== 'law'));
    case 'in-place':
      return noCommittee;
    case 'always':
      return true;
    case 'first':
    case 'by-referral':
      return false;
  }
};

/** The place of an instance on the ladder; -1 where it is not on it. */
export const rankOf = (ladder: Ladder, instance: AppealInstance): number =>
  LADDER[ladder].rungs.findIndex((one) => one.instance === instance);

export const rungOf = (ladder: Ladder, instance: AppealInstance): Rung | null =>
  LADDER[ladder].rungs.find((one) => one.instance === instance) ?? null;

/** Who hears a case that was decided below; null where nobody does any more. */
export const rungAbove = (below: AppealInstance, on: OnLadder): Rung | null =>
  LADDER[on.ladder].rungs.slice(rankOf(on.ladder, below) + 1).find((one) => hears(one, on)) ?? null;

/** By which paragraph the last instance has the last word. */
export const lastWord = (ladder: Ladder): string =>
  isOfDbf(ladder) ? 'DBf X93A3' : ladder === 'fsb-93' ? 'FSB LK C' : 'L93C2';
