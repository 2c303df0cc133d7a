import type { SessionCommand } from '@app/contract';
import type { Session } from '@app/session';
import type { ImportedRecords, ImportedRound } from '../imported';
import { type Naming, sectionOf, slug, tableIn } from '../placement';

const roundCommand = ({ round, section, tables }: ImportedRound, naming: Naming): SessionCommand => {
  const id = sectionOf({ section, round }, false);
  return {
    type: 'ScheduleRound',
    data: {
      round: slug(round, 'round'),
      section: id,
      tables: tables.map(({ table, contestants, boards }) => ({
        table: tableIn(id, slug(table, '1')),
        NS: naming.contestant(contestants.NS),
        EW: naming.contestant(contestants.EW),
        boards: [...boards],
      })),
    },
  };
};

/** Schedules the rounds of the file's movement; what the ledger has already is left out. */
export const roundCommands = (
  { rounds = [] }: Pick<ImportedRecords, 'rounds'>,
  naming: Naming,
  existing: Session,
): readonly SessionCommand[] =>
  rounds.filter(({ round }) => !existing.rounds.has(slug(round, 'round'))).map((round) => roundCommand(round, naming));
