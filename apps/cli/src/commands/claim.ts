import type { BySeat, Card, CardInTrick, Ending, Hand, Seat } from '@app/bridge';
import {
  bySeat,
  denominationOf,
  isSeat,
  leftOf,
  partnerOf,
  SEATS,
  seatName,
  sideOf,
  suitOf,
  SUITS,
  TRICKS,
  tricksLeft,
  winnerOf,
} from '@app/bridge';
import type { Assumption, Claim, ClaimAnalysis, ClaimProblem, Regulations, ShownOut } from '@app/laws';
import { analyseClaim, citation, claimProblemInWords, isRegulations, lawRef, parseStatement } from '@app/laws';
import type { BoardView } from '@app/session';
import type { Command } from 'commander';
import type { BoardHistory } from '../../../projector/src/queries/board-history';
import { boardHistory, momentOf } from '../../../projector/src/queries/board-history';
import type { PlaceOptions } from '../embedded';
import { withEmbedded } from '../embedded';
import { Failure, UsageError } from '../failure';
import { print, printJson } from '../output/print';
import { SYMBOL, symbols } from '../output/symbols';

interface Options extends PlaceOptions {
  readonly at?: string;
  readonly line?: string;
  readonly by?: string;
  readonly tricks?: string;
  readonly knewOfTrump?: boolean;
  readonly fromTheTop?: boolean;
  readonly json?: boolean;
}

/** A claim with where it was found. */
interface Found {
  readonly at: number;
  readonly view: BoardView;
  readonly claim: Claim;
  /** Opponents who still hold a suit to which they did not follow. */
  readonly revokes: readonly ShownOut[];
  /** Who has accepted it since. */
  readonly acceptedBy: Seat | null;
}

const ADVICE = 'This is advice for the director, and never a ruling.';

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
  throw new UsageError(`--by: '${text}' is none of ${SEATS.join(', ')}`);
};

const tricksFrom = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  if (/^\d{1,2}$/.test(text) && Number(text) <= TRICKS) return Number(text);
  throw new UsageError(`--tricks: '${text}' is no whole number from 0 to ${TRICKS}`);
};

const knownHands = ({ hands }: BoardView): BySeat<Hand> => {
  const unknown = SEATS.filter((seat) => hands[seat] === null);
  if (unknown.length > 0) throw new Failure(`not known: the hand of ${unknown.map(seatName).join(', ')}`);
  return bySeat((seat) => hands[seat] ?? []);
};

type Playing = NonNullable<BoardView['contract']>;

const endingOf = (view: BoardView, { bid, declarer }: Playing): Ending => ({
  hands: knownHands(view),
  denomination: denominationOf(bid),
  leader: view.trick[0]?.seat ?? view.tricks.at(-1)?.winner ?? leftOf(declarer),
  trick: view.trick.map(({ seat, card }) => ({ seat, card })),
});

/** Opponents of the claimer who have not followed to a suit, each once. */
const notFollowing = ({ tricks, trick }: BoardView, claimer: Seat): readonly ShownOut[] => {
  const failures = [...tricks.map(({ cards }) => cards), trick].flatMap((cards) => {
    const [lead] = cards;
    return lead
      ? cards
          .filter(({ seat, card }) => suitOf(card) !== suitOf(lead.card) && sideOf(seat) !== sideOf(claimer))
          .map(({ seat }): ShownOut => ({ seat, suit: suitOf(lead.card) }))
      : [];
  });
  return failures.filter(
    (one, nth) => failures.findIndex(({ seat, suit }) => seat === one.seat && suit === one.suit) === nth,
  );
};

const statementOf = (recorded: string | null, line: string | undefined): string => {
  const text = line ?? recorded ?? '';
  const read = parseStatement(text);
  if (read.ok) return text;
  const { message, column } = read.error;
  if (line !== undefined) throw new UsageError(`--line: ${message} (column ${column})`);
  throw new Failure(
    `what was said with the claim, '${text}', is not in the notation: ${message} (column ${column}); ` +
      'write it with --line, or analyse the claim without a statement by --line none',
  );
};

/** Who claims, how many of the tricks left, and what is recorded of the statement. */
const claimedIn = (view: BoardView, left: number, by: Seat | null, tricks: number | null) => {
  const { claim } = view;
  const claimer = by ?? claim?.by;
  const onBoard = claim && (claim.kind === 'claim' ? claim.tricks : left - claim.tricks);
  const claimed = tricks ?? onBoard;
  if (claimer === undefined || claimed === null)
    throw new UsageError('there is no claim on the board at that moment: give --by and --tricks');
  if (by !== null && tricks === null && claim && by !== claim.by)
    throw new UsageError(`the claim on the board is by ${claim.by}: give --tricks beside --by ${by}`);
  return { claimer, tricks: claimed, recorded: claimer === claim?.by ? claim.statement : null };
};

