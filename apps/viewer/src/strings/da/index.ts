import type { BySeat, BySide, Call, Rank, Risk, Seat, Side, Suit, Vulnerability } from '@app/bridge';
import type { Edition } from '@app/laws';
import type { Standings } from '@app/documents';
import type { AdjustedOutcome, Role, ScoringForm } from '@app/session';
import { outcome as outcomeInWords } from '../../words/da/outcome';
import { claimStatus as claimStatusInWords } from '../../words/da/play';
import type { Strings } from '../en';
import { laws } from './laws';
import { lineage } from './lineage';
import { rulings } from './rulings';

const SEAT: BySeat<string> = { N: 'Nord', E: 'Øst', S: 'Syd', W: 'Vest' };
const SEAT_LETTER: BySeat<string> = { N: 'N', E: 'Ø', S: 'S', W: 'V' };
const SIDE: BySide<string> = { NS: 'N-S', EW: 'Ø-V' };
const SUIT: Readonly<Record<Suit, string>> = { S: 'spar', H: 'hjerter', D: 'ruder', C: 'klør' };
const HONOUR: Readonly<Partial<Record<Rank, string>>> = { A: 'es', K: 'konge', Q: 'dame', J: 'bonde', T: '10' };
const RANK: Readonly<Partial<Record<Rank, string>>> = { A: 'E', Q: 'D', J: 'B', T: '10' };
const CALL: Readonly<Partial<Record<Call, string>>> = { Pass: 'Pas', X: 'Dobl', XX: 'Redobl' };
const SPOKEN_CALL: Readonly<Partial<Record<Call, string>>> = { Pass: 'pas', X: 'dobling', XX: 'redobling' };
const RISK: Readonly<Record<Risk, string>> = { undoubled: '', doubled: ' doblet', redoubled: ' redoblet' };
const VULNERABLE: Readonly<Record<Vulnerability, string>> = { None: 'ingen', NS: 'N-S', EW: 'Ø-V', All: 'alle' };
const SCORING: Readonly<Record<ScoringForm, string>> = {
  matchpoints: 'Parpoint',
  'cross-imps': 'Kryds-imp',
  butler: 'Butler-imp',
  'total-points': 'Spilpoint',
  'multi-team': 'Multihold',
  'team-imps': 'Holdkamp, imp',
  'team-vp': 'Holdkamp, kamppoint',
  'board-a-match': 'Holdkamp, point pr. spil',
};
const STATUS: Readonly<Record<Standings['status'], string>> = {
  provisional: 'Stillingen er foreløbig.',
  official: 'Stillingen er officiel.',
  final: 'Stillingen er endelig.',
};
const LAWS: Readonly<Record<Edition, string>> = { 'wbf-2017': 'Lovene af 2017', 'wbf-2007': 'Lovene af 2007' };
const ROLE: Readonly<Record<Role, string>> = {
  table: 'bordet',
  scorer: 'regnskabsføreren',
  director: 'turneringslederen',
  'chief-director': 'chefturneringslederen',
  committee: 'appelkomiteen',
  auditor: 'revisoren',
  organiser: 'arrangøren',
  public: 'offentligheden',
};
const PROBLEM: Readonly<Partial<Record<string, string>>> = {
  SessionUnknown: 'Sektionen findes ikke',
  BoardUnknown: 'Spillet findes ikke',
  AppealUnknown: 'Appellen findes ikke',
  NumberUnknown: 'Tallet findes ikke',
  EventUnknown: 'Hændelsen findes ikke',
  BadAddress: 'Adressen er ikke et tals',
  BadMoment: 'Det er ikke et tidspunkt',
  BadBoardId: 'Det er ikke et spil',
  BoardKept: 'Spillet skal stadig spilles ved andre borde',
  PositionKept: 'Det er skjult, til alle har spillet',
  NotAuthenticated: 'Du er ikke logget ind',
  NotAuthorised: 'Det må du ikke',
  NotReady: 'Serveren er ikke klar',
  InternalError: 'Noget gik galt på serveren',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const rankName = (rank: Rank): string => HONOUR[rank] ?? rank;

/** Every text of the viewer in Danish, with the terms of the Danish Laws. */
export const da: Strings = {
  locale: 'da-DK',
  product: 'Session Ledger',
  skip: 'Gå til indholdet',
  loading: 'Henter',
  menu: 'Menu',
  language: 'Sprog',
  theme: { heading: 'Farver', auto: 'Som computeren', light: 'Lyse', dark: 'Mørke' },
  role: (role: Role) => ROLE[role],
  identity: {
    signedInAs: (id: string, role: Role) => `Logget ind som ${id}, ${ROLE[role]}.`,
    signOut: 'Log ud',
    token: 'Adgangsnøgle',
    hint: 'Teksten, eller hele linket, som arrangøren har givet dig.',
    bad: 'Adgangsnøglen gælder ikke, eller ikke længere. Bed arrangøren om en ny.',
    rejected: 'Du er ikke længere logget ind: adgangsnøglen er udløbet, eller serveren godtager den ikke mere.',
    goOnAsPublic: 'Fortsæt uden at logge ind',
    signInElsewhere: 'Log ind i et andet vindue, og prøv så igen her',
    seeAs: 'Se som',
    everything: 'Alt',
    asPublic: 'Offentligheden',
    asCommittee: 'Appelkomiteen',
    table: 'Bord',
    seeAsTable: 'Se som dette bord',
    tableNamed: (table: string) => `bord ${table}`,
    seeingAs: (whose: string) => `Du ser, hvad ${whose} må se.`,
    seeEverything: 'Se alt igen',
    actsAgain: 'Her kan intet foretages, mens du ser med en andens øjne.',
  },
  rooms: {
    of: (session: string) => `Rummene i sektion ${session}`,
    ranking: 'Stilling',
    desk: 'Afgørelser',
    appeals: 'Appeller',
    audit: 'Revision',
    results: 'Resultater',
    signIn: 'Log ind',
  },
  unknownPage: 'Siden findes ikke. Måske er adressen skrevet forkert.',
  seat: (seat: Seat) => SEAT[seat],
  seatLetter: (seat: Seat) => SEAT_LETTER[seat],
  side: (side: Side) => SIDE[side],
  suit: (suit: Suit) => SUIT[suit],
  rank: rankName,
  rankSign: (rank: Rank) => RANK[rank] ?? rank,
  card: (rank: Rank, suit: Suit) => `${SUIT[suit]} ${rankName(rank)}`,
  call: (call: Call) => CALL[call],
  spokenCall: (call: Call) => SPOKEN_CALL[call],
  noTrumps: 'UT',
  spokenNoTrumps: 'sans',
  risk: (risk: Risk) => RISK[risk],
  by: 'af',
  problem: {
    heading: 'Det kan ikke vises',
    title: (code: string | null, english: string) => PROBLEM[code ?? ''] ?? english,
    unreachable: 'Serveren kan ikke nås',
    unreachableDetail: 'Siden prøver selv igen.',
    reload: 'Genindlæs siden for at prøve igen.',
    again: 'Genindlæs',
    unreadable: 'Svaret kan ikke læses',
    refused: 'Det blev afvist',
    newerLedger: (what: string) => `Protokollen er nyere end denne side (${what}). Genindlæs siden.`,
  },
  connection: {
    connecting: 'Forbinder',
    live: 'Direkte',
    lost: 'Forbindelsen er afbrudt. Det, du ser, kan være forældet; siden indhenter det selv.',
    lostShort: 'Afbrudt',
  },
  integrity: {
    madeFromSince: (size, root) =>
      `Beregnet af de første ${size} hændelser i protokollen (rod ${root}) og dem, der er kommet til siden`,
    madeFrom: (size, root) => `Beregnet af ${size} hændelser i protokollen, rod ${root}`,
    altered: (position) =>
      position === null ? 'Denne protokol er ændret.' : `Denne protokol er ændret på position ${position}.`,
    'set-back': 'Denne protokol har mistet hændelser, der var registreret.',
    replaced: 'Filen med denne protokol er udskiftet.',
    at: (stream) => `Det ændrede står i ${stream}.`,
    means:
      'Det, du ser her, kan være forkert, og intet mere registreres, før den ansvarlige har besluttet, hvad der skal ske.',
  },
  sessions: {
    heading: 'Sektioner',
    none: 'Der er endnu ingen sektioner i protokollen.',
    date: 'Dato',
    title: 'Sektion',
    scoring: 'Beregning',
    contestants: 'Deltagere',
    status: 'Status',
    open: 'i gang',
    closed: 'afsluttet',
  },
  session: {
    scoring: (form: ScoringForm) => SCORING[form],
    laws: (edition: Edition) => LAWS[edition],
    ranking: 'Stilling',
    rankingOf: (ranking: string) => `Stilling ${ranking}`,
    status: (status: Standings['status']) => STATUS[status],
    over: 'Over sektionerne',
    matches: 'Kampe',
    carriedOver: 'Overført',
    penalties: 'Straffe',
    place: 'Plads',
    contestant: 'Deltager',
    boards: 'Spil',
    total: 'I alt',
    percentage: '%',
    rankedAfter: (counted: number, of: number) =>
      `efter ${counted} af ${of} spil; spil, der stadig spilles, er udeladt`,
    rankingWithheld: 'der er ingen stilling, mens der stadig spilles',
    noRanking: 'Ingen er tilmeldt endnu.',
    uncounted: (count: number) => `${counted(count, 'resultat', 'resultater')} tæller ikke for nogen`,
    provisional: (count: number) =>
      count === 0
        ? 'Alle resultater er bekræftet.'
        : `Foreløbig: ${counted(count, 'resultat', 'resultater')} er ikke bekræftet.`,
    confirmed: 'bekræftet',
    atTable: (board: number, table: string) => `Spil ${board}, bord ${table}`,
    irregularities: 'Uregelmæssigheder',
    noIrregularities: 'Der er ingen uregelmæssigheder i protokollen.',
    boardsHeading: 'Spil',
    pickBoard: 'Vælg et spil',
    board: (board: number) => `Spil ${board}`,
    boardIn: (board: number, section: string) => `Spil ${board}, række ${section}`,
    flagged: (count: number) => counted(count, 'uregelmæssighed', 'uregelmæssigheder'),
    noBoards: 'Der er endnu ikke spillet noget spil.',
    table: 'Bord',
    pairs: 'N-S / Ø-V',
    result: 'Resultat',
    score: 'Score',
    points: 'Point',
    replay: (board: number, table: string) => `Gennemgå spil ${board} ved bord ${table}`,
    results: (board: number) => `Resultater i spil ${board}`,
  },
  board: {
    title: (board: number, table: string) => `Spil ${board}, bord ${table}`,
    attempt: (attempt: number) => `forsøg ${attempt}`,
    round: (round: string) => `Runde ${round}`,
    hands: 'Hænder',
    number: 'Spil',
    dealer: 'Giver',
    vulnerable: 'Zone',
    vulnerableLong: 'i zonen',
    vulnerability: (vulnerability: Vulnerability) => VULNERABLE[vulnerability],
    declarer: 'spilfører',
    dummy: 'den blinde',
    toAct: { auction: 'melder', clarification: 'spiller ud', play: 'spiller', ended: '' },
    void: 'renonce',
    unknownHand: 'ikke i protokollen',
    faceDown: 'fordækt udspil',
    showPlayed: 'Vis spillede kort',
    currentTrick: (number: number) => `Stik ${number}`,
    contract: 'Kontrakt',
    noContract: 'under melde\u00adforløbet',
    passedOut: 'Udpasset',
    tricks: 'Stik',
    tricksWon: 'Vundne stik',
    needs: (needed: number) => `skal have ${needed}`,
    exposed: 'Vist, ikke spillet',
    auction: 'Meldeforløb',
    noCalls: 'Ingen melding endnu.',
    noAuction: 'Meldeforløbet er ikke i protokollen.',
    noteOn: (call: string, seat: Seat) => `Om ${SEAT[seat]}s ${call}`,
    alerted: 'Alertet',
    alert: 'alert',
    explained: (seat: Seat) => `${SEAT[seat]} forklarer:`,
    slow: 'langsom',
    fast: 'hurtig',
    tempo: (kind: 'slow' | 'fast', seconds: number | null) =>
      `${kind === 'slow' ? 'Tempobrud' : 'Påfaldende hurtigt'}${seconds === null ? '' : `, ${seconds} s`}`,
    disputed: 'bestridt',
    irregularity: 'uregelmæssighed',
    tricksHeading: 'Stik',
    noTricks: 'Der er ikke spillet noget kort.',
    noPlay: 'Spillet af kortene er ikke i protokollen.',
    trick: 'Stik',
    wonBy: 'Vundet',
    led: 'spillede ud',
    wins: 'vinder',
    timeLine: 'Tidslinje',
    outcome: 'Resultat',
    noResult: 'Intet resultat endnu.',
    made: 'hjemme',
    over: (tricks: number) => `+${tricks}`,
    down: (tricks: number) => `−${tricks}`,
    tricksTaken: (tricks: number) => `${tricks} stik`,
    scoreFor: (side: Side, score: string) => `${SIDE[side]} ${score}`,
    entered: (source: string) => `Indtastet uden spillet: ${source}`,
    notPlayed: 'Ikke spillet',
    adjusted: (ns: AdjustedOutcome, ew: AdjustedOutcome) =>
      `Justeret score: N-S ${outcomeInWords(ns)}, Ø-V ${outcomeInWords(ew)}`,
    artificial: (ns: number, ew: number) => `Kunstig score: N-S ${ns} %, Ø-V ${ew} %`,
    claim: (kind: 'claim' | 'concession', seat: Seat, tricks: number | null) =>
      `${SEAT[seat]} ${kind === 'claim' ? 'kræver' : 'giver afkald på'} ${tricks === null ? 'stik' : `${tricks} stik`}`,
    claimStatus: claimStatusInWords,
    confirmed: 'Bekræftet af turneringslederen.',
    provisional: (reviews: number) =>
      reviews === 0
        ? 'Foreløbigt: ikke bekræftet af turneringslederen.'
        : `Foreløbigt: ${counted(reviews, 'forhold', 'forhold')} skal stadig undersøges.`,
    contradictions: 'Protokollen modsiger sig selv',
  },
  laws,
  lineage,
  rulings,
  verify: {
    heading: 'Kontrol',
    ledger: 'Kontrollér protokollen',
    board: 'Kontrollér dette spil',
    appeal: (appeal: string) => `Kontrollér appel ${appeal}`,
  },
  step: {
    heading: 'Gå gennem spillet',
    event: (at: number, of: number) => `Hændelse ${at} af ${of}`,
    position: 'Vist hændelse',
    first: 'Første hændelse',
    back: 'En hændelse tilbage',
    play: 'Afspil',
    pause: 'Pause',
    forward: 'En hændelse frem',
    last: 'Sidste hændelse',
    speed: 'Hastighed',
    recorded: (role: Role, id: string, time: string) => `Registreret af ${ROLE[role]} (${id}), ${time}`,
    nothingNoted: 'Ingen uregelmæssighed i protokollen',
    goTo: (at: number) => `hændelse ${at}`,
  },
};
