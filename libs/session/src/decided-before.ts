import { saysTheSame } from '@app/bridge';
import type { BoardCommandType, Command } from '@app/contract';
import { decideOn } from './decide-on';
import { retainedOf } from './session/retained';
import { PERSONAL_FIELDS } from './statements';
import { type DomainEvent, type OtherStreams, type StreamState, sessionIn } from './stream';

/** A command with the events that it was decided to come to, where that was done before. */
export interface DecidedCommand {
  readonly command: Command;
  readonly events: readonly DomainEvent[];
}

/**
 * Decided by the board alone, once it is open and as long as no results are up; of the session they ask nothing. Others are
 * decided again.
 */
const BY_BOARD: ReadonlySet<BoardCommandType> = new Set([
  'AcceptClaim',
  'AgreeResult',
  'ClaimTricks',
  'EnterResult',
  'EnterScore',
  'FaceLead',
  'GiveAlert',
  'GiveExplanation',
  'MakeCall',
  'OpenBoard',
  'PlayCard',
  'ReportNotPlayed',
  'SpreadHand',
]);

const isPersonal = ({ type }: DomainEvent): boolean => Object.hasOwn(PERSONAL_FIELDS, type);

/**
 * Whether commands to a board come to the same events here as they did where they were decided before, one after the
 * other from the first: nothing is on the board yet, opening it comes to the same event, and from then on a decision
 * depends on the board alone. It does not once results have been put up (79C, 92B), nor for commands that may ask the
 * session, nor where people's own words are kept apart.
 */
export const holdsHere = (decided: readonly DecidedCommand[], own: StreamState, others: OtherStreams): boolean => {
  const [first] = decided;
  if (!first || own.to !== 'board' || own.state !== null) return false;
  if (retainedOf(sessionIn(others, own.address.session), 'ResultsPublished').length > 0) return false;
  const isOfBoard = ({ command: { to, command }, events }: DecidedCommand): boolean =>
    to === 'board' && BY_BOARD.has(command.type) && !events.some(isPersonal);
  if (!decided.every(isOfBoard)) return false;
  const opening = decideOn(first.command, own, others);
  return opening.ok && saysTheSame(opening.events, first.events);
};
