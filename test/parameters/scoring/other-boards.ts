import type { SessionDoc } from '@app/session';
import { boardsOfMatch, refused, standing } from '../event';
import { row } from '../row';
import { artificial, atTables, match, pairsBy, teamsBy } from '../tables';

const ONE_DAY: Partial<SessionDoc> = { date: '2026-05-01' };

/** Pair n1 has nothing on one board of the second session and sits out the other, which is scheduled for n2 alone. */
const SITTING_OUT: Partial<SessionDoc> = {
  rounds: [
    {
      round: '1',
      section: 'A',
      tables: ['1', '2'].map((table) => ({ table, NS: `n${table}`, EW: `e${table}`, boards: [1] })),
    },
    { round: '2', section: 'A', tables: [{ table: '2', NS: 'n2', EW: 'e2', boards: [2] }] },
  ],
};

/** What artificial scores and boards sat out are worth by the contestant's other boards (12C2c, X12B, X78A5). */
export const OTHER_BOARDS = [
  row({
    parameter: 'other-boards',
    shows: 'percentage of pair n1 with all of one board, average plus and average minus on two more',
    event: {
      conditions: pairsBy('matchpoints'),
      sessions: [
        {
          boards: [
            ...atTables(1, [120, 90]),
            ...atTables(2, [artificial('plus', 'minus'), 90]),
            ...atTables(3, [artificial('minus', 'plus'), 90]),
          ],
        },
      ],
      look: standing('percentage', 'n1'),
    },
    // The other boards of average plus are 100 and 40 %: 70 %, and 210 of 300 in all. Of those played: 100 %, 240 of 300.
    by: {
      laws: { elects: 'all-other', gives: '70.00', otherwise: ['played', '80.00'] },
      'dbf-2013': { elects: 'all-other', gives: '70.00', otherwise: ['played', '80.00'] },
      'dbf-2023': { elects: 'all-other', gives: '70.00', otherwise: ['played', '80.00'] },
      'fsb-2008': { elects: 'all-other', gives: '70.00', otherwise: ['played', '80.00'] },
      'ebu-2025': { elects: 'all-other', gives: '70.00', otherwise: ['played', '80.00'] },
      'acbl-2017': { elects: 'all-other', gives: '70.00', otherwise: ['played', '80.00'] },
    },
  }),
  row({
    parameter: 'session-of-pairs',
    shows: 'percentage of pair n1 with 100 % in one session, and 50 % and average plus in another of the same day',
    event: {
      conditions: pairsBy('matchpoints'),
      sessions: [
        { session: ONE_DAY, boards: atTables(1, [120, 90]) },
        {
          session: ONE_DAY,
          boards: [
            ...atTables(1, [90, 90], { session: 's2' }),
            ...atTables(2, [artificial('plus', 'minus'), 90], { session: 's2' }),
          ],
        },
      ],
      look: standing('percentage', 'n1'),
    },
    // By the other board of its session average plus is 60 %, 210 of 300; by both other boards of the day 75 %, 225 (X12B2).
    by: {
      laws: { elects: 'session', gives: '70.00', otherwise: ['playing-day-in-the-stage', '75.00'] },
      'dbf-2013': { elects: 'playing-day-in-the-stage', gives: '75.00', otherwise: ['session', '70.00'] },
      'dbf-2023': { elects: 'playing-day-in-the-stage', gives: '75.00', otherwise: ['session', '70.00'] },
      'fsb-2008': { elects: 'session', gives: '70.00', otherwise: ['playing-day-in-the-stage', '75.00'] },
      'ebu-2025': { elects: 'session', gives: '70.00', otherwise: ['playing-day-in-the-stage', '75.00'] },
      'acbl-2017': { elects: 'session', gives: '70.00', otherwise: ['playing-day-in-the-stage', '75.00'] },
    },
  }),
  row({
    parameter: 'session-of-teams',
    shows:
      'boards of a match of team a: average plus, and a drawn one; it has won 10 IMPs on the one board of another match',
    event: {
      conditions: teamsBy('team-imps', 'round-robin'),
      sessions: [
        {
          boards: [
            ...match(
              ['a', 'b'],
              [
                [artificial('plus', 'minus'), 90],
                [90, 90],
              ],
              { round: '1' },
            ),
            // 90 and 350 points: 440 are 10 IMPs.
            ...match(['a', 'c'], [[90, -350]], { round: '2' }),
          ],
        },
      ],
      look: boardsOfMatch,
    },
    // By the other boards of the session 5 IMPs on the average; by the other board of the match nothing, and so 3 (X12B1).
    by: {
      laws: { elects: 'session', gives: '5/-3 0/0', otherwise: ['match', '3/-3 0/0'] },
      'dbf-2013': { elects: 'match', gives: '3/-3 0/0', otherwise: ['session', refused('DBf X12B1')] },
      'dbf-2023': { elects: 'match', gives: '3/-3 0/0', otherwise: ['session', refused('DBf X12B1')] },
      'fsb-2008': { elects: 'session', gives: '5/-3 0/0', otherwise: ['match', '3/-3 0/0'] },
      'ebu-2025': { elects: 'session', gives: '5/-3 0/0', otherwise: ['match', '3/-3 0/0'] },
      'acbl-2017': { elects: 'session', gives: '5/-3 0/0', otherwise: ['match', '3/-3 0/0'] },
    },
  }),
  row({
    parameter: 'sit-out',
    shows: 'percentage of pair n1 with two tops on one day, and a bottom and a board sat out on the next',
    event: {
      conditions: pairsBy('matchpoints'),
      sessions: [
        { session: { date: '2026-05-01' }, boards: [...atTables(1, [120, 90]), ...atTables(2, [120, 90])] },
        { session: { ...SITTING_OUT, date: '2026-05-02' }, boards: atTables(1, [90, 120], { session: 's2' }) },
      ],
      look: standing('percentage', 'n1'),
    },
    // The board sat out is worth 0 % by its session, so that it is 200 of 400; by all sessions 66 2/3 %, 800/3 of 400 (96A);
    // 60 % as average plus, 260 of 400.
    by: {
      laws: { elects: 'own-average', gives: '50.00', otherwise: ['average-plus', '65.00'] },
      'dbf-2013': {
        elects: 'own-average',
        gives: '50.00',
        otherwise: ['own-average-of-all-sessions', refused('DBf X78A5')],
      },
      // X78D5 goes with scoring by hand alone.
      'dbf-2023': { elects: 'own-average', gives: '50.00', otherwise: ['average-plus', refused('DBf X78A5')] },
      'fsb-2008': {
        elects: 'own-average-of-all-sessions',
        gives: '66.67',
        otherwise: ['own-average', refused('FSB 96A')],
      },
      'ebu-2025': {
        elects: 'own-average',
        gives: '50.00',
        otherwise: ['own-average-of-all-sessions', refused('EBU 4.2.5')],
      },
      'acbl-2017': { elects: 'own-average', gives: '50.00', otherwise: ['own-average-of-all-sessions', '66.67'] },
    },
  }),
] as const;
