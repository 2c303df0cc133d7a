import type { SessionEvent, SessionEventData } from '@app/session';
import { type Told, after } from '../told';
import { name, nth, seat, side } from './terms';

/** `'(FSB 110B, director:anna)'`: by what paragraph, and by whom where that is not the one who records it. */
const ground = ({ paragraph, authority }: { readonly paragraph?: string; readonly authority?: string }): string => {
  const all = [paragraph, authority].filter((one) => one !== undefined);
  return all.length === 0 ? '' : ` (${all.join(', ')})`;
};

const amount = ({ value, unit }: SessionEventData<'PenaltyImposed'>['amount']): string =>
  `${value} ${unit === 'percent' ? '%' : unit}`;

const target = ({ from, round }: SessionEventData<'PenaltyImposed'>): string => {
  switch (from) {
    case 'total':
      return '';
    case 'imps-of-the-match':
      return ` från IMP i match ${round ?? ''}`;
    case 'imps-of-the-event':
      return ' från IMP i tävlingen';
  }
};

const KIND: Readonly<Record<string, string>> = { pair: 'Par', team: 'Lag', player: 'Spelare' };

const PENALTY: Readonly<Record<string, string>> = { procedural: 'felaktigt förfarande', disciplinary: 'disciplinär' };

const STATUS: Readonly<Record<string, string>> = {
  provisional: 'preliminära',
  official: 'officiella',
  final: 'slutliga',
};

const RIGHTS = {
  'score-correction': 'att få poängen rättad',
  ruling: 'att begära ett domslut',
  appeal: 'att överklaga',
  'illegal-player': 'att invända mot en otillåten spelare',
  'report-of-result': 'att rapportera ett resultat',
} as const;

const offenceNoted = ({ contestant, offence, ...data }: SessionEventData<'OffenceNoted'>): string => {
  const where = [
    ...(data.round === undefined ? [] : [`rond ${data.round}`]),
    ...(data.table === undefined ? [] : [`bord ${data.table}`]),
    ...(data.boards === undefined ? [] : [`bricka ${data.boards.join(', ')}`]),
  ];
  return `Förseelse av ${contestant}: ${name(offence)}${where.length === 0 ? '' : ` (${where.join(', ')})`}${after(': ', data.details)}`;
};

const matchNotPlayed = ({ match, contestants, absent, ...rest }: SessionEventData<'MatchNotPlayed'>): string => {
  const fault =
    absent === null ? 'ingen bär skulden' : `${absent} har uteblivit${rest.excusable === true ? ', ursäktligt' : ''}`;
  return `Match ${match} mellan ${contestants.join(' och ')} spelas inte: ${fault}${ground(rest)}: ${rest.reason}`;
};

