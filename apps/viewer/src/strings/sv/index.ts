import type { BySeat, BySide, Call, Rank, Risk, Seat, Side, Suit, Vulnerability } from '@app/bridge';
import type { Edition } from '@app/laws';
import type { Standings } from '@app/documents';
import type { AdjustedOutcome, Role, ScoringForm } from '@app/session';
import { outcome as outcomeInWords } from '../../words/sv/outcome';
import { claimStatus as claimStatusInWords } from '../../words/sv/play';
import type { Strings } from '../en';
import { laws } from './laws';
import { lineage } from './lineage';
import { rulings } from './rulings';

const SEAT: BySeat<string> = { N: 'Nord', E: 'Öst', S: 'Syd', W: 'Väst' };
const SEAT_LETTER: BySeat<string> = { N: 'N', E: 'Ö', S: 'S', W: 'V' };
const SIDE: BySide<string> = { NS: 'N-S', EW: 'Ö-V' };
const SUIT: Readonly<Record<Suit, string>> = { S: 'spader', H: 'hjärter', D: 'ruter', C: 'klöver' };
const HONOUR: Readonly<Partial<Record<Rank, string>>> = { A: 'ess', K: 'kung', Q: 'dam', J: 'knekt', T: '10' };
const RANK: Readonly<Partial<Record<Rank, string>>> = { A: 'E', Q: 'D', J: 'Kn', T: '10' };
const CALL: Readonly<Partial<Record<Call, string>>> = { Pass: 'Pass', X: 'Dbl', XX: 'Rdbl' };
const SPOKEN_CALL: Readonly<Partial<Record<Call, string>>> = { Pass: 'pass', X: 'dubbelt', XX: 'redubbelt' };
const RISK: Readonly<Record<Risk, string>> = { undoubled: '', doubled: ' dubblat', redoubled: ' redubblat' };
const VULNERABLE: Readonly<Record<Vulnerability, string>> = { None: 'ingen', NS: 'N-S', EW: 'Ö-V', All: 'alla' };
const SCORING: Readonly<Record<ScoringForm, string>> = {
  matchpoints: 'Topscore',
  'cross-imps': 'Cross-IMP',
  butler: 'Butler-IMP',
  'total-points': 'Totalpoäng',
  'multi-team': 'Multilag',
  'team-imps': 'Lagmatch, IMP',
  'team-vp': 'Lagmatch, vinstpoäng',
  'board-a-match': 'Lagmatch, poäng per bricka',
};
const STATUS: Readonly<Record<Standings['status'], string>> = {
  provisional: 'Ställningen är preliminär.',
  official: 'Ställningen är officiell.',
  final: 'Ställningen är slutlig.',
};
const LAWS: Readonly<Record<Edition, string>> = { 'wbf-2017': 'Lagarna från 2017', 'wbf-2007': 'Lagarna från 2007' };
const ROLE: Readonly<Record<Role, string>> = {
  table: 'bordet',
  scorer: 'sekretariatet',
  director: 'tävlingsledaren',
  'chief-director': 'ansvarig tävlingsledare',
  committee: 'tävlingsjuryn',
  auditor: 'revisorn',
  organiser: 'arrangören',
  public: 'allmänheten',
};
const PROBLEM: Readonly<Partial<Record<string, string>>> = {
  SessionUnknown: 'Omgången finns inte',
  BoardUnknown: 'Brickan finns inte',
  AppealUnknown: 'Överklagandet finns inte',
  NumberUnknown: 'Talet finns inte',
  EventUnknown: 'Händelsen finns inte',
  BadAddress: 'Adressen är inte ett tals',
  BadMoment: 'Det är ingen tidpunkt',
  BadBoardId: 'Det är ingen bricka',
  BoardKept: 'Brickan ska fortfarande spelas vid andra bord',
  PositionKept: 'Det är dolt tills alla har spelat',
  NotAuthenticated: 'Du är inte inloggad',
  NotAuthorised: 'Det får du inte',
  NotReady: 'Servern är inte klar',
  InternalError: 'Något gick fel på servern',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const rankName = (rank: Rank): string => HONOUR[rank] ?? rank;

/** Every text of the viewer in Swedish, with the terms of the Swedish Laws. */
export const sv: Strings = {
  locale: 'sv-SE',
  product: 'Session Ledger',
  skip: 'Gå till innehållet',
  loading: 'Hämtar',
  menu: 'Meny',
  language: 'Språk',
  theme: { heading: 'Färger', auto: 'Som datorn', light: 'Ljusa', dark: 'Mörka' },
  role: (role: Role) => ROLE[role],
  identity: {
    signedInAs: (id: string, role: Role) => `Inloggad som ${id}, ${ROLE[role]}.`,
    signOut: 'Logga ut',
    token: 'Åtkomstnyckel',
    hint: 'Texten, eller hela länken, som arrangören har gett dig.',
    bad: 'Åtkomstnyckeln gäller inte, eller inte längre. Be arrangören om en ny.',
    rejected: 'Du är inte längre inloggad: åtkomstnyckeln har gått ut, eller servern godtar den inte mer.',
    goOnAsPublic: 'Fortsätt utan att logga in',
    signInElsewhere: 'Logga in i ett annat fönster och försök sedan igen här',
    seeAs: 'Se som',
    everything: 'Allt',
    asPublic: 'Allmänheten',
    asCommittee: 'Tävlingsjuryn',
    table: 'Bord',
    seeAsTable: 'Se som detta bord',
    tableNamed: (table: string) => `bord ${table}`,
    seeingAs: (whose: string) => `Du ser vad ${whose} får se.`,
    seeEverything: 'Se allt igen',
    actsAgain: 'Här kan inget göras medan du ser med någon annans ögon.',
  },
  rooms: {
    of: (session: string) => `Rummen i omgång ${session}`,
    ranking: 'Ställning',
    desk: 'Domslut',
    appeals: 'Överklaganden',
    audit: 'Revision',
    results: 'Resultat',
    signIn: 'Logga in',
  },
  unknownPage: 'Sidan finns inte. Kanske är adressen felskriven.',
  seat: (seat: Seat) => SEAT[seat],
  seatLetter: (seat: Seat) => SEAT_LETTER[seat],
  side: (side: Side) => SIDE[side],
  suit: (suit: Suit) => SUIT[suit],
  rank: rankName,
  rankSign: (rank: Rank) => RANK[rank] ?? rank,
  card: (rank: Rank, suit: Suit) => `${SUIT[suit]} ${rankName(rank)}`,
  call: (call: Call) => CALL[call],
  spokenCall: (call: Call) => SPOKEN_CALL[call],
  noTrumps: 'NT',
  spokenNoTrumps: 'sang',
  risk: (risk: Risk) => RISK[risk],
  by: 'av',
  problem: {
    heading: 'Det kan inte visas',
    title: (code: string | null, english: string) => PROBLEM[code ?? ''] ?? english,
    unreachable: 'Servern kan inte nås',
    unreachableDetail: 'Sidan försöker själv igen.',
    reload: 'Ladda om sidan för att försöka igen.',
    again: 'Ladda om',
    unreadable: 'Svaret kan inte läsas',
    refused: 'Det avvisades',
    newerLedger: (what: string) => `Liggaren är nyare än den här sidan (${what}). Ladda om sidan.`,
  },
  connection: {
    connecting: 'Ansluter',
    live: 'Direkt',
    lost: 'Anslutningen är bruten. Det du ser kan vara inaktuellt; sidan kommer ikapp av sig själv.',
    lostShort: 'Bruten',
  },
  integrity: {
    madeFromSince: (size, root) =>
      `Beräknat ur de första ${size} händelserna i liggaren (rot ${root}) och dem som kommit till sedan dess`,
    madeFrom: (size, root) => `Beräknat ur ${size} händelser i liggaren, rot ${root}`,
    altered: (position) =>
      position === null ? 'Den här liggaren har ändrats.' : `Den här liggaren har ändrats på position ${position}.`,
    'set-back': 'Den här liggaren har förlorat händelser som var registrerade.',
    replaced: 'Filen med den här liggaren har bytts ut.',
    at: (stream) => `Det ändrade finns i ${stream}.`,
    means: 'Det du ser här kan vara fel, och inget mer registreras förrän den ansvarige har beslutat vad som ska ske.',
  },
  sessions: {
    heading: 'Omgångar',
    none: 'Det finns ännu inga omgångar i liggaren.',
    date: 'Datum',
    title: 'Omgång',
    scoring: 'Beräkning',
    contestants: 'Tävlande',
    status: 'Status',
    open: 'pågår',
    closed: 'avslutad',
  },
  session: {
    scoring: (form: ScoringForm) => SCORING[form],
    laws: (edition: Edition) => LAWS[edition],
    ranking: 'Ställning',
    rankingOf: (ranking: string) => `Ställning ${ranking}`,
    status: (status: Standings['status']) => STATUS[status],
    over: 'Över omgångarna',
    matches: 'Matcher',
    carriedOver: 'Medfört',
    penalties: 'Straff',
    place: 'Plats',
    contestant: 'Tävlande',
    boards: 'Brickor',
    total: 'Totalt',
    percentage: '%',
    rankedAfter: (counted: number, of: number) =>
      `efter ${counted} av ${of} brickor; brickor som fortfarande spelas är utelämnade`,
    rankingWithheld: 'det finns ingen ställning medan brickor fortfarande spelas',
    noRanking: 'Ingen är anmäld ännu.',
    uncounted: (count: number) => `${counted(count, 'resultat räknas', 'resultat räknas')} inte för någon`,
    provisional: (count: number) =>
      count === 0
        ? 'Alla resultat är bekräftade.'
        : `Preliminär: ${counted(count, 'resultat är inte bekräftat', 'resultat är inte bekräftade')}.`,
    confirmed: 'bekräftat',
    atTable: (board: number, table: string) => `Bricka ${board}, bord ${table}`,
    irregularities: 'Felaktigheter',
    noIrregularities: 'Inga felaktigheter finns i liggaren.',
    boardsHeading: 'Brickor',
    pickBoard: 'Välj en bricka',
    board: (board: number) => `Bricka ${board}`,
    boardIn: (board: number, section: string) => `Bricka ${board}, grupp ${section}`,
    flagged: (count: number) => counted(count, 'felaktighet', 'felaktigheter'),
    noBoards: 'Ingen bricka har spelats ännu.',
    table: 'Bord',
    pairs: 'N-S / Ö-V',
    result: 'Resultat',
    score: 'Poäng',
    points: 'Topscore',
    replay: (board: number, table: string) => `Gå igenom bricka ${board} vid bord ${table}`,
    results: (board: number) => `Resultat på bricka ${board}`,
  },
  board: {
    title: (board: number, table: string) => `Bricka ${board}, bord ${table}`,
    attempt: (attempt: number) => `försök ${attempt}`,
    round: (round: string) => `Rond ${round}`,
    hands: 'Händer',
    number: 'Bricka',
    dealer: 'Givare',
    vulnerable: 'Zon',
    vulnerableLong: 'i zonen',
    vulnerability: (vulnerability: Vulnerability) => VULNERABLE[vulnerability],
    declarer: 'spelförare',
    dummy: 'träkarl',
    toAct: { auction: 'bjuder', clarification: 'spelar ut', play: 'spelar', ended: '' },
    void: 'renons',
    unknownHand: 'inte i liggaren',
    faceDown: 'utspel med bildsidan ned',
    showPlayed: 'Visa spelade kort',
    currentTrick: (number: number) => `Stick ${number}`,
    contract: 'Kontrakt',
    noContract: 'under bud\u00adgivningen',
    passedOut: 'Utpassad',
    tricks: 'Stick',
    tricksWon: 'Vunna stick',
    needs: (needed: number) => `behöver ${needed}`,
    exposed: 'Visat, inte spelat',
    auction: 'Budgivning',
    noCalls: 'Inget bud ännu.',
    noAuction: 'Budgivningen finns inte i liggaren.',
    noteOn: (call: string, seat: Seat) => `Om ${SEAT[seat]}s ${call}`,
    alerted: 'Alerterat',
    alert: 'alert',
    explained: (seat: Seat) => `${SEAT[seat]} förklarar:`,
    slow: 'långsam',
    fast: 'snabb',
    tempo: (kind: 'slow' | 'fast', seconds: number | null) =>
      `${kind === 'slow' ? 'Tempoavvikelse' : 'Påfallande snabbt'}${seconds === null ? '' : `, ${seconds} s`}`,
    disputed: 'bestritt',
    irregularity: 'felaktighet',
    tricksHeading: 'Stick',
    noTricks: 'Inget kort har spelats.',
    noPlay: 'Spelet finns inte i liggaren.',
    trick: 'Stick',
    wonBy: 'Vunnet',
    led: 'spelade ut',
    wins: 'vinner',
    timeLine: 'Tidslinje',
    outcome: 'Resultat',
    noResult: 'Inget resultat ännu.',
    made: 'hemma',
    over: (tricks: number) => `+${tricks}`,
    down: (tricks: number) => `−${tricks}`,
    tricksTaken: (tricks: number) => `${tricks} stick`,
    scoreFor: (side: Side, score: string) => `${SIDE[side]} ${score}`,
    entered: (source: string) => `Inmatat utan spelet: ${source}`,
    notPlayed: 'Inte spelad',
    adjusted: (ns: AdjustedOutcome, ew: AdjustedOutcome) =>
      `Korrigerad poäng: N-S ${outcomeInWords(ns)}, Ö-V ${outcomeInWords(ew)}`,
    artificial: (ns: number, ew: number) => `Korrigerad procentuell poäng: N-S ${ns} %, Ö-V ${ew} %`,
    claim: (kind: 'claim' | 'concession', seat: Seat, tricks: number | null) =>
      `${SEAT[seat]} ${kind === 'claim' ? 'gör anspråk på' : 'avstår från'} ${tricks === null ? 'stick' : `${tricks} stick`}`,
    claimStatus: claimStatusInWords,
    confirmed: 'Bekräftat av tävlingsledaren.',
    provisional: (reviews: number) =>
      reviews === 0
        ? 'Preliminärt: inte bekräftat av tävlingsledaren.'
        : `Preliminärt: ${counted(reviews, 'fråga', 'frågor')} återstår att granska.`,
    contradictions: 'Liggaren motsäger sig själv',
  },
  laws,
  lineage,
  rulings,
  verify: {
    heading: 'Kontroll',
    ledger: 'Kontrollera liggaren',
    board: 'Kontrollera denna bricka',
    appeal: (appeal: string) => `Kontrollera överklagande ${appeal}`,
  },
  step: {
    heading: 'Stega genom brickan',
    event: (at: number, of: number) => `Händelse ${at} av ${of}`,
    position: 'Visad händelse',
    first: 'Första händelsen',
    back: 'En händelse bakåt',
    play: 'Spela upp',
    pause: 'Paus',
    forward: 'En händelse framåt',
    last: 'Sista händelsen',
    speed: 'Hastighet',
    recorded: (role: Role, id: string, time: string) => `Registrerat av ${ROLE[role]} (${id}), ${time}`,
    nothingNoted: 'Ingen felaktighet i liggaren',
    goTo: (at: number) => `händelse ${at}`,
  },
};
