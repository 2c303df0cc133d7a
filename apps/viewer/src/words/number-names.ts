/** What the numbers are called that a number comes from, as the derivations have it. */
export const NUMBER_NAMES = [
  'percent',
  'part of what could be had',
  'could be had',
  'hundred',
  'points of all sessions',
  'points of all boards',
  'total less penalties',
  'with what was carried over',
  'as if all had played as much',
  'most that anybody could have',
  'multiplied up to the greatest top',
  'greatest top of a board',
  'tops',
  'top',
  'rounded',
  'difference',
  'own score',
  'less the other score',
  'score',
  'comparisons',
  'mean a comparison',
  'comparisons to be made',
  'less the datum',
  'datum: mean of the scores that are left',
  'nothing to compare with',
  'minus one',
  'one',
  'half',
  'a third',
  'results not compared',
  'A, results stood for',
  'G, results',
  'percentage of a top',
  'percentage for a group of at most three',
  'percentage for units won',
  'least percentage',
  'a unit',
  'a hundredth of a top',
  'a tenth of a top for a small group',
  'in points and halves',
  'half a point a unit',
  'from the average',
  'less the average',
  'from nothing',
  'average',
  'average plus',
  'average minus',
  'average plus, or what it has on the other boards',
  'average minus, or what it has on the other boards',
  'sit-out, for the time being',
  'sit-out: what it has on the other boards',
  'sit-outs as the boards played',
  'boards with those sat out',
  'boards played',
  'with boards sat out',
  'artificial score',
  'tens of percent from 50',
  'the better of average plus and the assigned score',
  'board',
  'penalty in matchpoints',
  'penalty in percent',
  'penalty in VP',
  'penalty in IMP',
  'penalty in points',
  'IMPs',
  'victory points',
  'victory points of the winner',
  'points of the board',
  'points of both rooms',
  'twenty',
  'less the winner',
  'sum',
  'matches',
  'at least',
  'at most',
  'walk-over',
  'absent',
  'absent, and could not help it',
  'the others did not come',
  'compared as average',
] as const;

export type NumberName = (typeof NUMBER_NAMES)[number];

/** What a name is said with in a language: the numbers that are called after a board, a match or another thing. */
export interface NumberTerms {
  readonly names: Readonly<Record<NumberName, string>>;
  readonly board: (board: string, table: string) => string;
  readonly match: (match: string) => string;
  readonly round: (round: string) => string;
  readonly against: (own: string, other: string) => string;
  /** A result in brackets, as `resultInWords` has it. */
  readonly result: (words: string) => string;
}

const isName = (name: string): name is NumberName => NUMBER_NAMES.some((one) => one === name);

/**
 * What a number is called, in a language; in English where nobody has said it yet.
 * @param what as derivations have it: `'board 4 at table 1: rounded'`, `'420 against -50'`, `'own score (3NT by E, 9 tricks)'`
 */
export const numberNamed =
  (terms: NumberTerms) =>
  (what: string): string => {
    if (isName(what)) return terms.names[what];
    const [, own, other] = /^(-?\d+) against (-?\d+)$/.exec(what) ?? [];
    if (own !== undefined && other !== undefined) return terms.against(own, other);
    const [, board, table] = /^board (\d+) at table (\S+)$/.exec(what) ?? [];
    if (board !== undefined && table !== undefined) return terms.board(board, table);
    const [, kind, name = ''] = /^(match|round) ([^\s:]+)$/.exec(what) ?? [];
    if (kind !== undefined) return kind === 'match' ? terms.match(name) : terms.round(name);
    const [, before, results] = /^([^(]+) \((.+)\)$/.exec(what) ?? [];
    if (before !== undefined && results !== undefined && isName(before)) {
      return `${terms.names[before]} (${results.split('; ').map(terms.result).join('; ')})`;
    }
    const [first = '', ...rest] = what.split(': ');
    return rest.length === 0 ? what : `${numberNamed(terms)(first)}: ${numberNamed(terms)(rest.join(': '))}`;
  };
