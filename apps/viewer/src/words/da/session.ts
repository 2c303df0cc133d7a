import type { SessionEvent, SessionEventData } from '@app/session';
import { type Told, after } from '../told';
import { name, nth, seat, side } from './terms';

/** `'(DBf 212, director:anna)'`: by what paragraph, and by whom where that is not the one who records it. */
const ground = ({ paragraph, authority }: { readonly paragraph?: string; readonly authority?: string }): string => {
  const all = [paragraph, authority].filter((one) => one !== undefined);
  return all.length === 0 ? '' : ` (${all.join(', ')})`;
};

const UNITS: Readonly<Record<string, string>> = { percent: '%', VP: 'KP', vp: 'KP' };

const amount = ({ value, unit }: SessionEventData<'PenaltyImposed'>['amount']): string =>
  `${value} ${UNITS[unit] ?? unit}`;

const target = ({ from, round }: SessionEventData<'PenaltyImposed'>): string => {
  switch (from) {
    case 'total':
      return '';
    case 'imps-of-the-match':
      return ` fra imp i kamp ${round ?? ''}`;
    case 'imps-of-the-event':
      return ' fra imp i turneringen';
  }
};

const KIND: Readonly<Record<string, string>> = { pair: 'Par', team: 'Hold', player: 'Spiller' };

const PENALTY: Readonly<Record<string, string>> = { procedural: 'fremgangsmåde', disciplinary: 'disciplinær' };

const STATUS: Readonly<Record<string, string>> = {
  provisional: 'foreløbige',
  official: 'officielle',
  final: 'endelige',
};

const RIGHTS = {
  'score-correction': 'at få scoren rettet',
  ruling: 'at bede om en afgørelse',
  appeal: 'at appellere',
  'illegal-player': 'at gøre indsigelse mod en ulovlig spiller',
  'report-of-result': 'at indberette et resultat',
} as const;

const offenceNoted = ({ contestant, offence, ...data }: SessionEventData<'OffenceNoted'>): string => {
  const where = [
    ...(data.round === undefined ? [] : [`runde ${data.round}`]),
    ...(data.table === undefined ? [] : [`bord ${data.table}`]),
    ...(data.boards === undefined ? [] : [`spil ${data.boards.join(', ')}`]),
  ];
  return `Forseelse af ${contestant}: ${name(offence)}${where.length === 0 ? '' : ` (${where.join(', ')})`}${after(': ', data.details)}`;
};

const matchNotPlayed = ({ match, contestants, absent, ...rest }: SessionEventData<'MatchNotPlayed'>): string => {
  const fault =
    absent === null
      ? 'ingen er skyld i det'
      : `${absent} er udeblevet${rest.excusable === true ? ', undskyldeligt' : ''}`;
  return `Kamp ${match} mellem ${contestants.join(' og ')} spilles ikke: ${fault}${ground(rest)}: ${rest.reason}`;
};

