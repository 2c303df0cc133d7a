import {
  type AppealCommand,
  type BoardCommandType,
  type Command,
  appealStream,
  parseDecisionAddress,
  sessionStream,
} from '@app/contract';
import { MOVING_COMMANDS } from './deadlines/after-publication';
import { retainedOf } from './session/retained';
import type { Session } from './session/fold';
import { type OtherStreams, type StreamState, NO_STREAMS, sessionIn } from './stream';

/**
 * Commands to a board that its session has a say in: its schedule, regulations, contestants and deadlines, and who
 * plays for a contestant: what somebody says is that player's.
 */
const LOOK_AT_SESSION: readonly BoardCommandType[] = [
  'OpenBoard',
  'DraftRuling',
  'GiveRuling',
  'TellRuling',
  'ReverseDecision',
  'CorrectScore',
  'TakeStatement',
  'NoteRemark',
  'AssignScore',
  'AwardArtificialScore',
  'TransferTricks',
  'AgreeResult',
  'EnterResult',
  'EnterScore',
  'ReportNotPlayed',
];

/** Commands that look at the other sessions of the contest, whatever has been put up. */
const LOOK_AT_CONTEST: readonly string[] = [
  'GiveRuling',
  'ReverseDecision',
  'CorrectScore',
  'SetDeadline',
  'PublishResults',
  'SetCarryOver',
];

/** Whether a command may be decided with what other sessions of its contest have come to. */
export const goesByPeriods = ({ command }: Command): boolean =>
  LOOK_AT_CONTEST.includes(command.type) || MOVING_COMMANDS.includes(command.type);

const appealedIn = (commands: readonly AppealCommand[]) => commands.find((one) => one.type === 'LodgeAppeal')?.data;

const lodgedIn = (commands: readonly Command[], own: Extract<StreamState, { to: 'appeal' }>) =>
  own.state?.lodged ?? appealedIn(commands.flatMap((one) => (one.to === 'appeal' ? [one.command] : [])));

/** The case and what it is about; where that is an appeal itself, on to what that is about. */
const ofCase = (
  { session, against }: { readonly session: string; readonly against: string },
  others: OtherStreams,
): readonly string[] => {
  const stream = parseDecisionAddress(against)?.stream;
  const found = stream === undefined ? undefined : others.stream(stream);
  const further = found?.to === 'appeal' && found.state ? ofCase(found.state.lodged, others) : [];
  return [sessionStream(session), ...(stream === undefined ? [] : [stream]), ...further];
};

/** The session that commands to a stream are about; null where there is none. */
const sessionAround = (commands: readonly Command[], own: StreamState, others: OtherStreams): Session | null => {
  switch (own.to) {
    case 'session':
      return own.state;
    case 'board':
      return sessionIn(others, own.address.session);
    case 'appeal': {
      const lodged = lodgedIn(commands, own);
      return lodged ? sessionIn(others, lodged.session) : null;
    }
  }
};

/**
 * The contest whose sessions are to be looked up, because commands to one stream go by periods, which another session may
 * end; what moves a number does so once results have been put up. Null where none is, or while the session that says so
 * is not loaded.
 */
export const requiredContest = (
  commands: readonly Command[],
  own: StreamState,
  others: OtherStreams,
): string | null => {
  const session = sessionAround(commands, own, others);
  const isPublished = session !== null && retainedOf(session, 'ResultsPublished').length > 0;
  const looks = ({ to, command: { type } }: Command): boolean =>
    to === 'appeal' || LOOK_AT_CONTEST.includes(type) || (isPublished && MOVING_COMMANDS.includes(type));
  return commands.some(looks) ? (session?.opened?.contest?.contest ?? null) : null;
};

/** The session whose appeals are to be looked up: results are called final, and none may be pending. Null where none is. */
export const requiredAppeals = (commands: readonly Command[], own: StreamState): string | null =>
  own.to === 'session' &&
  commands.some(({ command }) => command.type === 'PublishResults' && command.data.status === 'final')
    ? own.session
    : null;

const namedBy = (commands: readonly Command[], own: StreamState, others: OtherStreams): readonly string[] => {
  switch (own.to) {
    case 'session':
      return [];
    case 'board':
      return commands.some(({ command }) => LOOK_AT_SESSION.some((type) => type === command.type))
        ? [sessionStream(own.address.session)]
        : [];
    case 'appeal': {
      const lodged = lodgedIn(commands, own);
      return lodged ? ofCase(lodged, others) : [];
    }
  }
};

/**
 * The other streams that commands to one stream are decided with. What an appeal is about may be an appeal, and a session
 * is one of a contest: ask again once these are loaded, until nothing more is named.
 */
export const requiredStreams = (
  commands: readonly Command[],
  own: StreamState,
  others: OtherStreams = NO_STREAMS,
): readonly string[] => {
  const contest = requiredContest(commands, own, others);
  const sessions = contest === null ? [] : others.sessionsOf(contest).map(sessionStream);
  const session = requiredAppeals(commands, own);
  const appeals = session === null ? [] : others.appealsOf(session).map(appealStream);
  const itself = own.to === 'session' ? sessionStream(own.session) : null;
  return [...namedBy(commands, own, others), ...sessions.filter((name) => name !== itself), ...appeals];
};
