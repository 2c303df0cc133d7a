import { type SessionEvent, type SessionEventData, nthEvent } from '@app/contract';

const SIDE = { NS: 'N-S', EW: 'E-W' } as const;

/** What comes behind a colon, in brackets or after a comma, where it is there. */
const after = (before: string, text: string | undefined, behind = ''): string =>
  text === undefined ? '' : `${before}${text}${behind}`;

/** `'(DBf 212, director:anna)'`: by what paragraph, and by whom where that is not the one who records it. */
const ground = ({ paragraph, authority }: { readonly paragraph?: string; readonly authority?: string }): string => {
  const all = [paragraph, authority].filter((one) => one !== undefined);
  return all.length === 0 ? '' : ` (${all.join(', ')})`;
};

const seated = ({ player, table, seat }: SessionEventData<'LineUpDeclared'>['players'][number]): string =>
  `${player}${after(' ', seat)}${after(' at table ', table)}`;

const amountInWords = ({ value, unit }: SessionEventData<'PenaltyImposed'>['amount']): string =>
  unit === 'percent' ? `${value} %` : `${value} ${unit}`;

/** Where a penalty comes off, if not the total. */
const targetInWords = ({ from, round }: SessionEventData<'PenaltyImposed'>): string => {
  switch (from) {
    case 'total':
      return '';
    case 'imps-of-the-match':
      return ` off the IMPs of match ${round ?? ''}`;
    case 'imps-of-the-event':
      return ' off the IMPs of the event';
  }
};

const groupInWords = ({ name, tables, direction }: SessionEventData<'FieldDefined'>['groups'][number]): string =>
  `${name} (tables ${tables.join(', ')}${direction === undefined ? '' : ` ${SIDE[direction]}`})`;

const RIGHTS = {
  'score-correction': 'have the score corrected',
  ruling: 'ask for a ruling',
  appeal: 'appeal',
  'illegal-player': 'object to an illegal player',
  'report-of-result': 'report a result',
} as const;

const offenceInWords = (offence: string): string => offence.replaceAll('-', ' ');

const offenceNoted = ({
  contestant,
  offence,
  round,
  table,
  boards,
  details,
}: SessionEventData<'OffenceNoted'>): string => {
  const where = [
    ...(round === undefined ? [] : [`round ${round}`]),
    ...(table === undefined ? [] : [`table ${table}`]),
    ...(boards === undefined ? [] : [`boards ${boards.join(', ')}`]),
  ];
  return `Offence of ${contestant}: ${offenceInWords(offence)}${where.length === 0 ? '' : ` (${where.join(', ')})`}${after(': ', details)}`;
};

const matchNotPlayed = ({ match, contestants, absent, ...rest }: SessionEventData<'MatchNotPlayed'>): string => {
  const fault =
    absent === null ? 'nobody is to blame' : `${absent} is absent${rest.excusable === true ? ', excusably' : ''}`;
  return `Match ${match} of ${contestants.join(' and ')} is not played: ${fault}${ground(rest)}: ${rest.reason}`;
};

