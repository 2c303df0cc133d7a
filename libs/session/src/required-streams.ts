import {
  type AppealCommand,
  type BoardCommandType,
  type Command,
  parseDecisionAddress,
  sessionStream,
} from '@app/contract';
import type { OtherStreams, StreamState } from './stream';

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
];

const appealedIn = (commands: readonly AppealCommand[]) => commands.find((one) => one.type === 'LodgeAppeal')?.data;

/** The case and what it is about; where that is an appeal itself, on to what that is about. */
const ofCase = (
  { session, against }: { readonly session: string; readonly against: string },
  others: OtherStreams,
): readonly string[] => {
  const stream = parseDecisionAddress(against)?.stream;
  const found = stream === undefined ? undefined : others(stream);
  const further = found?.to === 'appeal' && found.state ? ofCase(found.state.lodged, others) : [];
  return [sessionStream(session), ...(stream === undefined ? [] : [stream]), ...further];
};

/**
 * The other streams that commands to one stream are decided with. What an appeal is about may be an appeal: ask again
 * once these are loaded, until nothing more is named.
 */
export const requiredStreams = (
  commands: readonly Command[],
  own: StreamState,
  others: OtherStreams = () => undefined,
): readonly string[] => {
  switch (own.to) {
    case 'session':
      return [];
    case 'board':
      return commands.some(({ command }) => LOOK_AT_SESSION.some((type) => type === command.type))
        ? [sessionStream(own.address.session)]
        : [];
    case 'appeal': {
      const lodged =
        own.state?.lodged ?? appealedIn(commands.flatMap((one) => (one.to === 'appeal' ? [one.command] : [])));
      return lodged ? ofCase(lodged, others) : [];
    }
  }
};