/** The events of a session as a director or a committee reads them. */
export const session: Told<SessionEvent> = {
  SessionOpened: ({ title, laws, scoring, conditions }) =>
    `Omgången öppnad${after(': ', title)} (${laws}, ${scoring}${after(', ', conditions?.name)})`,
  SectionAdded: (data) => `Grupp ${data.section}${after(': ', data.title)}`,
  ContestantEntered: ({ contestant, kind, direction, players }) =>
    `${KIND[kind] ?? kind} ${contestant} är anmält${direction === undefined ? '' : ` ${side(direction)}`}${after(': ', players?.join(', '))}`,
  RoundScheduled: ({ round, section, match, tables }) => {
    const seatings = tables.map(({ table, NS, EW }) => `${table} ${NS}-${EW}`).join(', ');
    return `Rond ${round} i grupp ${section}${after(' (match ', match, ')')}: ${seatings}`;
  },
  DealsSet: (data) => `Givar i grupp ${data.section}: brickorna ${data.deals.map(({ board }) => board).join(', ')}`,
  LineUpDeclared: ({ contestant, round, players }) => {
    const seated = players.map(
      (one) => `${one.player}${one.seat === undefined ? '' : ` ${seat(one.seat)}`}${after(' vid bord ', one.table)}`,
    );
    return `Uppställning för ${contestant} i rond ${round}: ${seated.join(', ')}`;
  },
  PlayerSubstituted: ({ contestant, in: player, out, rounds, allowedBy, reason }) =>
    `${player} spelar för ${out} i ${contestant} i rond ${rounds.join(', ')}${after(', tillåtet av ', allowedBy)}: ${reason}`,
  ContestantReplaced: (data) =>
    `${data.by} övertar platsen efter ${data.contestant} från och med rond ${data.from}: ${data.reason}`,
  ContestantWithdrawn: (data) => `${data.contestant} utgår${after(' från och med rond ', data.from)}: ${data.reason}`,
  SessionClosed: () => 'Omgången är avslutad',
  SessionReopened: (data) => `Omgången är öppnad på nytt: ${data.reason}`,
  RoundStarted: (data) => `Rond ${data.round} börjar ${data.at}`,
  RoundEnded: (data) => `Rond ${data.round} slutar ${data.at}`,
  ContestantLate: ({ contestant, round, minutes, excusable, played }) =>
    `${contestant} kommer ${minutes} minuter för sent till rond ${round}${excusable ? ', ursäktligt' : ''}${played ? '' : '; den spelas inte'}`,
  TableOverran: ({ table, round, minutes, blameless = [] }) =>
    `Bord ${table} drar över tiden i rond ${round} med ${minutes} minuter${blameless.length === 0 ? '' : `; utan skuld: ${blameless.join(', ')}`}`,
  OffenceNoted: offenceNoted,
  ConditionsChanged: (data) => `Tävlingsvillkoren är nu ${data.conditions.name}: ${data.reason}`,
  FieldDefined: (data) => {
    const groups = data.groups.map(
      (one) =>
        `${one.name} (bord ${one.tables.join(', ')}${one.direction === undefined ? '' : ` ${side(one.direction)}`})`,
    );
    return `Bricka ${data.board} jämförs inom ${groups.join(', ')}: ${data.reason}`;
  },
  BoardWithdrawn: (data) =>
    `Bricka ${data.board} räknas inte längre${after(' vid bord ', data.tables?.join(', '))}: ${data.reason}`,
  WarningIssued: (data) => `${data.contestant} får en varning, ${name(data.offence)}${ground(data)}: ${data.reason}`,
  PenaltyImposed: (data) =>
    `Straff (${PENALTY[data.kind] ?? data.kind}) för ${data.contestant}: ${amount(data.amount)}${target(data)}, ${name(data.offence)}${ground(data)}: ${data.reason}`,
  PenaltyVaried: (data) =>
    `Straffet i ${nth(data.penalty)} är nu ${amount(data.amount)}${ground(data)}: ${data.reason}`,
  PenaltyRescinded: (data) => `Det som beslutades i ${nth(data.penalty)} upphävs${ground(data)}: ${data.reason}`,
  PenaltyWaived: (data) => `Inget straff för ${data.contestant} för ${nth(data.fact)}${ground(data)}: ${data.reason}`,
  RulingFollowed: (data) =>
    `Domslutet ${data.ruling} ${data.standing === 'in-force' ? 'står fast' : 'gäller inte längre'} (${data.cause})`,
  ContestantDisqualified: (data) => `${data.contestant} är diskvalificerat${ground(data)}: ${data.reason}`,
  PlayerSuspended: (data) =>
    `Spelare ${data.player} i ${data.contestant} är avstängd${after(' till ', data.until)}${ground(data)}: ${data.reason}`,
  ResultsPublished: (data) =>
    `Resultat${after(' av rond ', data.round)} publicerade som ${STATUS[data.status] ?? data.status} ${data.at}`,
  DeadlineSet: ({ right, until, round, publication, decision, tolerance, reason, ...rest }) => {
    const published = publication === undefined ? undefined : nth(publication);
    const about = `${after(' om rond ', round)}${after(' publicerad i ', published)}${after(' mot ', decision)}`;
    return `Rätten ${RIGHTS[right]}${about} upphör ${until}${tolerance === true ? ', fast tiden var ute' : ''}${ground(rest)}: ${reason}`;
  },
  CarryOverSet: ({ contestant, amount: brought, from, reason, ...rest }) =>
    `${contestant} medför ${brought}${after(' från omgång ', from?.session)}${ground(rest)}${after(': ', reason)}`,
  LotsDrawn: (data) => `Lottdragning, första till sista: ${data.contestants.join(', ')}: ${data.reason}`,
  MatchNotPlayed: matchNotPlayed,
};
