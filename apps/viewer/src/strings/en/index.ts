import type { BySeat, BySide, Call, Rank, Risk, Seat, Side, Suit, Vulnerability } from '@app/bridge';
import type { Edition } from '@app/laws';
import type { Standings } from '@app/documents';
import type { AdjustedOutcome, Role, ScoringForm } from '@app/session';
import { claimStatusInWords, outcomeInWords } from '@app/session';
import { laws } from './laws';
import { lineage } from './lineage';
import { rulings } from './rulings';

const SEAT: BySeat<string> = { N: 'North', E: 'East', S: 'South', W: 'West' };
const SEAT_LETTER: BySeat<string> = { N: 'N', E: 'E', S: 'S', W: 'W' };
const SIDE: BySide<string> = { NS: 'N-S', EW: 'E-W' };
const SUIT: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const HONOUR: Readonly<Partial<Record<Rank, string>>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: '10' };
const CALL: Readonly<Partial<Record<Call, string>>> = { Pass: 'Pass', X: 'Dbl', XX: 'Rdbl' };
const SPOKEN_CALL: Readonly<Partial<Record<Call, string>>> = { Pass: 'pass', X: 'double', XX: 'redouble' };
const RISK: Readonly<Record<Risk, string>> = { undoubled: '', doubled: ' doubled', redoubled: ' redoubled' };
const VULNERABLE: Readonly<Record<Vulnerability, string>> = { None: 'none', NS: 'N-S', EW: 'E-W', All: 'all' };
const SCORING: Readonly<Record<ScoringForm, string>> = {
  matchpoints: 'Matchpoints',
  'cross-imps': 'Cross-IMPs',
  butler: 'Butler',
  'total-points': 'Total points',
  'multi-team': 'Multi-team',
  'team-imps': 'Team IMPs',
  'team-vp': 'Team victory points',
  'board-a-match': 'Board-a-match',
};
const STATUS: Readonly<Record<Standings['status'], string>> = {
  provisional: 'The ranking is provisional.',
  official: 'The ranking is official.',
  final: 'The ranking is final.',
};
const LAWS: Readonly<Record<Edition, string>> = { 'wbf-2017': 'Laws of 2017', 'wbf-2007': 'Laws of 2007' };
const ROLE: Readonly<Record<Role, string>> = {
  table: 'the table',
  scorer: 'the scorer',
  director: 'the director',
  'chief-director': 'the chief director',
  committee: 'the committee',
  auditor: 'the auditor',
  organiser: 'the organiser',
  public: 'the public',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const rankName = (rank: Rank): string => HONOUR[rank] ?? rank;

/** Every text of the viewer in English. Another language is another object of this type. */
export const en = {
  locale: 'en-GB',
  product: 'Session Ledger',
  skip: 'Skip to the content',
  loading: 'Loading',
  menu: 'Menu',
  language: 'Language',
  theme: { heading: 'Colours', auto: 'As the computer', light: 'Light', dark: 'Dark' },
  role: (role: Role) => ROLE[role],
  identity: {
    signedInAs: (id: string, role: Role) => `Signed in as ${id}, ${ROLE[role]}.`,
    signOut: 'Sign out',
    token: 'Token',
    hint: 'The text, or the whole link, that the organiser gave you.',
    bad: 'This token is not good, or not any more. Ask the organiser for another.',
    rejected: 'You are signed in no more: the token has run out, or the server no longer takes it.',
    goOnAsPublic: 'Go on without signing in',
    signInElsewhere: 'Sign in in another window, then try again here',
    seeAs: 'See as',
    everything: 'Everything',
    asPublic: 'Public',
    asCommittee: 'Committee',
    table: 'Table',
    seeAsTable: 'See as this table',
    tableNamed: (table: string) => `table ${table}`,
    seeingAs: (whose: string) => `You see what ${whose} may see.`,
    seeEverything: 'See everything again',
    actsAgain: "Nothing can be done here while you look with another's eyes.",
  },
  rooms: {
    of: (session: string) => `Rooms of session ${session}`,
    ranking: 'Ranking',
    desk: 'Ruling desk',
    appeals: 'Appeals',
    audit: 'Audit',
    results: 'Results',
    signIn: 'Sign in',
  },
  unknownPage: 'There is no such page. The address may be mistyped.',
  seat: (seat: Seat) => SEAT[seat],
  seatLetter: (seat: Seat) => SEAT_LETTER[seat],
  side: (side: Side) => SIDE[side],
  suit: (suit: Suit) => SUIT[suit],
  rank: rankName,
  rankSign: (rank: Rank): string => (rank === 'T' ? '10' : rank),
  card: (rank: Rank, suit: Suit) => `${rankName(rank)} of ${SUIT[suit]}`,
  call: (call: Call) => CALL[call],
  spokenCall: (call: Call) => SPOKEN_CALL[call],
  noTrumps: 'NT',
  spokenNoTrumps: 'no trumps',
  risk: (risk: Risk) => RISK[risk],
  by: 'by',
  problem: {
    heading: 'This cannot be shown',
    /** What a problem is called, by its code; as the server calls it where it is not here. */
    title: (_: string | null, english: string) => english,
    unreachable: 'The server cannot be reached',
    unreachableDetail: 'The page tries again by itself.',
    reload: 'Reload the page to try again.',
    again: 'Reload',
    unreadable: 'The answer cannot be read',
    refused: 'This was refused',
    newerLedger: (what: string) => `The ledger is newer than this page (${what}). Reload the page.`,
  },
  connection: {
    connecting: 'Connecting',
    live: 'Live',
    lost: 'Connection lost. What you see may be out of date; it catches up by itself.',
    lostShort: 'Offline',
  },
  integrity: {
    madeFromSince: (size: string, root: string) =>
      `Made from the first ${size} events of the ledger (root ${root}) and those recorded since`,
    madeFrom: (size: string, root: string) => `Made from ${size} events of the ledger, root ${root}`,
    altered: (position: string | null) =>
      position === null ? 'This ledger was altered.' : `This ledger was altered at position ${position}.`,
    'set-back': 'This ledger has lost events that were recorded.',
    replaced: 'The file of this ledger was replaced.',
    at: (stream: string) => `What was altered is in ${stream}.`,
    means: 'What you see here may be wrong, and nothing more is recorded until the operator has decided what to do.',
  },
  sessions: {
    heading: 'Sessions',
    none: 'The ledger holds no sessions yet.',
    date: 'Date',
    title: 'Session',
    scoring: 'Scoring',
    contestants: 'Contestants',
    status: 'Status',
    open: 'open',
    closed: 'closed',
  },
  session: {
    scoring: (form: ScoringForm) => SCORING[form],
    laws: (edition: Edition) => LAWS[edition],
    ranking: 'Ranking',
    rankingOf: (ranking: string) => `Ranking ${ranking}`,
    status: (status: Standings['status']) => STATUS[status],
    over: 'Over the sessions',
    matches: 'Matches',
    carriedOver: 'Carried over',
    penalties: 'Penalties',
    place: 'Place',
    contestant: 'Contestant',
    boards: 'Boards',
    total: 'Total',
    percentage: '%',
    rankedAfter: (counted: number, of: number) =>
      `after ${counted} of ${of} boards; boards still being played are left out`,
    rankingWithheld: 'there is no ranking while boards are still being played',
    noRanking: 'Nobody has entered yet.',
    uncounted: (count: number) => `${counted(count, 'result counts', 'results count')} for nobody`,
    provisional: (count: number) =>
      count === 0
        ? 'Every result is confirmed.'
        : `Provisional: ${counted(count, 'result is', 'results are')} not confirmed.`,
    confirmed: 'confirmed',
    atTable: (board: number, table: string) => `Board ${board}, table ${table}`,
    irregularities: 'Irregularities',
    noIrregularities: 'No irregularity is on record.',
    boardsHeading: 'Boards',
    pickBoard: 'Pick a board',
    board: (board: number) => `Board ${board}`,
    boardIn: (board: number, section: string) => `Board ${board}, section ${section}`,
    flagged: (count: number) => counted(count, 'irregularity', 'irregularities'),
    noBoards: 'No board has been played yet.',
    table: 'Table',
    pairs: 'N-S / E-W',
    result: 'Result',
    score: 'Score',
    points: 'Points',
    replay: (board: number, table: string) => `Replay board ${board} at table ${table}`,
    results: (board: number) => `Results of board ${board}`,
  },
  board: {
    title: (board: number, table: string) => `Board ${board}, table ${table}`,
    attempt: (attempt: number) => `attempt ${attempt}`,
    round: (round: string) => `Round ${round}`,
    hands: 'Hands',
    number: 'Board',
    dealer: 'Dealer',
    vulnerable: 'Vul.',
    vulnerableLong: 'vulnerable',
    vulnerability: (vulnerability: Vulnerability) => VULNERABLE[vulnerability],
    declarer: 'declarer',
    dummy: 'dummy',
    toAct: { auction: 'to call', clarification: 'to lead', play: 'to play', ended: '' },
    void: 'none',
    unknownHand: 'not on record',
    faceDown: 'lead face down',
    showPlayed: 'Show played cards',
    currentTrick: (number: number) => `Trick ${number}`,
    contract: 'Contract',
    noContract: 'in the auction',
    passedOut: 'Passed out',
    tricks: 'Tricks',
    tricksWon: 'Tricks won',
    needs: (needed: number) => `needs ${needed}`,
    exposed: 'Exposed, not played',
    auction: 'Auction',
    noCalls: 'No call yet.',
    noAuction: 'No auction on record.',
    noteOn: (call: string, seat: Seat) => `About ${SEAT[seat]}'s ${call}`,
    alerted: 'Alerted',
    alert: 'alert',
    explained: (seat: Seat) => `${SEAT[seat]} explains:`,
    slow: 'slow',
    fast: 'fast',
    tempo: (kind: 'slow' | 'fast', seconds: number | null) =>
      `${kind === 'slow' ? 'Break in tempo' : 'Remarkable haste'}${seconds === null ? '' : `, ${seconds} s`}`,
    disputed: 'disputed',
    irregularity: 'irregularity',
    tricksHeading: 'Tricks',
    noTricks: 'No card has been played.',
    noPlay: 'No play on record.',
    trick: 'Trick',
    wonBy: 'Won',
    led: 'led',
    wins: 'wins',
    timeLine: 'Time line',
    outcome: 'Result',
    noResult: 'No result yet.',
    made: 'made',
    over: (tricks: number) => `+${tricks}`,
    down: (tricks: number) => `−${tricks}`,
    tricksTaken: (tricks: number) => counted(tricks, 'trick', 'tricks'),
    scoreFor: (side: Side, score: string) => `${SIDE[side]} ${score}`,
    entered: (source: string) => `Entered without the play: ${source}`,
    notPlayed: 'Not played',
    adjusted: (ns: AdjustedOutcome, ew: AdjustedOutcome) =>
      `Adjusted score: N-S ${outcomeInWords(ns)}, E-W ${outcomeInWords(ew)}`,
    artificial: (ns: number, ew: number) => `Artificial score: N-S ${ns} %, E-W ${ew} %`,
    claim: (kind: 'claim' | 'concession', seat: Seat, tricks: number | null) =>
      `${SEAT[seat]} ${kind === 'claim' ? 'claims' : 'concedes'} ${tricks === null ? 'tricks' : counted(tricks, 'trick', 'tricks')}`,
    claimStatus: claimStatusInWords,
    confirmed: 'Confirmed by the director.',
    provisional: (reviews: number) =>
      reviews === 0
        ? 'Provisional: not confirmed by the director.'
        : `Provisional: ${counted(reviews, 'matter is', 'matters are')} still to be looked at.`,
    contradictions: 'The record contradicts itself',
  },
  laws,
  lineage,
  rulings,
  verify: {
    heading: 'Verify',
    ledger: 'Verify the ledger',
    board: 'Verify this board',
    appeal: (appeal: string) => `Verify appeal ${appeal}`,
  },
  step: {
    heading: 'Step through the board',
    event: (at: number, of: number) => `Event ${at} of ${of}`,
    position: 'Event shown',
    first: 'First event',
    back: 'One event back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One event forward',
    last: 'Last event',
    speed: 'Speed',
    recorded: (role: Role, id: string, time: string) => `Recorded by ${ROLE[role]} (${id}), ${time}`,
    nothingNoted: 'No irregularity on record',
    goTo: (at: number) => `event ${at}`,
  },
};

export type Strings = typeof en;
