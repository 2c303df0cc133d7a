import {
  type Seat,
  type Suit,
  SEATS,
  TRICKS,
  isSeat,
  isSuit,
  message,
  type Regulations,
  isRegulations,
} from '@app/bridge';
import { type Claim, type ShownOut, claimedBy, unreadableStatement, parseStatement, statementAt } from '@app/laws';
import type { Texts } from '@app/messages';
import { type BoardView, endingIn, notFollowed } from '@app/session';
import { type BoardHistory, momentOf } from '@app/application';
import type { PlaceOptions } from '../embedded';
import { Failure, UsageError } from '../failure';
import { commandText } from '../output/command-texts';
import { type LanguageOption, textsFor } from '../output/language';

/** What can be said about a claim on the command line. */
export interface ClaimOptions extends PlaceOptions, LanguageOption {
  readonly at?: string;
  readonly line?: string;
  readonly by?: string;
  readonly tricks?: string;
  readonly knewOfTrump?: boolean;
  readonly fromTheTop?: boolean;
  readonly finesse?: string;
  readonly shownByPlay?: string;
  readonly json?: boolean;
}

/** A claim with where it was found. */
export interface FoundClaim {
  readonly at: number;
  readonly view: BoardView;
  readonly claim: Claim;
  /** Opponents who still hold a suit to which they did not follow. */
  readonly revokes: readonly ShownOut[];
  /** Who has accepted it since. */
  readonly acceptedBy: Seat | null;
}

/** How many events the board has with its last claim or concession; 0 where there is none. */
const claimMoment = ({ events }: BoardHistory): number =>
  events.findLastIndex(({ type }) => type === 'TricksClaimed' || type === 'TricksConceded') + 1;

const regulationsOf = ({ events }: BoardHistory): Regulations | null => {
  const data = events[0]?.data;
  const named = typeof data === 'object' && data !== null && 'regulations' in data ? data.regulations : null;
  return isRegulations(named) ? named : null;
};

const seatFrom = (text: string | undefined): Seat | null => {
  if (text === undefined) return null;
  if (isSeat(text)) return text;
  throw new UsageError(commandText('claim.by', { text, seats: SEATS.join(', ') }));
};

const tricksFrom = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  if (/^\d{1,2}$/.test(text) && Number(text) <= TRICKS) return Number(text);
  throw new UsageError(commandText('claim.tricks', { text, most: TRICKS }));
};

const shownFrom = (text: string, { say }: Texts): string => {
  const read = parseStatement(text);
  if (read.ok) return text;
  throw new UsageError(`--shown-by-play: ${say(statementAt(read.error))}`);
};

const suitsFrom = (text: string): readonly Suit[] => {
  const suits = [...text];
  if (suits.length > 0 && suits.every(isSuit)) return suits.filter(isSuit);
  throw new UsageError(commandText('claim.finesse', { text }));
};

const statementOf = (recorded: string | null, line: string | undefined, { say }: Texts): string => {
  const text = line ?? recorded ?? '';
  const read = parseStatement(text);
  if (read.ok) return text;
  const problem = statementAt(read.error);
  if (line !== undefined) throw new UsageError(`--line: ${say(problem)}`);
  throw new Failure(say(unreadableStatement(text, problem)));
};

/** Who claims, how many of the tricks left, and what is recorded of the statement. */
const askedAbout = (view: BoardView, by: Seat | null, tricks: number | null) => {
  const { claim } = view;
  const claimer = by ?? claim?.by;
  const claimed = tricks ?? (claim && claimedBy(claim));
  if (claimer === undefined || claimed === null) throw new UsageError(commandText('claim.none'));
  if (by !== null && tricks === null && claim && by !== claim.by)
    throw new UsageError(commandText('claim.by-other', { claimer: claim.by, by }));
  return { claimer, tricks: claimed, recorded: claimer === claim?.by ? claim.statement : null };
};

/** What is claimed on the board has to do with the cards of its moment. */
const refusePlayedOn = (history: BoardHistory, at: number): void => {
  const claim = claimMoment(history);
  if (claim > 0 && history.events.slice(claim, at).some(({ type }) => type === 'CardPlayed'))
    throw new UsageError(commandText('claim.played-on', { claim }));
};

/** The claim on the board at that moment, or the one that the options make. */
export const findClaim = (history: BoardHistory, options: ClaimOptions): FoundClaim => {
  const { events } = history;
  const [by, tricksGiven] = [seatFrom(options.by), tricksFrom(options.tricks)];
  const at = options.at === undefined ? claimMoment(history) || events.length : momentOf(options.at, events.length);
  const view = history.at(at);
  if (!view) throw new Failure(commandText('claim.not-opened'));
  if (tricksGiven === null) refusePlayedOn(history, at);
  if (!view.contract) throw new Failure(commandText('claim.no-contract'));
  const position = { ...view, contract: view.contract };
  const known = endingIn(position);
  if (!known.ok)
    throw new Failure(
      commandText('claim.hand-not-known', {
        seats: { list: known.error.map((seat) => message(`term.place.${seat}`)) },
      }),
    );
  const ending = known.value;
  const { claimer, tricks, recorded } = askedAbout(view, by, tricksGiven);
  const { shownOut, revokes } = notFollowed(position, ending, claimer);
  return {
    at,
    view,
    claim: {
      edition: view.laws,
      regulations: regulationsOf(history),
      ending,
      declarer: view.contract.declarer,
      claimer,
      tricks,
      statement: statementOf(recorded, options.line, textsFor(options)),
      shownOut,
      judgements: {
        ...(options.knewOfTrump === true ? { knewOfTrump: true } : {}),
        ...(options.fromTheTop === true ? { fromTheTop: true } : {}),
        ...(options.finesse === undefined ? {} : { irrationalNotToFinesse: suitsFrom(options.finesse) }),
        ...(options.shownByPlay === undefined
          ? {}
          : { shownByPlay: shownFrom(options.shownByPlay, textsFor(options)) }),
      },
    },
    revokes,
    acceptedBy: history.at(events.length)?.claim?.acceptedBy ?? null,
  };
};
