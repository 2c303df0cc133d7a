import type { Conditions, Stage } from '@app/contract';
import { MASTERPOINT_TABLES, type MasterpointTable } from '@app/scoring';
import { type ConditionsFault, fault } from './fault';

/** Whether boards are compared by IMPs: some tables go by how many of them are played against the same opponents. */
export const isComparedByImps = ({ scoring }: Pick<Stage, 'scoring'>): boolean =>
  scoring === 'cross-imps' || scoring === 'butler' || scoring === 'multi-team';

const goesByBoards = ({ awarded }: MasterpointTable): boolean =>
  awarded.some(({ boardsARound }) => boardsARound !== null);

const ofStage = ({ contestants }: Conditions, stage: Stage, path: string): readonly ConditionsFault[] => {
  const { masterpoints, form, sessions = 1, boardsARound } = stage;
  if (!masterpoints) return [];
  const { table: name, level } = masterpoints;
  const table: MasterpointTable = MASTERPOINT_TABLES[name];
  const own = `${path}.masterpoints`;
  return [
    ...(Object.hasOwn(table.levels, level)
      ? []
      : [
          fault(`${own}.level`, 'no-level', {
            level,
            table: name,
            levels: { list: Object.keys(table.levels), joined: 'or' },
          }),
        ]),
    ...(table.sizes.some((size) => size.contestants === contestants)
      ? []
      : [fault(`${own}.table`, 'masterpoints-for', { table: name, contestants })]),
    ...(form === 'knock-out' ? [fault(own, 'masterpoints-of-knock-out')] : []),
    ...(table.sessions === 'one' && sessions > 1
      ? [fault(`${path}.sessions`, 'masterpoints-of-one-session', { table: name })]
      : []),
    ...(goesByBoards(table) && isComparedByImps(stage) && boardsARound === undefined
      ? [fault(`${path}.boardsARound`, 'masterpoints-by-boards-a-round', { table: name })]
      : []),
  ];
};

/** What is wrong with the masterpoints of stages: no such level, or an event that the table is not for. */
export const faultsOfMasterpoints = (conditions: Conditions): readonly ConditionsFault[] =>
  conditions.stages.flatMap((stage, index) => ofStage(conditions, stage, `stages[${index}]`));
