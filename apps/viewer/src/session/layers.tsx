import type { LayerRankingView, Standings, StandingsLayer } from '@app/contract';
import { type Names, nameOf } from '../ledger/documents';
import { contestantHref } from '../route';
import { NumberLink } from '../shared/number-link';
import { withMinus } from '../shared/with-minus';
import { messages } from '../strings';
import { isFoundBy } from './find';

const titleOf = (kind: StandingsLayer['kind'], { name, ranking, direction }: LayerRankingView): string => {
  const about =
    kind === 'stratum' ? messages.session.stratum(name) : kind === 'venue' ? name : messages.session.withHandicap;
  const side = direction === null ? ranking : messages.side(direction);
  return side === '' ? about : `${about}, ${side}`;
};

interface LayerTableProps {
  readonly session: string;
  readonly kind: StandingsLayer['kind'];
  readonly ranking: LayerRankingView;
  readonly total: string;
  readonly afterRound: string | null;
  readonly names: Names;
  readonly mine: string | null;
}

/** One ranking of a layer: its own places, and the places in the ranking of all. */
const LayerTable = ({ session, kind, ranking, total, afterRound, names, mine }: LayerTableProps) => {
  const address = kind === 'handicap' ? 'handicap' : 'total';
  return (
    <table class="list ranking">
      <caption>{titleOf(kind, ranking)}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            {messages.session.place}
          </th>
          <th scope="col">{messages.session.contestant}</th>
          {kind === 'handicap' && (
            <th scope="col" class="number">
              {messages.session.handicap}
            </th>
          )}
          <th scope="col" class="number">
            {total}
          </th>
          <th scope="col" class="number">
            {messages.session.overall}
          </th>
        </tr>
      </thead>
      <tbody>
        {ranking.rows.map((row) => (
          <tr key={row.contestant} class={row.contestant === mine ? 'mine' : undefined}>
            <td class="number place">{row.place}</td>
            <th scope="row" class="name">
              <a href={contestantHref(session, row.contestant)}>{nameOf(names, row.contestant)}</a>
            </th>
            {kind === 'handicap' && <td class="number">{withMinus(row.handicap ?? '')}</td>}
            <td class="number strong">
              <NumberLink
                session={session}
                address={`${address}/${row.contestant}`}
                value={withMinus(row.total)}
                afterRound={afterRound}
              />
            </td>
            <td class="number">
              <NumberLink
                session={session}
                address={`place/${row.contestant}`}
                value={row.overall}
                afterRound={afterRound}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface LayersProps {
  readonly session: string;
  readonly standings: Standings;
  /** The round that they are of; null for as it stands. */
  readonly afterRound: string | null;
  /** Whom the reader looks for; empty where nobody. */
  readonly searchText: string;
  readonly names: Names;
  readonly mine: string | null;
}

const headingOf = (measure: Standings['measure']): string => {
  if (measure === 'percent') return messages.session.percentage;
  return measure === 'victory-points' ? messages.session.totalVictoryPoints : messages.session.total;
};

/** What is laid over the ranking of all: rankings of strata and of venues, and one with handicaps. */
export const Layers = ({
  session,
  standings: { layers, measure },
  afterRound,
  searchText,
  names,
  mine,
}: LayersProps) => (
  <>
    {layers.map(({ kind, rankings, without }) => (
      <section key={kind}>
        {rankings
          .map((one) => ({
            ...one,
            rows: one.rows.filter(({ contestant }) => isFoundBy(searchText, contestant, nameOf(names, contestant))),
          }))
          .filter(({ rows }) => rows.length > 0)
          .map((one) => (
            <LayerTable
              key={`${one.name}/${one.ranking}`}
              session={session}
              kind={kind}
              ranking={one}
              total={headingOf(measure)}
              afterRound={afterRound}
              names={names}
              mine={mine}
            />
          ))}
        {without.length > 0 && (
          <p class="quiet">
            {messages.session.withoutHandicap(without.map((contestant) => nameOf(names, contestant)).join(', '))}
          </p>
        )}
      </section>
    ))}
  </>
);
