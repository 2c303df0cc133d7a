import type { Moved, StandingsRow } from '@app/contract';
import { type Names, nameOf } from '../ledger/documents';

/** In units of the picture, which grows with its place. */
const WIDTH = 360;
const ROW = 30;
const LEFT = 8;
const RIGHT = 8;

interface Line {
  readonly contestant: string;
  readonly places: string;
  readonly from: number;
  readonly to: number;
}

const worth = ({ percentage, total }: StandingsRow): number => Number(percentage ?? total);

const lineOf = ({ contestant, before, after }: Moved): readonly Line[] =>
  before === null || after === null
    ? []
    : [
        {
          contestant,
          places: before.place === after.place ? after.place : `${before.place} → ${after.place}`,
          from: worth(before),
          to: worth(after),
        },
      ];

interface ArrowProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** From an open circle to the point of an arrow; who stays has the circle alone. */
const Arrow = ({ from, to, y }: ArrowProps) => {
  const back = to > from ? -5 : 5;
  return (
    <>
      <circle class="moved-from" cx={from} cy={y} r={3.5} />
      {Math.abs(to - from) > 0.5 && (
        <>
          <path class="moved-line" d={`M${from} ${y}H${to}`} />
          <path class="moved-to" d={`M${to} ${y}l${back} -4v8z`} />
        </>
      )}
    </>
  );
};

interface MovedChartProps {
  readonly moved: readonly Moved[];
  readonly names: Names;
}

/**
 * What a decision moves: each contestant from its percentage or total before to that after, by arrows. A picture of what
 * the table beside it says in numbers, which is for those who cannot see it.
 */
export const MovedChart = ({ moved, names }: MovedChartProps) => {
  const lines = moved.flatMap(lineOf);
  if (lines.length === 0) return null;
  const all = lines.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (value: number): number => LEFT + ((value - low) / (high - low || 1)) * (WIDTH - LEFT - RIGHT);
  return (
    <svg class="moved-chart" viewBox={`0 0 ${WIDTH} ${lines.length * ROW}`} aria-hidden="true">
      {lines.map(({ contestant, places, from, to }, index) => (
        <g key={contestant}>
          <text x={0} y={index * ROW + 11}>
            {nameOf(names, contestant)}
          </text>
          <text x={WIDTH} y={index * ROW + 11} class="moved-places">
            {places}
          </text>
          <path class="moved-ground" d={`M${LEFT} ${index * ROW + 22}H${WIDTH - RIGHT}`} />
          <Arrow from={x(from)} to={x(to)} y={index * ROW + 22} />
        </g>
      ))}
    </svg>
  );
};
