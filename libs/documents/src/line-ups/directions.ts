import type { LineUpFinding } from './finding';
import { finding } from './finding';
import type { LineUps } from './line-ups';

const PARAGRAPH = { DBf: 'DBf 231A2', FSB: 'FSB 104A' } as const;
const SAME_DIRECTION = { what: 'where team-mates sat the same way at both tables', paragraph: 'DBf 215' };

/** Tables of a match where the teams sat the other way than scheduled (DBf 231A2, FSB 104A). */
export const wrongDirections = ({ session, docs, federation }: LineUps): readonly LineUpFinding[] => {
  if (federation === null) return [];
  const teams = new Set(session.contestants.filter(({ kind }) => kind === 'team').map(({ contestant }) => contestant));
  return session.rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ table, NS, EW }) => {
      const turned = docs.filter(
        (doc) => doc.round === round && doc.table === table && doc.contestants.NS === EW && doc.contestants.EW === NS,
      );
      if (!teams.has(NS) || turned.length === 0) return [];
      const boards = turned.map(({ board }) => board).join(', ');
      return [
        finding(
          'wrong-direction',
          NS,
          `${NS} sat East-West and not North-South (boards ${boards})`,
          PARAGRAPH[federation],
          {
            rounds: [round],
            table,
            leadsTo: federation === 'DBf' ? [SAME_DIRECTION] : [],
            sources: turned.map(({ id }) => `${id}@0`),
          },
        ),
      ];
    }),
  );
};
