import type { Actor, Command, SessionCommand } from '@app/contract';
import type { Edition } from '@app/bridge';
import { type Simulation, EMPTY_SIMULATION, simulate } from '@app/documents';
import { inEnglish } from '@app/messages';
import { SESSION } from './board-address';
import type { StoryHead, StoryRound } from './story';

const ORGANISER: Actor = { id: 'organiser', role: 'organiser' };
const SECTION = 'A';

const scheduled = ({ tables, ...round }: StoryRound): SessionCommand => ({
  type: 'ScheduleRound',
  data: {
    round: round.round,
    section: SECTION,
    ...(round.match === undefined ? {} : { match: round.match }),
    tables: Object.entries(tables).map(([table, pairing]) => {
      const [NS = '', EW = ''] = pairing.split('-');
      return { table, NS, EW, boards: round.boards };
    }),
  },
});

const commandsOf = (head: StoryHead, title: string, laws: Edition): readonly SessionCommand[] => {
  const { regulations, scoring, clock, conditions, stage, kind, entries, rounds } = head;
  return [
    {
      type: 'OpenSession',
      data: {
        laws,
        scoring,
        title,
        date: clock.date,
        ...(regulations === undefined ? {} : { regulations }),
        ...(conditions === undefined ? {} : { conditions }),
        ...(stage === undefined ? {} : { contest: { contest: SESSION, stage, session: 1 } }),
      },
    },
    { type: 'AddSection', data: { section: SECTION } },
    ...Object.entries(entries).map(([contestant, players]): SessionCommand => ({
      type: 'EnterContestant',
      data: { contestant, kind, ...(players.length === 0 ? {} : { players }) },
    })),
    ...rounds.map(scheduled),
  ];
};

/** The session of a story as it is before the first step, under an edition; or why it cannot be opened so. */
export const openingOf = (
  head: StoryHead,
  title: string,
  laws: Edition,
): { readonly simulation: Simulation; readonly problem: string | null } => {
  let simulation = EMPTY_SIMULATION;
  for (const command of commandsOf(head, title, laws)) {
    const given = simulate(simulation, { to: 'session', session: SESSION, command } satisfies Command, ORGANISER);
    if (!given.ok)
      return { simulation, problem: `${command.type}: ${inEnglish(given.refusal.message)} (${given.refusal.code})` };
    ({ simulation } = given);
  }
  return { simulation, problem: null };
};
