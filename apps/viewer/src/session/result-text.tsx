import { BidText } from '@app/components';
import type { Side } from '@app/bridge';
import type { TravellerLine } from '@app/contract';
import type { ScoreInForce } from '@app/session';
import { boardHref } from '../route';
import { signed, versusContract } from '../shared/numbers';
import { messages } from '../strings';
import { contestantMessages } from '../strings/contestant';
import { libraryMessages } from '../library-messages';

/** A board at a table of which nothing is shown: it is in play, or kept from whoever may still have to play it. */
const isUnknown = ({ result, score }: Pick<TravellerLine, 'result' | 'score'>): boolean =>
  result === null && score.kind === 'none';

/** What was played and how it went: `4♠ S +1`. */
const ResultText = ({ line: { result } }: { readonly line: Pick<TravellerLine, 'result'> }) => {
  if (result === null) return <>…</>;
  if (result.kind === 'not-played') return <>{messages.board.notPlayed}</>;
  if (result.kind === 'score-only') return <>{messages.board.contractUnknown}</>;
  if (result.result === null) return <>{messages.board.passedOut}</>;
  const { bid, risk, declarer, tricks } = result.result;
  return (
    <>
      <BidText bid={bid} risk={risk} /> {messages.seatLetter(declarer)} {versusContract(bid, tricks)}
    </>
  );
};

interface ResultLinkProps {
  readonly board: number;
  readonly line: Pick<TravellerLine, 'id' | 'table' | 'result' | 'score'>;
  /** Whether the reader sees boards only once everybody has played them. */
  readonly restricted: boolean;
}

/** A result that leads to its replay, a board still in play to where it stands; of a board that is kept, that it is. */
export const ResultLink = ({ board, line, restricted }: ResultLinkProps) =>
  restricted && isUnknown(line) ? (
    <span class="quiet">{contestantMessages.kept}</span>
  ) : (
    <a class="replay" href={boardHref(line.id, line.result && 1)}>
      <ResultText line={line} /> <span class="sr-only">{messages.session.replay(board, line.table)}</span>
    </a>
  );

/** The score in force: of the table as a side sees it, of a decision for that side. */
export const scoreTextFor = (score: ScoreInForce, side: Side): string => {
  switch (score.kind) {
    case 'score':
      return signed(side === 'NS' ? score.score : -score.score);
    case 'artificial':
      return `${score.percent[side]} %`;
    case 'adjusted':
      return libraryMessages.outcome(score.outcome[side]);
    case 'not-played':
    case 'none':
      return '';
  }
};

/** The score in force as a traveller has it: from North-South, or what was decided for either side. */
export const scoreText = (score: ScoreInForce): string => {
  const [ns, ew] = [scoreTextFor(score, 'NS'), scoreTextFor(score, 'EW')];
  return score.kind === 'score' || ns === ew ? ns : `${ns} / ${ew}`;
};
