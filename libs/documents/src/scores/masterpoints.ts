import type { Message, Result } from '@app/bridge';
import {
  MASTERPOINT_TABLES,
  type MasterpointTable,
  type RankedStandings,
  type Traced,
  masterpoints,
} from '@app/scoring';
import { isComparedByImps } from '@app/session';
import type { ScoredSession } from './scored-session';

/** The masterpoints of a stage. */
export interface StageMasterpoints {
  readonly name: string;
  readonly level: string;
  readonly table: MasterpointTable;
  /** By contestant, of everybody that has a place; or why the table has none. */
  readonly awards: Result<ReadonlyMap<string, Traced>, Message>;
}

/** Masterpoints by the ranking of a stage over all its sessions; null where its conditions name no table. */
export const stageMasterpoints = (
  sessions: readonly ScoredSession[],
  rankings: readonly RankedStandings[],
): StageMasterpoints | null => {
  const { conditions = null, stage = null } = sessions[0]?.scoringContext ?? {};
  if (!conditions || !stage?.masterpoints) return null;
  const { table: name, level } = stage.masterpoints;
  const table: MasterpointTable = MASTERPOINT_TABLES[name];
  const event = {
    contestants: conditions.contestants,
    level,
    sessions: sessions.length,
    impsOver: isComparedByImps(stage) ? (stage.boardsARound ?? null) : null,
  };
  return { name, level, table, awards: masterpoints(table, event, rankings) };
};
