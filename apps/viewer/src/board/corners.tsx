import { BidText } from '@app/components';
import { type Contract, SIDES, sideOf, tricksNeeded } from '@app/bridge';
import { type BoardView, playedIn } from '@app/session';
import { signed } from '../shared/numbers';
import { messages } from '../strings';

/** What is printed on the board itself: number, dealer, vulnerability. */
export const BoardLabel = ({ view }: { readonly view: BoardView }) => (
  <dl class="corner corner-label">
    <dt>{messages.board.number}</dt>
    <dd class="big">{view.board}</dd>
    <dt>{messages.play.dealer}</dt>
    <dd>
      <abbr title={messages.seat(view.dealer)}>{messages.seatLetter(view.dealer)}</abbr>
    </dd>
    <dt>{messages.board.vulnerable}</dt>
    <dd>{messages.board.vulnerability(view.vulnerability)}</dd>
  </dl>
);

/** The contract of the auction; of the result, where that was entered without one. */
const contractOf = ({ contract, result }: BoardView): Contract | null => {
  return contract ?? playedIn(result) ?? null;
};

const noContract = ({ phase, result }: BoardView): string => {
  if (result?.kind === 'not-played') return messages.board.notPlayed;
  if (result?.kind === 'score-only') return messages.board.contractUnknown;
  return phase === 'ended' ? messages.board.passedOut : messages.board.noContract;
};

export const ContractLabel = ({ view }: { readonly view: BoardView }) => {
  const contract = contractOf(view);
  return (
    <dl class="corner corner-contract">
      <dt>{messages.board.contract}</dt>
      <dd class="big">
        {contract ? (
          <>
            <BidText bid={contract.bid} risk={contract.risk} /> <small>{messages.by}</small>{' '}
            <abbr title={messages.seat(contract.declarer)}>{messages.seatLetter(contract.declarer)}</abbr>
          </>
        ) : (
          <small>{noContract(view)}</small>
        )}
      </dd>
    </dl>
  );
};

/** Tricks won so far, and how many the contract needs; nothing before the play, or where it is not on record. */
export const TricksWon = ({ view: { contract, won, tricks, trick } }: { readonly view: BoardView }) =>
  contract && tricks.length + trick.length > 0 ? (
    <dl class="corner corner-tricks">
      {SIDES.map((side) => (
        <div key={side}>
          <dt>
            {messages.side(side)} <span class="sr-only">{messages.board.tricksWon}</span>
          </dt>
          <dd class="big" data-won={side}>
            {won[side]}
            {sideOf(contract.declarer) === side && (
              <small class="needs"> {messages.board.needs(tricksNeeded(contract.bid))}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  ) : null;

/** What the board is worth, once it is worth something. */
export const ScoreLabel = ({ view: { score } }: { readonly view: BoardView }) =>
  score.kind === 'score' ? (
    <dl class="corner corner-score">
      <dt>{messages.side('NS')}</dt>
      <dd class="big">{signed(score.score)}</dd>
    </dl>
  ) : null;
