import { type Announced, inEvent, inPlayers, inStage, inSubstitutes } from './row';

const paragraph = 'DBf 1';

/** What people read of each field in `ledger conditions` and on the page of an event. */
export const ANNOUNCED: readonly Announced[] = [
  { field: 'name', conditions: inEvent({ name: 'Cup' }), says: ['Cup'] },
  { field: 'reference', conditions: inEvent({ reference: 'DBf 321' }), says: ['Event [DBf 321]'] },
  {
    field: 'contestants',
    conditions: inEvent({ contestants: 'individual' }),
    says: ['individuals; the Laws that the session is played by; no national regulations'],
  },
  { field: 'laws', conditions: inEvent({ laws: 'wbf-2007' }), says: ['pairs; wbf-2007; no national regulations'] },
  {
    field: 'regulations',
    conditions: inEvent({ regulations: 'ebu-2025' }),
    says: [
      'pairs; the Laws that the session is played by; ebu-2025',
      'comparison: weighed [EBU 4.1.1.4, 4.2.1]',
      'scaling: neuberg [EBU 4.2.3]',
      'showing: 2-1-0 [EBU 4.2.3.2]',
      'unit-matchpoints: 1/10000 [EBU 4.2.3.2]',
      'grades-percent: 60 / 50 / 40 [EBU 4.1.1.1]',
      'session-of-pairs: session [EBU 8.80.6.3]',
      'sit-out: own-average [EBU 4.2.5]',
    ],
  },
  {
    field: 'victoryPoints',
    conditions: inEvent({ victoryPoints: [{ boards: 8, points: '15-15 16-14', imps: '0-1 2+' }] }),
    says: ['victory points for 8 boards: a table of the conditions'],
  },
  {
    field: 'totalPoints',
    conditions: inEvent({ totalPoints: [{ boards: 8, points: '4-4 5-3', differences: '0-90 100+' }] }),
    says: ['total points for 8 boards, by Patton: a table of the conditions'],
  },
  {
    field: 'standardDeduction',
    conditions: inEvent({ standardDeduction: { value: '3', unit: 'VP', paragraph } }),
    says: ['standard deduction: 3 VP [DBf 1]'],
  },
  {
    field: 'deadlines',
    conditions: inEvent({ deadlines: [{ right: 'score-correction', minutes: 20, after: 'publication', paragraph }] }),
    says: ['deadlines', 'score-correction: 20 minutes after publication [DBf 1]'],
  },
  {
    field: 'appeals',
    conditions: inEvent({ appeals: [{ instance: 'The club', paragraph }] }),
    says: ['appeals', '1. The club [DBf 1]'],
  },
  {
    field: 'ladder',
    conditions: inEvent({ ladder: 'dbf-310A' }),
    says: ['appeals', 'appeals go by the ladder dbf-310A'],
  },
  {
    field: 'deposit',
    conditions: inEvent({ deposit: { amount: 300, currency: 'DKK', paragraph } }),
    says: ['appeals', 'a deposit of 300 DKK [DBf 1]'],
  },
  {
    field: 'runningRanking',
    conditions: inEvent({ runningRanking: 'none' }),
    says: ['ranking', 'ranking while boards are played: none'],
  },
  { field: 'stages.stage', conditions: inStage({ stage: 'final' }), says: ['final'] },
  { field: 'stages.title', conditions: inStage({ title: 'The final' }), says: ['all (The final)'] },
  { field: 'stages.paragraph', conditions: inStage({ paragraph }), says: ['all [DBf 1]'] },
  {
    field: 'stages.form',
    conditions: inStage({ form: 'swiss' }),
    says: ['swiss, matchpoints', 'session-of-teams: session [L12C2c]'],
  },
  {
    field: 'stages.scoring',
    conditions: inStage({ scoring: 'butler' }),
    says: [
      'field, butler',
      'butler-trim: 1 [L78D]',
      'butler-datum-unit: none [L78D]',
      'unit-imps-butler: none [L78D]',
      'grades-imps-butler: 3 / 0 / -3 [L12C2b]',
    ],
  },
  {
    field: 'stages.entries',
    conditions: inStage({ entries: { least: 4, most: 16 } }),
    says: ['field, matchpoints; for 4 to 16 contestants'],
  },
  {
    field: 'stages.encounters',
    conditions: inStage({ encounters: 2 }),
    says: ['field, matchpoints; each meets each 2 times'],
  },
  { field: 'stages.sessions', conditions: inStage({ sessions: 3 }), says: ['field, matchpoints; 3 sessions'] },
  {
    field: 'stages.match',
    conditions: inStage({ match: { boards: 16, rounds: 2 } }),
    says: ['field, matchpoints; matches of 16 boards in 2 rounds'],
  },
  {
    field: 'stages.boardsARound',
    conditions: inStage({ boardsARound: 3 }),
    says: ['field, matchpoints; 3 boards a round'],
  },
  { field: 'stages.scheduled', conditions: inStage({ scheduled: 24 }), says: ['field, matchpoints; 24 boards each'] },
  { field: 'stages.screens', conditions: inStage({ screens: true }), says: ['field, matchpoints; with screens'] },
  { field: 'stages.sections', conditions: inStage({ sections: 'together' }), says: ['sections together'] },
  {
    field: 'stages.simultaneous',
    conditions: inStage({ simultaneous: true }),
    says: ['sessions of one number play the same boards at several venues, and are one field'],
  },
  { field: 'stages.rankings', conditions: inStage({ rankings: 'by-section' }), says: ['ranking: by-section'] },
  { field: 'stages.measure', conditions: inStage({ measure: 'sum' }), says: ['ranked by sum'] },
  {
    field: 'stages.strata',
    conditions: inStage({ strata: { order: ['A', 'B'], least: 2, paragraph } }),
    says: [
      'strata A, B: everybody competes in their own and in every higher one; a ranking from 2 contestants [DBf 1]',
    ],
  },
  {
    field: 'stages.handicap',
    conditions: inStage({ handicap: { each: 'session', paragraph } }),
    says: ['a ranking with handicaps too, for each session [DBf 1]'],
  },
  {
    field: 'stages.sessionFor12C2c',
    conditions: inStage({ sessionFor12C2c: 'stage' }),
    says: ['session for 12C2c: stage'],
  },
  { field: 'stages.homeTeam', conditions: inStage({ homeTeam: 'lots' }), says: ['home team: by lot'] },
  { field: 'stages.seating', conditions: inStage({ seating: 'free' }), says: ['seating: free'] },
  {
    field: 'stages.carryOver',
    conditions: inStage({ carryOver: { from: 'before', by: 'half' } }),
    says: ['carried over from before: half'],
  },
  {
    field: 'stages.ties',
    conditions: inStage({ ties: { needed: [1, 2], then: 'lots' } }),
    says: ['places told apart: 1, 2', 'where every tie-break fails lots are drawn'],
  },
  {
    field: 'stages.last',
    conditions: inStage({ last: true }),
    says: ['field, matchpoints; the contest is over with it'],
  },
  {
    field: 'stages.deadlines',
    conditions: inStage({ deadlines: [{ right: 'appeal', minutes: 30, after: 'end-of-session', paragraph }] }),
    says: ['appeal: 30 minutes after end-of-session [DBf 1]'],
  },
  {
    field: 'stages.appeals',
    conditions: inStage({ appeals: [{ instance: 'The jury', paragraph }] }),
    says: ['cases are heard by 1. The jury [DBf 1]'],
  },
  { field: 'stages.ladder', conditions: inStage({ ladder: 'dbf-310A' }), says: ['appeals go by the ladder dbf-310A'] },
  {
    field: 'stages.masterpoints',
    conditions: inStage({ masterpoints: { table: 'abf-2004', level: 'club' } }),
    says: ['masterpoints by abf-2004, level club'],
  },
  {
    field: 'stages.runningRanking',
    conditions: inStage({ runningRanking: 'all' }),
    says: ['ranking while boards are played: all'],
  },
  {
    field: 'players.entered',
    conditions: inPlayers({ entered: { least: 4, most: 8, paragraph } }),
    says: ['players', '4 to 8 players are entered [DBf 1]'],
  },
  {
    field: 'players.inAMatch',
    conditions: inPlayers({ inAMatch: { most: 6, paragraph } }),
    says: ['players', 'at most 6 play in a match [DBf 1]'],
  },
  {
    field: 'players.enteredPlaying',
    conditions: inPlayers({ enteredPlaying: { least: 2, paragraph } }),
    says: ['players', 'at least 2 of those who play are entered [DBf 1]'],
  },
  {
    field: 'players.forOneContestant',
    conditions: inPlayers({ forOneContestant: { counts: 'entered', unless: 'withdrawn', paragraph } }),
    says: ['players', 'who is entered for a contestant plays for no other, unless the other has withdrawn [DBf 1]'],
  },
  {
    field: 'players.oneARound',
    conditions: inPlayers({ oneARound: { paragraph } }),
    says: ['players', 'nobody plays for two contestants in the same round [DBf 1]'],
  },
  {
    field: 'players.lateReturn',
    conditions: inPlayers({ lateReturn: { minutes: 30, excused: { minutes: 60, told: 15 }, paragraph } }),
    says: [
      'players',
      'a pair ready within 30 minutes of the start has its place back from its reserve; within 60, where it could not help it and told within 15 [DBf 1]',
    ],
  },
  {
    field: 'players.rights',
    conditions: inPlayers({ rights: { boards: 'third', paragraph } }),
    says: ['players', 'who has played a third of the boards keeps his rights [DBf 1]'],
  },
  {
    field: 'players.rights.rounds',
    conditions: inPlayers({ rights: { rounds: 5, paragraph } }),
    says: ['players', 'who has played 5 rounds keeps his rights [DBf 1]'],
  },
  { field: 'players.seating', conditions: inPlayers({ seating: 'free' }), says: ['players', 'seating: free'] },
  {
    field: 'players.illegalPlayersUntil',
    conditions: inPlayers({ illegalPlayersUntil: { day: '08-31', paragraph } }),
    says: ['players', 'illegal players are held against a contestant until 08-31 [DBf 1]'],
  },
  {
    field: 'players.eligibility',
    conditions: inPlayers({ eligibility: [{ says: 'Members only', paragraph }] }),
    says: ['players', 'to be checked by a person: Members only [DBf 1]'],
  },
  {
    field: 'players.substitutes.allowedBefore',
    conditions: inSubstitutes({ allowedBefore: { paragraph } }),
    says: ['players', 'a substitute is allowed before he plays [DBf 1]'],
  },
  {
    field: 'players.substitutes.forOne',
    conditions: inSubstitutes({ forOne: { paragraph } }),
    says: ['players', 'a substitute plays for one contestant only [DBf 1]'],
  },
  {
    field: 'players.substitutes.rounds',
    conditions: inSubstitutes({ rounds: { most: 3, paragraph } }),
    says: ['players', 'a substitute plays at most 3 rounds [DBf 1]'],
  },
  {
    field: 'players.substitutes.inAll',
    conditions: inSubstitutes({ inAll: { most: 2, paragraph } }),
    says: ['players', 'at most 2 substitutes in all [DBf 1]'],
  },
  {
    field: 'players.substitutes.replaced',
    conditions: inSubstitutes({ replaced: { most: 'a-session', paragraph } }),
    says: ['players', 'an entered player is replaced for no more than a-session [DBf 1]'],
  },
  {
    field: 'players.substitutes.newcomers',
    conditions: inSubstitutes({ newcomers: { paragraph } }),
    says: ['players', 'nobody is a substitute who has played in the contest for another [DBf 1]'],
  },
  {
    field: 'players.substitutes.onePeriod',
    conditions: inSubstitutes({ onePeriod: { paragraph } }),
    says: ['players', 'an entered player is replaced in consecutive rounds [DBf 1]'],
  },
];
