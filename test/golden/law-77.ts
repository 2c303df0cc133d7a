/**
 * Law 77 once more, straight from its table and independent of `libs/scoring`: what declarer's side scores for one
 * contract and one number of tricks. The Law's own order is kept: trick score, premiums, undertricks.
 */

export interface Row {
  readonly bid: string;
  readonly risk: string;
  readonly vulnerable: boolean;
  readonly tricks: number;
  readonly score: number;
}

const DENOMINATIONS = ['C', 'D', 'H', 'S', 'NT'];
const RISKS = ['undoubled', 'doubled', 'redoubled'];

const trickScore = (level: number, denomination: string, risk: string): number => {
  let points = 0;
  for (let odd = 1; odd <= level; odd += 1) {
    if (denomination === 'C' || denomination === 'D') points += 20;
    else if (denomination === 'H' || denomination === 'S') points += 30;
    else points += odd === 1 ? 40 : 30;
  }
  if (risk === 'doubled') return points * 2;
  if (risk === 'redoubled') return points * 4;
  return points;
};

const overtrick = (denomination: string, risk: string, vulnerable: boolean): number => {
  if (risk === 'doubled') return vulnerable ? 200 : 100;
  if (risk === 'redoubled') return vulnerable ? 400 : 200;
  return denomination === 'C' || denomination === 'D' ? 20 : 30;
};

const made = (level: number, denomination: string, risk: string, vulnerable: boolean, over: number): number => {
  let score = trickScore(level, denomination, risk);
  const game = score >= 100;
  score += over * overtrick(denomination, risk, vulnerable);
  if (level === 6) score += vulnerable ? 750 : 500;
  if (level === 7) score += vulnerable ? 1500 : 1000;
  if (game) score += vulnerable ? 500 : 300;
  else score += 50;
  if (risk === 'doubled') score += 50;
  if (risk === 'redoubled') score += 100;
  return score;
};

/** The Law's three columns of penalties for undertricks, not vulnerable and vulnerable. */
const down = (undertricks: number, risk: string, vulnerable: boolean): number => {
  let penalty = 0;
  for (let nth = 1; nth <= undertricks; nth += 1) {
    let doubled: number;
    if (vulnerable) doubled = nth === 1 ? 200 : 300;
    else if (nth === 1) doubled = 100;
    else if (nth <= 3) doubled = 200;
    else doubled = 300;
    if (risk === 'doubled') penalty += doubled;
    else if (risk === 'redoubled') penalty += 2 * doubled;
    else penalty += vulnerable ? 100 : 50;
  }
  return penalty;
};

/** All 2,940 rows: 35 bids, 3 risks, 2 vulnerabilities, 0 to 13 tricks. */
export const allRows = (): readonly Row[] => {
  const rows: Row[] = [];
  for (let level = 1; level <= 7; level += 1) {
    for (const denomination of DENOMINATIONS) {
      for (const risk of RISKS) {
        for (const vulnerable of [false, true]) {
          for (let tricks = 0; tricks <= 13; tricks += 1) {
            const over = tricks - 6 - level;
            const score = over < 0 ? -down(-over, risk, vulnerable) : made(level, denomination, risk, vulnerable, over);
            rows.push({ bid: `${level}${denomination}`, risk, vulnerable, tricks, score });
          }
        }
      }
    }
  }
  return rows;
};

/** The golden file: a head line, then one line a row. */
export const asCsv = (rows: readonly Row[]): string =>
  ['bid,risk,vulnerable,tricks,score']
    .concat(rows.map(({ bid, risk, vulnerable, tricks, score }) => [bid, risk, vulnerable, tricks, score].join(',')))
    .map((line) => `${line}\n`)
    .join('');
