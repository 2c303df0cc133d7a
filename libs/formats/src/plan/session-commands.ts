import type { Conditions, ScoringForm, SessionCommand, SessionOpened } from '@app/contract';
import type { Edition, Regulations } from '@app/bridge';
import type { Session } from '@app/session';
import { scoringForm } from '../import-texts';
import type { ImportedRecords } from '../imported';
import { type Assumed, type Naming, type WhoPlays, assumed, sectionOf } from '../placement';
import { roundCommands } from './rounds';

interface SessionSettings {
  readonly laws: Edition;
  readonly regulations?: Regulations;
  readonly scoring: ScoringForm;
  /** The conditions of contest that a new session is opened with, and of which contest it is a part. */
  readonly conditions?: Conditions;
  readonly contest?: NonNullable<SessionOpened['contest']>;
  readonly naming: Naming;
  readonly existing: Session;
}

/**
 * The form of scoring: what the organiser says, else the file; else team IMPs where teams meet, matchpoints where not.
 * @param teamsMeet whether any record is one between teams
 */
export const scoringOf = (
  file: Pick<ImportedRecords, 'scoring'>,
  given: ScoringForm | undefined,
  teamsMeet: boolean,
): { readonly scoring: ScoringForm; readonly assumption: Assumed | null } => {
  if (given) return { scoring: given, assumption: null };
  if (file.scoring) return { scoring: file.scoring, assumption: null };
  const scoring = teamsMeet ? 'team-imps' : 'matchpoints';
  return { scoring, assumption: assumed('scoring-assumed', { form: scoringForm(scoring) }) };
};

export type SetDeals = Extract<SessionCommand, { type: 'SetDeals' }>;

/** What comes into the session with the records that are taken. */
export interface Entrants {
  /** Sections by their ids, with what the file calls them. */
  readonly sections: ReadonlyMap<string, string | null>;
  readonly contestants: ReadonlyMap<string, WhoPlays['kind']>;
  /** The commands that set the deals of sections. */
  readonly deals: readonly SetDeals[];
}

/** The commands that set up the session as the file has it; what the ledger has already is left out. */
export const sessionCommands = (
  file: ImportedRecords,
  entrants: Entrants,
  { laws, regulations, scoring, conditions, contest, naming, existing }: SessionSettings,
): readonly SessionCommand[] => {
  const commands: SessionCommand[] = [];
  if (!existing.opened) {
    commands.push({
      type: 'OpenSession',
      data: {
        laws,
        ...(regulations === undefined ? {} : { regulations }),
        scoring,
        ...(file.event === null || file.event === '' ? {} : { title: file.event.slice(0, 200) }),
        ...(file.date === null ? {} : { date: file.date }),
        ...(conditions && { conditions }),
        ...(contest && { contest }),
      },
    });
  }
  const sections = new Map(entrants.sections);
  for (const { section } of file.rounds ?? []) sections.set(sectionOf({ section, round: null }, false), section);
  for (const { data } of entrants.deals) if (!sections.has(data.section)) sections.set(data.section, null);
  for (const [section, title] of sections) {
    if (existing.sections.includes(section)) continue;
    commands.push({ type: 'AddSection', data: { section, ...(title === null ? {} : { title }) } });
  }
  commands.push(
    ...contestants(file, entrants, naming, existing),
    ...entrants.deals,
    ...roundCommands(file, naming, existing),
  );
  return commands;
};

const contestants = (
  file: ImportedRecords,
  entrants: Entrants,
  naming: Naming,
  existing: Session,
): readonly SessionCommand[] => {
  const commands = new Map<string, SessionCommand>();
  for (const { name, kind, direction, players } of file.contestants) {
    const contestant = naming.contestant(name);
    commands.set(contestant, {
      type: 'EnterContestant',
      data: {
        contestant,
        kind,
        ...(direction === null ? {} : { direction }),
        ...(players.length === 0 ? {} : { players: players.map(naming.player) }),
      },
    });
  }
  for (const [contestant, kind] of entrants.contestants) {
    if (commands.has(contestant)) continue;
    commands.set(contestant, { type: 'EnterContestant', data: { contestant, kind } });
  }
  return [...commands].filter(([contestant]) => !existing.contestants.has(contestant)).map(([, command]) => command);
};
