import { useMemo, useState } from 'preact/hooks';
import { type Plotted, RunningScore } from '../charts/running-score';
import { useMe } from '../identity/me';
import { nameOf } from '../ledger/documents';
import { useFollowed } from '../ledger/use-followed';
import { sessionHref } from '../route';
import { type SessionOverview, sessionSource } from '../session/session-source';
import { RankingBasisNote } from '../session/ranking-basis';
import { Awaited } from '../shared/awaited';
import { Page } from '../shared/page';
import { contestantMessages } from '../strings/contestant';
import '../styles/contestant.css';
import { type OwnResult, type OwnResults, ownResults } from './own-results';
import { OwnTable } from './own-table';
import { shareOf } from './running';
import { mine, setMine } from '../session/mine';
import type { StandingsRow } from '@app/contract';
import { NumberLink } from '../shared/number-link';

interface ContestantFactsProps {
  readonly session: string;
  readonly row: StandingsRow;
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly of: 'place' | 'total';
}

const factsOf = ({ place, percentage, total, boards }: StandingsRow): readonly Fact[] => [
  { label: contestantMessages.place, value: place, of: 'place' },
  ...(percentage === null
    ? []
    : [{ label: contestantMessages.percentage, value: `${percentage} %`, of: 'total' } as const]),
  ...(total === null ? [] : [{ label: contestantMessages.total, value: total, of: 'total' } as const]),
  { label: contestantMessages.boardsPlayed, value: String(boards), of: 'total' },
];

/** Where a contestant stands in the ranking; each number leads to where it comes from. */
const ContestantFacts = ({ session, row }: ContestantFactsProps) => (
  <dl class="standing">
    {factsOf(row).map(({ label, value, of }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {row.place === '-' ? (
            value
          ) : (
            <NumberLink session={session} address={`${of}/${row.contestant}`} value={value} />
          )}
        </dd>
      </div>
    ))}
  </dl>
);

interface MineButtonProps {
  readonly session: string;
  readonly contestant: string;
}

/** Keeps in this browser whose results the reader has come for. */
const MineButton = ({ session, contestant }: MineButtonProps) => {
  const [isMine, setIsMine] = useState(mine(session) === contestant);
  const toggle = (): void => {
    setMine(session, isMine ? null : contestant);
    setIsMine(!isMine);
  };
  return (
    <p class="no-print">
      <button type="button" aria-pressed={isMine} onClick={toggle}>
        {isMine ? '★' : '☆'} {contestantMessages.isMine}
      </button>{' '}
      {isMine && <span class="quiet">{contestantMessages.remembered}</span>}
    </p>
  );
};

const plottedOf = (unit: OwnResults['unit'], results: readonly OwnResult[]): readonly Plotted[] =>
  results.flatMap(({ board, counted, running }) => {
    if (running === null || counted.points === null) return [];
    const own = unit === 'percentage' ? shareOf(counted) : counted.points;
    return [{ board, own: own === null ? null : Number(own), running: Number(running) }];
  });

interface ResultsProps {
  readonly contestant: string;
  readonly value: SessionOverview;
}

const Results = ({ contestant, value }: ResultsProps) => {
  const { session, basis, standings, travellers, boards, names } = value;
  const restricted = useMe()?.sees !== 'everything';
  const own = useMemo(() => ownResults(contestant, session, travellers, boards), [contestant, value]);
  const row = standings.groups.flatMap(({ rows }) => rows).find((one) => one.contestant === contestant);
  const plotted = plottedOf(own.unit, own.results);
  if (!row && own.results.length === 0 && basis.boards !== 'none')
    return <p>{contestantMessages.unknown(contestant)}</p>;
  return (
    <>
      {row && <ContestantFacts session={session.id} row={row} />}
      <RankingBasisNote basis={basis} />
      <MineButton session={session.id} contestant={contestant} />
      {plotted.length > 1 && (
        <section class="own-part" aria-labelledby="chart">
          <h2 id="chart">{contestantMessages.chart}</h2>
          <RunningScore unit={own.unit} plotted={plotted} />
        </section>
      )}
      <section class="own-part" aria-labelledby="own">
        <h2 id="own">{contestantMessages.boardByBoard}</h2>
        {own.results.length === 0 ? (
          <p class="quiet">{contestantMessages.none}</p>
        ) : (
          <OwnTable session={session} own={own} names={names} restricted={restricted} />
        )}
      </section>
    </>
  );
};

interface ContestantPageProps {
  readonly id: string;
  readonly contestant: string;
}

/** Own results: how a pair, team or player stands in a session, and every board that has made it so. */
export const ContestantPage = ({ id, contestant }: ContestantPageProps) => {
  const source = useMemo(() => sessionSource(id), [id]);
  const { value, problem, connection } = useFollowed(source);
  const title = contestantMessages.title(nameOf(value?.names ?? {}, contestant));
  const path = [{ label: value?.session.title ?? id, href: sessionHref(id) }];
  return (
    <Page title={title} path={path} connection={connection} session={id}>
      <h1>{title}</h1>
      {value === null ? <Awaited problem={problem} /> : <Results contestant={contestant} value={value} />}
    </Page>
  );
};
