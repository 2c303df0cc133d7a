import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Edition, EDITIONS, type Side } from '@app/bridge';
import { IRREGULARITIES, type Kind } from './irregularities';
import type { PlanName } from './lines';

/** A plan, or with a comma a table that a ruling has prepared: `competitive, bid-out-of-rotation EW 0 ruled 1`. */
export interface Start {
  readonly plan: PlanName;
  readonly prepared: Prepared | null;
}

/** An irregularity by a side, so many ordinary acts after the table before it. */
export interface WrongAt {
  readonly kind: Kind;
  readonly side: Side;
  readonly index: number;
}

/** Something that has gone wrong and been ruled on, with the number of each choice and answer. */
export type Prepared = WrongAt & { readonly pick: number };

/** Whether the second irregularity comes while the first is open, or once the director has ruled on it. */
export type When = 'open' | 'ruled';
export const WHENS: readonly When[] = ['open', 'ruled'];

/** One way in which two irregularities meet at a table. */
export interface Cell {
  readonly edition: Edition;
  readonly start: Start;
  readonly first: WrongAt;
  /** Null where the first is still open; else the number of each choice and answer (0: the first that is possible). */
  readonly pick: number | null;
  /** What has gone wrong, and been ruled on, between the two: without it the second could not be. */
  readonly between: Prepared | null;
  readonly then: WrongAt;
}

const FILE = join(__dirname, 'cells.txt');

const words = ({ kind, side, index }: WrongAt): string => `${kind} ${side} ${index}`;

const withPrepared = (text: string, prepared: Prepared | null): string =>
  prepared === null ? text : `${text}, ${words(prepared)} ruled ${prepared.pick}`;

const rowOf = ({ edition, start: { plan, prepared }, first, pick, between }: Cell): string => {
  const ruling = pick === null ? 'open' : `ruled ${pick}`;
  return [edition, withPrepared(plan, prepared), words(first), withPrepared(ruling, between)].join(' | ');
};

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
  const [kind = '', side = '', index = ''] = text.trim().split(' ');
  return { kind: kind as Kind, side: side as Side, index: Number(index) };
};

const preparedIn = (text: string | undefined): Prepared | null =>
  text === undefined ? null : { ...wrongAt(text), pick: Number(text.split(' ').at(-1)) };

const startOf = (text: string): Start => {
  const [plan = '', prepared] = text.split(', ');
  return { plan: plan as PlanName, prepared: preparedIn(prepared) };
};

/** The cells that have been found, as the file has them. */
export const readCells = (): readonly Cell[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [row = '', then = ''] = line.split(': ');
      const [edition = '', start = '', first = '', when = ''] = row.split(' | ');
      const [ruling = '', between] = when.split(', ');
      const pick = ruling === 'open' ? null : Number(ruling.split(' ').at(-1));
      return then.split(', ').map((one) => ({
        edition: edition as Edition,
        start: startOf(start),
        first: wrongAt(first),
        pick,
        between: preparedIn(between),
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
