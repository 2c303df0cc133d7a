import type { AppealCommand, BoardCommand, Command } from '@app/contract';
import { type EncryptedText, type PersonalText, type Seat, sideOf } from '@app/bridge';
import type { Appeal } from './appeal/fold';
import type { Board } from './board/fold';
import type { Session } from './session/fold';
import { retainedOf } from './session/retained';
import { type DomainEvent, type OtherStreams, type StreamState, sessionIn } from './stream';

/** What somebody says in a command in his own words: a personal text, which is kept apart from the event. */
export interface Statement {
  readonly field: string;
  readonly text: PersonalText;
  /** Where the ids of `people` are somebody's. */
  readonly session: string;
  /** Whose words they are: several, where they speak together. Any of them can have them destroyed. */
  readonly people: readonly [string, ...string[]];
}

/** The events with personal texts, and their fields with such. A command has them under the same names. */
export const PERSONAL_FIELDS = {
  StatementTaken: ['text'],
  RemarkMade: ['text'],
  AppealLodged: ['grounds', 'asksFor'],
  PartyHeard: ['text'],
  WrittenStatementFiled: ['text'],
  AppealWithdrawn: ['reason'],
  AppealTakenFurther: ['reason'],
} as const satisfies Readonly<Partial<Record<DomainEvent['type'], readonly string[]>>>;

/** Who plays for a contestant in a seat by its line-up of the round; the last one counts. */
const linedUp = (session: Session, { opened }: Board, contestant: string, seat: Seat): string | undefined => {
  const { round, table } = opened;
  const players = retainedOf(session, 'LineUpDeclared')
    .filter(({ data }) => data.contestant === contestant && data.round === round)
    .at(-1)?.data.players;
  const named = players?.find((one) => one.seat === seat && (one.table ?? table) === table)?.player;
  const substituted = retainedOf(session, 'PlayerSubstituted').findLast(
    ({ data }) => data.contestant === contestant && data.out === named && data.rounds.some((one) => one === round),
  );
  return substituted?.data.in ?? named;
};

/** Who sits there: as the board has it, else by the line-up; the contestant, where nobody has said who plays. */
const sitting = (board: Board, session: Session, seat: Seat): string => {
  const { players, contestants } = board.opened;
  const contestant = contestants[sideOf(seat)];
  return players?.[seat] ?? linedUp(session, board, contestant, seat) ?? contestant;
};

const atTheTable = (command: BoardCommand, board: Board | null, others: OtherStreams): readonly Statement[] => {
  if (!board || (command.type !== 'TakeStatement' && command.type !== 'NoteRemark')) return [];
  const { session } = board.opened;
  const { by, text } = command.data;
  return [{ field: 'text', text, session, people: [sitting(board, sessionIn(others, session), by)] }];
};

type Hearing = Extract<AppealCommand, { readonly type: 'HearParty' | 'FileStatement' }>['data'];

/** Who speaks for a party where nobody is named: who lodged the appeal, the other side, or somebody under its name. */
const speaking = ({ by, party }: Hearing, { appellant, lodgedBy, respondents }: Appeal['lodged']): string =>
  by ?? (party === 'appellant' ? (lodgedBy[0] ?? appellant) : party === 'respondent' ? respondents[0] : party) ?? party;

/** A list of at least one. */
const together = ([first, ...others]: readonly string[]): readonly [string, ...string[]] | null =>
  first === undefined ? null : [first, ...others];

const inAnAppeal = (command: AppealCommand, lodged: Appeal['lodged'] | undefined): readonly Statement[] => {
  const words = (session: string, field: string, text: PersonalText | undefined, by: readonly string[]) => {
    const people = together(by);
    return text === undefined || !people ? [] : [{ field, text, session, people }];
  };
  if (command.type === 'LodgeAppeal') {
    const { session, grounds, asksFor, lodgedBy } = command.data;
    return [...words(session, 'grounds', grounds, lodgedBy), ...words(session, 'asksFor', asksFor, lodgedBy)];
  }
  if (!lodged) return [];
  const { session } = lodged;
  if (command.type === 'HearParty' || command.type === 'FileStatement') {
    const { party, text } = command.data;
    // What the director says of his ruling is the record's own.
    return party === 'director' ? [] : words(session, 'text', text, [speaking(command.data, lodged)]);
  }
  if (command.type === 'WithdrawAppeal') return words(session, 'reason', command.data.reason, command.data.by);
  if (command.type === 'TakeAppealFurther') return words(session, 'reason', command.data.reason, [command.data.by]);
  return [];
};

/**
 * What people say in a command in their own words, and whose it is as far as the record goes at that moment; nothing
 * where the stream is not so far that the command can be accepted.
 * @param own what the stream of the command has come to
 */
export const statementsIn = (command: Command, own: StreamState, others: OtherStreams): readonly Statement[] => {
  if (command.to === 'board' && own.to === 'board') return atTheTable(command.command, own.state, others);
  if (command.to === 'appeal' && own.to === 'appeal') return inAnAppeal(command.command, own.state?.lodged);
  return [];
};

/** A command with what is sealed in it in place of the words, by field. */
export const withEncrypted = (command: Command, encrypted: Readonly<Record<string, EncryptedText>>): Command =>
  // The fields are those of `ownWordsIn`, and each takes a personal text.
  ({ ...command, command: { ...command.command, data: { ...command.command.data, ...encrypted } } }) as Command;
