import type { Unit } from '../contestants/running';
import { contestantMessages } from '../strings/contestant';
import { type Scale, scaleFor } from './scale';

/** What is drawn of a board: what it was worth itself, and how far one had come with it. */
export interface Plotted {
  readonly board: number;
  /** In the unit of the chart; null where it has none. */
  readonly own: number | null;
  readonly running: number;
}

interface RunningScoreProps {
  readonly unit: Unit;
  readonly plotted: readonly Plotted[];
}

const WIDTH = 640;
const HEIGHT = 220;
const FRAME = { left: 40, right: WIDTH - 8, top: 12, bottom: HEIGHT - 26 };

/** What is neither good nor bad. */
const NEUTRAL: Readonly<Record<Unit, number>> = { percentage: 50, sum: 0 };

interface PartProps {
  readonly plotted: readonly Plotted[];
  readonly scale: Scale;
  readonly neutral: number;
}

const Grid = ({ scale: { ticks, y }, neutral }: PartProps) => (
  <g class="chart-grid">
    {ticks.map((tick) => (
      <g key={tick}>
        <line
          class={tick === neutral ? 'chart-neutral' : undefined}
          x1={FRAME.left}
          x2={FRAME.right}
          y1={y(tick)}
          y2={y(tick)}
        />
        <text x={FRAME.left - 6} y={y(tick) + 4} text-anchor="end">
          {tick}
        </text>
      </g>
    ))}
  </g>
);

/** Each board by itself, from the neutral line up or down. */
const Bars = ({ plotted, scale: { x, y, step }, neutral }: PartProps) => {
  const wide = Math.min(22, step * 0.7);
  return (
    <g class="chart-bars">
      {plotted.map(({ own }, index) => {
        if (own === null) return null;
        const [upper, lower] = [y(Math.max(own, neutral)), y(Math.min(own, neutral))];
        return (
          <rect key={index} x={x(index) - wide / 2} y={upper} width={wide} height={Math.max(lower - upper, 1.5)} />
        );
      })}
    </g>
  );
};

const Line = ({ plotted, scale: { x, y } }: PartProps) => (
  <g class="chart-line">
    <polyline points={plotted.map(({ running }, index) => `${x(index)},${y(running)}`).join(' ')} />
    {plotted.map(({ running }, index) => (
      <circle key={index} cx={x(index)} cy={y(running)} r="3.2" />
    ))}
  </g>
);

/** More numbers of boards would run into each other. */
const MOST_LABELS = 26;

const Labels = ({ plotted, scale: { x } }: PartProps) => {
  const every = Math.ceil(plotted.length / MOST_LABELS);
  return (
    <g class="chart-labels">
      {plotted.map(({ board }, index) =>
        index % every === 0 ? (
          <text key={index} x={x(index)} y={HEIGHT - 8} text-anchor="middle">
            {board}
          </text>
        ) : null,
      )}
    </g>
  );
};

/** How a contestant's score went, board by board, with the boards along the bottom. The same numbers are to be in a table beside it. */
export const RunningScore = ({ unit, plotted }: RunningScoreProps) => {
  const running = plotted.map((one) => one.running);
  const [first, last] = [running[0], running.at(-1)];
  if (first === undefined || last === undefined) return null;
  const neutral = NEUTRAL[unit];
  const own = plotted.flatMap((one) => one.own ?? []);
  const parts = { plotted, scale: scaleFor(plotted.length, [neutral, ...running, ...own], FRAME), neutral };
  const words = contestantMessages.chartOf(unit, first, last, Math.min(...running), Math.max(...running));
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words}>
        <Grid {...parts} />
        <Bars {...parts} />
        <Line {...parts} />
        <Labels {...parts} />
      </svg>
      <figcaption class="quiet">{contestantMessages.legend[unit]}</figcaption>
    </figure>
  );
};
