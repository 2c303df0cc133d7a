import { type Json, openBoard, toBoard, toSession } from './commands';

type Fields = Readonly<Record<string, unknown>>;

/** A session of these contestants, open to results. */
export const sessionOf = (
  session: string,
  kind: 'pair' | 'team' | 'individual',
  contestants: readonly string[],
  opening: Fields = {},
): readonly Json[] => [
  toSession('OpenSession', { laws: 'wbf-2017', scoring: 'matchpoints', ...opening }, { session }),
  toSession('AddSection', { section: 'A' }, { session }),
  ...contestants.map((contestant) => toSession('EnterContestant', { contestant, kind }, { session })),
];

/** A table's result on a board: 1NT by North, with so many tricks; `more` of how it was opened. */
export const played = (
  session: string,
  [table, board]: readonly [table: string, board: number],
  [NS, EW]: readonly [NS: string, EW: string],
  tricks: number,
  more: Fields = {},
): readonly Json[] => {
  const where = { session, table, board };
  const result = { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks };
  return [
    openBoard({ ...where, data: { section: 'A', dealer: 'N', contestants: { NS, EW }, ...more } }),
    toBoard('EnterResult', { result, source: 'slip' }, where),
  ];
};
