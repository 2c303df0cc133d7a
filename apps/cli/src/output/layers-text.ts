import type { LayerRankingView, Standings, StandingsLayer } from '@app/contract';
import type { Texts } from '@app/messages';
import type { Names } from '@app/application';
import { sayCli } from './cli-texts';
import { type Column, table } from './table';

interface LayerColumn extends Column {
  readonly cell: (row: LayerRankingView['rows'][number]) => string;
}

const rankingText = (
  { kind }: Pick<StandingsLayer, 'kind'>,
  { name, ranking, rows }: LayerRankingView,
  names: Names,
  texts: Texts,
  total: string,
): string => {
  const cli = sayCli(texts);
  const number = (text: string): string => texts.value({ exact: text });
  const columns: readonly LayerColumn[] = [
    { heading: cli('heading.place'), right: true, cell: ({ place }) => place },
    { heading: cli('heading.id'), cell: ({ contestant }) => contestant },
    { heading: cli('heading.name'), cell: ({ contestant }) => names[contestant] ?? '' },
    ...(kind === 'handicap'
      ? [
          {
            heading: cli('heading.handicap'),
            right: true,
            cell: ({ handicap }: LayerRankingView['rows'][number]) => number(handicap ?? '0'),
          },
        ]
      : []),
    { heading: total, right: true, cell: (row) => number(row.total) },
    { heading: cli('heading.overall'), right: true, cell: ({ overall }) => overall },
  ];
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
  return `${cli('layer', { kind, name, ranking: ranking === '' ? 'none' : ranking })}\n${table(columns, cells, () => [])}`;
};

/**
 * What is laid over a ranking, for a person to read: a table for each ranking of a layer, and who is in none of them.
 * @param total what totals are counted in, as a heading
 */
export const layersText = (
  { layers }: Pick<Standings, 'layers'>,
  names: Names,
  texts: Texts,
  total: string,
): readonly string[] =>
  layers.flatMap((layer) => [
    ...layer.rankings.map((ranking) => rankingText(layer, ranking, names, texts, total)),
    ...(layer.without.length === 0
      ? []
      : [sayCli(texts)('layer-without', { contestants: { list: [...layer.without] } })]),
  ]);