/** An event of a session as a director or a committee reads it. */
export const sessionEventInWords = (event: SessionEvent): string => {
  switch (event.type) {
    case 'SessionOpened': {
      const { title, laws, scoring, conditions } = event.data;
      return `Session opened${after(': ', title)} (${laws}, ${scoring}${after(', ', conditions?.name)})`;
    }
    case 'SectionAdded':
      return `Section ${event.data.section}${after(': ', event.data.title)}`;
    case 'ContestantEntered': {
      const { contestant, kind, direction, players } = event.data;
      return `${kind} ${contestant} is entered${direction === undefined ? '' : ` ${SIDE[direction]}`}${after(': ', players?.join(', '))}`;
    }
    case 'RoundScheduled': {
      const { round, section, match, tables } = event.data;
      const seatings = tables.map(({ table, NS, EW }) => `${table} ${NS}-${EW}`).join(', ');
      return `Round ${round} of section ${section}${after(' (match ', match, ')')}: ${seatings}`;
    }
    case 'DealsSet':
      return `Deals of section ${event.data.section}: boards ${event.data.deals.map(({ board }) => board).join(', ')}`;
    case 'LineUpDeclared': {
      const { contestant, round, players } = event.data;
      return `Line-up of ${contestant} for round ${round}: ${players.map(seated).join(', ')}`;
    }
    case 'PlayerSubstituted': {
      const { contestant, in: player, out, rounds, allowedBy, reason } = event.data;
      return `${player} plays for ${out} of ${contestant} in round ${rounds.join(', ')}${after(', allowed by ', allowedBy)}: ${reason}`;
    }
    case 'ContestantReplaced':
      return `${event.data.by} takes the place of ${event.data.contestant} from round ${event.data.from} on: ${event.data.reason}`;
    case 'ContestantWithdrawn':
      return `${event.data.contestant} withdraws${after(' from round ', event.data.from, ' on')}: ${event.data.reason}`;
    case 'SessionClosed':
      return 'The session is closed';
    case 'SessionReopened':
      return `The session is opened again: ${event.data.reason}`;
    case 'RoundStarted':
      return `Round ${event.data.round} starts at ${event.data.at}`;
    case 'RoundEnded':
      return `Round ${event.data.round} ends at ${event.data.at}`;
    case 'ContestantLate': {
      const { contestant, round, minutes, excusable, played } = event.data;
      return `${contestant} is ${minutes} minutes late for round ${round}${excusable ? ', excusably' : ''}${played ? '' : '; it is not played'}`;
    }
    case 'TableOverran': {
      const { table, round, minutes, blameless = [] } = event.data;
      return `Table ${table} overruns round ${round} by ${minutes} minutes${blameless.length === 0 ? '' : `; not to blame: ${blameless.join(', ')}`}`;
    }
    case 'OffenceNoted':
      return offenceNoted(event.data);
    case 'ConditionsChanged':
      return `The conditions of contest are now ${event.data.conditions.name}: ${event.data.reason}`;
    case 'FieldDefined':
      return `Board ${event.data.board} is compared within ${event.data.groups.map(groupInWords).join(', ')}: ${event.data.reason}`;
    case 'BoardWithdrawn':
      return `Board ${event.data.board} counts no more${after(' at tables ', event.data.tables?.join(', '))}: ${event.data.reason}`;
    case 'WarningIssued':
      return `${event.data.contestant} is warned, ${offenceInWords(event.data.offence)}${ground(event.data)}: ${event.data.reason}`;
    case 'PenaltyImposed': {
      const { contestant, kind, offence, amount, reason } = event.data;
      return `Penalty (${kind}) for ${contestant}: ${amountInWords(amount)}${targetInWords(event.data)}, ${offenceInWords(offence)}${ground(event.data)}: ${reason}`;
    }
    case 'PenaltyVaried':
      return `The penalty of ${nthEvent(event.data.penalty)} is now ${amountInWords(event.data.amount)}${ground(event.data)}: ${event.data.reason}`;
    case 'PenaltyRescinded':
      return `What was decided in ${nthEvent(event.data.penalty)} is rescinded${ground(event.data)}: ${event.data.reason}`;
    case 'PenaltyWaived':
      return `No penalty for ${event.data.contestant} for ${nthEvent(event.data.fact)}${ground(event.data)}: ${event.data.reason}`;
    case 'RulingFollowed':
      return `The ruling ${event.data.ruling} ${event.data.standing === 'in-force' ? 'stands' : 'stands no more'} (${event.data.cause})`;
    case 'ContestantDisqualified':
      return `${event.data.contestant} is disqualified${ground(event.data)}: ${event.data.reason}`;
    case 'PlayerSuspended': {
      const { player, contestant, until, reason } = event.data;
      return `Player ${player} of ${contestant} is suspended${after(' until ', until)}${ground(event.data)}: ${reason}`;
    }
    case 'ResultsPublished':
      return `Results${after(' of round ', event.data.round)} published as ${event.data.status} at ${event.data.at}`;
    case 'DeadlineSet': {
      const { right, until, round, publication, decision, tolerance, reason } = event.data;
      const about = `${after(' about round ', round)}${after(' published by ', publication === undefined ? undefined : nthEvent(publication))}${after(' against ', decision)}`;
      const late = tolerance === true ? ', though it was over' : '';
      return `The right to ${RIGHTS[right]}${about} ends at ${until}${late}${ground(event.data)}: ${reason}`;
    }
    case 'CarryOverSet': {
      const { contestant, amount, from, reason } = event.data;
      return `${contestant} brings ${amount}${after(' from session ', from?.session)}${ground(event.data)}${after(': ', reason)}`;
    }
    case 'LotsDrawn':
      return `Lots are drawn, first to last: ${event.data.contestants.join(', ')}: ${event.data.reason}`;
    case 'MatchNotPlayed':
      return matchNotPlayed(event.data);
  }
};