/** The events of a session as a director or a committee reads them. */
export const session: Told<SessionEvent> = {
  SessionOpened: ({ title, laws, scoring, conditions }) =>
    `Sektionen åbnet${after(': ', title)} (${laws}, ${scoring}${after(', ', conditions?.name)})`,
  SectionAdded: (data) => `Række ${data.section}${after(': ', data.title)}`,
  ContestantEntered: ({ contestant, kind, direction, players }) =>
    `${KIND[kind] ?? kind} ${contestant} er tilmeldt${direction === undefined ? '' : ` ${side(direction)}`}${after(': ', players?.join(', '))}`,
  RoundScheduled: ({ round, section, match, tables }) => {
    const seatings = tables.map(({ table, NS, EW }) => `${table} ${NS}-${EW}`).join(', ');
    return `Runde ${round} i række ${section}${after(' (kamp ', match, ')')}: ${seatings}`;
  },
  DealsSet: (data) =>
    `Kortfordelinger i række ${data.section}: spil ${data.deals.map(({ board }) => board).join(', ')}`,
  LineUpDeclared: ({ contestant, round, players }) => {
    const seated = players.map(
      (one) => `${one.player}${one.seat === undefined ? '' : ` ${seat(one.seat)}`}${after(' ved bord ', one.table)}`,
    );
    return `Opstilling for ${contestant} i runde ${round}: ${seated.join(', ')}`;
  },
  PlayerSubstituted: ({ contestant, in: player, out, rounds, allowedBy, reason }) =>
    `${player} spiller for ${out} fra ${contestant} i runde ${rounds.join(', ')}${after(', tilladt af ', allowedBy)}: ${reason}`,
  ContestantReplaced: (data) =>
    `${data.by} overtager pladsen efter ${data.contestant} fra runde ${data.from}: ${data.reason}`,
  ContestantWithdrawn: (data) => `${data.contestant} udgår${after(' fra runde ', data.from)}: ${data.reason}`,
  SessionClosed: () => 'Sektionen er afsluttet',
  SessionReopened: (data) => `Sektionen er genåbnet: ${data.reason}`,
  RoundStarted: (data) => `Runde ${data.round} begynder ${data.at}`,
  RoundEnded: (data) => `Runde ${data.round} slutter ${data.at}`,
  ContestantLate: ({ contestant, round, minutes, excusable, played }) =>
    `${contestant} kommer ${minutes} minutter for sent til runde ${round}${excusable ? ', undskyldeligt' : ''}${played ? '' : '; den spilles ikke'}`,
  TableOverran: ({ table, round, minutes, blameless = [] }) =>
    `Bord ${table} overskrider tiden i runde ${round} med ${minutes} minutter${blameless.length === 0 ? '' : `; uden skyld: ${blameless.join(', ')}`}`,
  OffenceNoted: offenceNoted,
  ConditionsChanged: (data) => `Propositionerne er nu ${data.conditions.name}: ${data.reason}`,
  FieldDefined: (data) => {
    const groups = data.groups.map(
      (one) =>
        `${one.name} (borde ${one.tables.join(', ')}${one.direction === undefined ? '' : ` ${side(one.direction)}`})`,
    );
    return `Spil ${data.board} sammenlignes inden for ${groups.join(', ')}: ${data.reason}`;
  },
  BoardWithdrawn: (data) =>
    `Spil ${data.board} tæller ikke mere${after(' ved bordene ', data.tables?.join(', '))}: ${data.reason}`,
  WarningIssued: (data) => `${data.contestant} får en advarsel, ${name(data.offence)}${ground(data)}: ${data.reason}`,
  PenaltyImposed: (data) =>
    `Straf (${PENALTY[data.kind] ?? data.kind}) til ${data.contestant}: ${amount(data.amount)}${target(data)}, ${name(data.offence)}${ground(data)}: ${data.reason}`,
  PenaltyVaried: (data) =>
    `Straffen i ${nth(data.penalty)} er nu ${amount(data.amount)}${ground(data)}: ${data.reason}`,
  PenaltyRescinded: (data) => `Det, der blev besluttet i ${nth(data.penalty)}, ophæves${ground(data)}: ${data.reason}`,
  PenaltyWaived: (data) => `Ingen straf til ${data.contestant} for ${nth(data.fact)}${ground(data)}: ${data.reason}`,
  RulingFollowed: (data) =>
    `Afgørelsen ${data.ruling} ${data.standing === 'in-force' ? 'står' : 'står ikke mere'} (${data.cause})`,
  ContestantDisqualified: (data) => `${data.contestant} er diskvalificeret${ground(data)}: ${data.reason}`,
  PlayerSuspended: (data) =>
    `Spiller ${data.player} fra ${data.contestant} er udelukket${after(' indtil ', data.until)}${ground(data)}: ${data.reason}`,
  ResultsPublished: (data) =>
    `Resultater${after(' af runde ', data.round)} offentliggjort som ${STATUS[data.status] ?? data.status} ${data.at}`,
  DeadlineSet: ({ right, until, round, publication, decision, tolerance, reason, ...rest }) => {
    const published = publication === undefined ? undefined : nth(publication);
    const about = `${after(' om runde ', round)}${after(' offentliggjort i ', published)}${after(' mod ', decision)}`;
    return `Retten til ${RIGHTS[right]}${about} ophører ${until}${tolerance === true ? ', selv om den var udløbet' : ''}${ground(rest)}: ${reason}`;
  },
  CarryOverSet: ({ contestant, amount: brought, from, reason, ...rest }) =>
    `${contestant} medbringer ${brought}${after(' fra sektion ', from?.session)}${ground(rest)}${after(': ', reason)}`,
  LotsDrawn: (data) => `Lodtrækning, første til sidste: ${data.contestants.join(', ')}: ${data.reason}`,
  MatchNotPlayed: matchNotPlayed,
};