/** What is claimed on the board has to do with the cards of its moment. */
const refusePlayedOn = (history: BoardHistory, at: number): void => {
  const claim = claimMoment(history);
  if (claim > 0 && history.events.slice(claim, at).some(({ type }) => type === 'CardPlayed'))
    throw new UsageError(
      `cards have been played since the claim, which is event ${claim}: leave --at out, or give --tricks`,
    );
};

const foundIn = (history: BoardHistory, options: Options): Found => {
  const { events } = history;
  const [by, tricksGiven] = [seatFrom(options.by), tricksFrom(options.tricks)];
  const at = options.at === undefined ? claimMoment(history) || events.length : momentOf(options.at, events.length);
  const view = history.at(at);
  if (!view) throw new Failure('the board has not been opened at that moment');
  if (tricksGiven === null) refusePlayedOn(history, at);
  if (!view.contract) throw new Failure('there is no contract at that moment, and nothing to claim');
  const ending = endingOf(view, view.contract);
  const { claimer, tricks, recorded } = claimedIn(view, tricksLeft(ending), by, tricksGiven);
  const failures = notFollowing(view, claimer);
  const holds = ({ seat, suit }: ShownOut): boolean => ending.hands[seat].some((card) => suitOf(card) === suit);
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
      statement: statementOf(recorded, options.line),
      shownOut: failures.filter((one) => !holds(one)),
      judgements: {
        ...(options.knewOfTrump === true ? { knewOfTrump: true } : {}),
        ...(options.fromTheTop === true ? { fromTheTop: true } : {}),
      },
    },
    revokes: failures.filter(holds),
    acceptedBy: history.at(events.length)?.claim?.acceptedBy ?? null,
  };
};

/** What the director has to find or to judge before, or beside, the analysis. */
const notJudged = ({ claim, revokes, acceptedBy }: Found): readonly Assumption[] => {
  const { edition, ending, claimer, declarer, tricks, judgements } = claim;
  const says = (paragraph: string, text: string, when = true): readonly Assumption[] =>
    when ? [{ law: lawRef(edition, null, paragraph), text }] : [];
  const defends = sideOf(claimer) !== sideOf(declarer);
  const conceded = tricks < tricksLeft(ending);
  return [
    ...revokes.flatMap(({ seat, suit }) =>
      says('61A', `${seatName(seat)} has not followed to ${SYMBOL[suit]} and holds it: rule on the revoke first.`),
    ),
    ...says(
      '69A',
      `The claim was accepted later${acceptedBy ? `, by ${seatName(acceptedBy)}` : ''}: whether it may still be objected to.`,
      acceptedBy !== null,
    ),
    ...says('68B2', 'Whether the partner objected to the concession at once.', defends && conceded),
    ...says('68C', 'What was said with the claim, and when.'),
    ...says('70', 'What is careless or inferior, and what irrational, for a player of this class.'),
    ...says(
      '70C2',
      'Whether the claimer may not have known of a trump that is out.',
      ending.denomination !== 'NT' && judgements.knewOfTrump !== true,
    ),
    ...says(
      '70E1',
      'Whether it would be irrational not to finesse; it is taken that it would not.',
      edition === 'wbf-2007',
    ),
    ...says('50', 'Penalty cards, and leads that are required or forbidden: they are not looked at.'),
  ];
};

const handInWords = (hand: readonly Card[]): string =>
  SUITS.map((suit) => {
    const ranks = hand.filter((card) => suitOf(card) === suit).map((card) => card.charAt(1));
    return ranks.length > 0 ? SYMBOL[suit] + ranks.join('') : '';
  })
    .filter((holding) => holding !== '')
    .join(' ') || '-';

const cardsInWords = (cards: readonly CardInTrick[]): string =>
  cards.map(({ seat, card }) => `${seat} ${symbols(card)}`).join('  ');

const positionLines = ({ ending, declarer }: Claim): readonly string[] => {
  const { hands, denomination, leader, trick } = ending;
  const trumps = denomination === 'NT' ? 'no trumps' : `${SYMBOL[denomination]} trumps`;
  const lead = trick.length > 0 ? `trick in progress: ${cardsInWords(trick)}` : `${seatName(leader)} to lead`;
  return [
    SEATS.map((seat) => `${seat} ${handInWords(hands[seat])}`).join('   '),
    `${trumps}, ${seatName(declarer)} declarer; ${lead}`,
  ];
};

const claimLine = ({ claim, view }: Found): string => {
  const { claimer, tricks, ending, statement } = claim;
  const recorded = view.claim?.statement ?? null;
  const said = recorded === null || recorded === statement ? '' : ` (on the board: '${recorded}')`;
  const line = statement === '' ? 'nothing' : `'${statement}'`;
  return `${seatName(claimer)} claims ${tricks} of the ${tricksLeft(ending)} tricks left, and says ${line}${said}.`;
};

