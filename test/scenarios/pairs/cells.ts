import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Edition, EDITIONS, type Side } from '@app/bridge';
import { IRREGULARITIES, type Kind } from './irregularities';
import type { PlanName } from './lines';

/** A plan, and with commas what else goes wrong before the two: `competitive, bid-out-of-rotation EW 0 ruled 1`. */
export interface Start {
  readonly plan: PlanName;
  readonly prepared: readonly Prepared[];
}

/** An irregularity by a side, so many ordinary acts after the table before it: `revoke NS 12`. */
export interface WrongAt {
  readonly kind: Kind;
  readonly side: Side;
  readonly index: number;
  /** Which of the ways in which it can happen there: `revoke NS 12.3`; the first where left out. */
  readonly nth: number;
}

/** By which choices and answers something is ruled on (0: the first that are possible); null where it stays open. */
export type Pick = number | null;

/** Something else that goes wrong at the table, without which one of the two could not. */
export type Prepared = WrongAt & { readonly pick: Pick };

/** Whether the second irregularity comes while the first is open, or once the director has ruled on it. */
export type When = 'open' | 'ruled';
export const WHENS: readonly When[] = ['open', 'ruled'];

/** One way in which two irregularities meet at a table. */
export interface Cell {
  readonly edition: Edition;
  readonly start: Start;
  readonly first: WrongAt;
  readonly pick: Pick;
  readonly between: readonly Prepared[];
  readonly then: WrongAt;
}

const FILE = join(__dirname, 'cells.txt');

const words = ({ kind, side, index, nth }: WrongAt): string => `${kind} ${side} ${index}${nth === 0 ? '' : `.${nth}`}`;

const ruling = (pick: Pick): string => (pick === null ? 'open' : `ruled ${pick}`);

const withPrepared = (text: string, prepared: readonly Prepared[]): string =>
  [text, ...prepared.map((one) => `${words(one)} ${ruling(one.pick)}`)].join(', ');

const rowOf = ({ edition, start: { plan, prepared }, first, pick, between }: Cell): string =>
  [edition, withPrepared(plan, prepared), words(first), withPrepared(ruling(pick), between)].join(' | ');

/** One line for each first irregularity, and after the colon the ones that follow. */
export const cellsAsText = (cells: readonly Cell[]): string => {
  const rows = new Map<string, string[]>();
  for (const cell of cells) {
    const row = rowOf(cell);
    rows.set(row, [...(rows.get(row) ?? []), words(cell.then)]);
  }
  return [...rows].map(([row, then]) => `${row}: ${then.join(', ')}\n`).join('');
};

const wrongAt = (text: string): WrongAt => {
  const [kind = '', side = '', moment = ''] = text.trim().split(' ');
  const [index = 0, nth = 0] = moment.split('.').map(Number);
  return { kind: kind as Kind, side: side as Side, index, nth };
};

const pickIn = (text: string): Pick => (text.endsWith('open') ? null : Number(text.split(' ').at(-1)));

const preparedIn = (text: string): Prepared => ({ ...wrongAt(text), pick: pickIn(text) });

const startOf = (text: string): Start => {
  const [plan = '', ...prepared] = text.split(', ');
  return { plan: plan as PlanName, prepared: prepared.map(preparedIn) };
};

/** The cells that have been found, as the file has them. */
export const readCells = (): readonly Cell[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [row = '', then = ''] = line.split(': ');
      const [edition = '', start = '', first = '', when = ''] = row.split(' | ');
      const [ruledOn = '', ...between] = when.split(', ');
      return then.split(', ').map((one) => ({
        edition: edition as Edition,
        start: startOf(start),
        first: wrongAt(first),
        pick: pickIn(ruledOn),
        between: between.map(preparedIn),
        then: wrongAt(one),
      }));
    });

export type Sides = 'same' | 'other';
export const SIDES: readonly Sides[] = ['same', 'other'];

/** Everything that two irregularities could meet in, possible or not. */
export interface Meeting {
  readonly edition: Edition;
  readonly first: Kind;
  readonly then: Kind;
  readonly sides: Sides;
  readonly when: When;
}

export const meetingOf = ({ edition, first, then, pick }: Cell): Meeting => ({
  edition,
  first: first.kind,
  then: then.kind,
  sides: first.side === then.side ? 'same' : 'other',
  when: pick === null ? 'open' : 'ruled',
});

export const meetingKey = ({ edition, first, then, sides, when }: Meeting): string =>
  [edition, first, then, sides, when].join(' ');

export const MEETINGS: readonly Meeting[] = EDITIONS.flatMap((edition) =>
  IRREGULARITIES.flatMap((first) =>
    IRREGULARITIES.flatMap((then) =>
      SIDES.flatMap((sides) => WHENS.map((when) => ({ edition, first, then, sides, when }))),
    ),
  ),
);
