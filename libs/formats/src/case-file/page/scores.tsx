import { SIDES } from '@app/bridge';
import type { CaseEffect, CaseWorth } from '@app/contract';
import { List, Table } from './blocks';
import { type Reader, Said, useReader } from './reader';

const ofParty = ({ say, exact }: Reader, { standings }: CaseWorth, contestant: string) => {
  const own = standings.find((one) => one.contestant === contestant);
  if (own?.total == null) return say('case.no-ranking');
  const { place, total, percentage } = own;
  return say('case.standing', { place, total: exact(total), percentage: percentage && exact(percentage) });
};

const rowsOf = (reader: Reader, { before, after }: CaseEffect) => {
  const { file, say, exact, value, name, person } = reader;
  const both = (of: (worth: CaseWorth) => string | null | undefined) =>
    [before, after].map((worth) => of(worth) ?? say('case.no-score'));
  const board = [
    [say('case.row.result'), ...both(({ result }) => result)],
    [say('case.row.score'), ...both(({ score }) => score)],
    ...SIDES.map((side) => [
      `${name(file.session.scoring)}, ${value({ side })}`,
      ...both(({ points }) => points && exact(points[side])),
    ]),
  ];
  const parties = file.parties.map(({ contestant }) => [
    say('case.row.contestant', { contestant: person(contestant) }),
    ofParty(reader, before, contestant),
    ofParty(reader, after, contestant),
  ]);
  return [...(file.board === null ? [] : board), ...parties];
};

/** What every ruling and decision did to the scores. */
export const EffectsSection = () => {
  const reader = useReader();
  const { file, say, told } = reader;
  if (file.effects.length === 0) return <List items={[]} />;
  return (
    <>
      {file.effects.map((one) => (
        <>
          <h3>{one.decision}</h3>
          <p>{told(one.decision) ?? <Said text={one.words} />}</p>
          {one.pending && <p>{say('case.pending')}</p>}
          <Table
            caption={say('case.caption.effect')}
            head={[<span class="sr-only">{say('case.column.what')}</span>, 'case.column.before', 'case.column.after']}
            rows={rowsOf(reader, one)}
          />
        </>
      ))}
    </>
  );
};

/** The board at every table, by the numbers of the contestants. */
export const TablesSection = () => {
  const { file, say, exact, value } = useReader();
  if (file.tables.length === 0) return <List items={[]} />;
  return (
    <Table
      caption={say('case.caption.tables')}
      head={[
        'case.column.table',
        'case.label.ns',
        'case.label.ew',
        'case.row.result',
        'case.row.score',
        ...SIDES.map((side) => say('case.column.points', { side: { side } })),
        'case.column.top',
      ]}
      rows={file.tables.map(({ table, contestants, result, score, points, top, own }) => [
        own ? <strong>{say('case.this-case', { table })}</strong> : table,
        contestants.NS,
        contestants.EW,
        result ?? say('case.no-score'),
        score,
        ...SIDES.map((side) => (points ? exact(points[side]) : say('case.no-score'))),
        top === null ? '' : value({ exact: top }),
      ])}
    />
  );
};