/** The line in tricks, the one in progress first with the cards it has. */
const lineOfPlay = ({ ending }: Claim, line: readonly CardInTrick[], first: number): readonly string[] => {
  const cards = [...ending.trick, ...line];
  return Array.from({ length: Math.ceil(cards.length / 4) }, (_, nth) => {
    const [lead, ...others] = cards.slice(4 * nth, 4 * nth + 4);
    if (!lead) return '';
    const won = others.length === 3 ? `   won by ${winnerOf([lead, ...others], ending.denomination)}` : '';
    return `${String(first + nth).padStart(4)}. ${cardsInWords([lead, ...others])}${won}`;
  });
};

const cited = (heading: string, list: readonly Assumption[]): readonly string[] =>
  list.length === 0 ? [] : ['', heading, ...list.map(({ law, text }) => `  ${text} [${citation(law)}]`)];

const tricksInWords = (count: number): string => (count === 1 ? '1 trick' : `${count} tricks`);

const resultLines = ({ claim, view }: Found, analysis: ClaimAnalysis): readonly string[] => {
  if (!analysis.complete) return [`No number: ${analysis.why}.`];
  const { least, line, wronglyConceded, outstandingTrump, doubleDummy } = analysis;
  const side = sideOf(claim.claimer) === 'NS' ? 'N-S' : 'E-W';
  const cancelled = lawRef(claim.edition, null, claim.edition === 'wbf-2017' ? '71B' : '71.2');
  const lostToTrump = outstandingTrump?.tricks ?? 0;
  return [
    `Least by normal play: ${tricksInWords(least)} for ${side} (double dummy ${doubleDummy}), shown by`,
    ...lineOfPlay(claim, line, view.tricks.length + 1),
    ...(lostToTrump > 0
      ? [`To a trump that is out: ${tricksInWords(lostToTrump)} [${citation(lawRef(claim.edition, null, '70C'))}]`]
      : []),
    ...(wronglyConceded > 0
      ? [`Conceded, and lost by no normal play: ${tricksInWords(wronglyConceded)} [${citation(cancelled)}]`]
      : []),
  ];
};

const page = (found: Found, analysis: ClaimAnalysis): string => {
  const { at, view, claim } = found;
  const rules = [claim.edition, ...(claim.regulations ? [claim.regulations] : [])].join(', ');
  return [
    `${view.id.slice('board-'.length)}, event ${at} (${rules}): ${view.contract?.text ?? ''}`,
    ...positionLines(claim),
    claimLine(found),
    '',
    ...resultLines(found, analysis),
    ...cited('Assumed:', analysis.assumed),
    ...cited('Ruled out:', analysis.complete ? analysis.ruledOut : []),
    ...cited('Not judged here:', notJudged(found)),
    '',
    ADVICE,
  ].join('\n');
};

const document = (found: Found, analysis: ClaimAnalysis) => ({
  id: found.view.id,
  at: found.at,
  claim: found.claim,
  onBoard: found.view.claim,
  dummy: partnerOf(found.claim.declarer),
  analysis,
  notJudged: notJudged(found),
  advice: ADVICE,
});

/** A slip in an option, or something on the board that cannot be. */
const refusal = (problem: ClaimProblem, options: Options): Error => {
  const words = claimProblemInWords(problem);
  const named = { statement: 'line', tricks: 'tricks', dummy: 'by', ending: null, 'shown-out': null } as const;
  const option = named[problem.kind];
  return option !== null && options[option] !== undefined
    ? new UsageError(`--${option}: ${words}`)
    : new Failure(
        problem.kind === 'statement' ? `what was said with the claim: ${words}; write it with --line` : words,
      );
};

const run = (board: string, options: Options): Promise<void> =>
  withEmbedded(options, false, async ({ log }) => {
    const found = foundIn(await boardHistory(log, board), options);
    const analysis = analyseClaim(found.claim);
    if (!analysis.ok) throw refusal(analysis.error, options);
    if (options.json === true) printJson(document(found, analysis.value));
    else print(page(found, analysis.value));
    if (!analysis.value.complete) process.exitCode = 1;
  });

export const addClaim = (program: Command): void => {
  program
    .command('claim')
    .argument('<board>', 'SESSION.TABLE.BOARD, e.g. demo.3.7')
    .description('the least tricks that a claim or concession is worth by normal play (Laws 70 and 71): advice only')
    .option('--at <n>', 'the position after the first N events; of the last claim on the board where left out')
    .option('--line <text>', "what was said, e.g. 'draw trumps, >N, H'; 'none' for nothing")
    .option('--by <seat>', 'who claims')
    .option('--tricks <n>', "tricks claimed for the claimer's side")
    .option('--knew-of-trump', 'it is judged that the claimer knew of the trump that is out (Law 70C2)')
    .option('--from-the-top', 'it is judged that suits would be played from the top (Law 70E2)')
    .option('--json', 'print one JSON document')
    .action(async (board: string, _: unknown, command: Command) => run(board, command.optsWithGlobals<Options>()));
};
