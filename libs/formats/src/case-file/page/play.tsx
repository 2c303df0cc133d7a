import {
  type Card,
  type KnownHands,
  type Seat,
  SEATS,
  SUITS,
  bidWithRisk,
  message,
  parsePbnDeal,
  rankOf,
  suitOf,
} from '@app/bridge';
import { AuctionTable, CallOnTable, FlagSign, Pip, TricksTable } from '@app/components';
import { type BoardView, type CallView, claimMessage, revokeMessage } from '@app/session';
import { Facts, List, Part, Table, apart } from './blocks';
import { notesOnCall, otherNotes } from './procedure';
import { type Reader, Said, useReader } from './reader';

const Hands = ({ deal }: { readonly deal: KnownHands }) => {
  const { say, place, words } = useReader();
  const holding = (cards: readonly Card[]): string => cards.map((card) => words.rankSign(rankOf(card))).join(' ');
  const hand = (seat: Seat) =>
    SUITS.map((suit) => {
      const held = (deal[seat] ?? []).filter((card) => suitOf(card) === suit);
      return <span class="hand">{held.length === 0 ? say('case.no-card') : holding(held)}</span>;
    });
  const suits = SUITS.map((suit) => (
    <>
      <Pip suit={suit} />
      <span class="sr-only">{words.suit(suit)}</span>
    </>
  ));
  return (
    <Table
      caption={say('case.caption.hands')}
      head={['case.column.hand', ...suits]}
      rows={SEATS.filter((seat) => deal[seat]).map((seat) => [place(seat), ...hand(seat)])}
    />
  );
};

/** The board, and the hands as they were dealt. */
export const DealSection = () => {
  const { file, say, place, person } = useReader();
  const { view } = file;
  const deal = view?.deal ? parsePbnDeal(view.deal) : null;
  return (
    <>
      {view && (
        <Facts
          facts={[
            [
              'case.label.board',
              say('case.board-at', {
                board: view.board,
                table: view.table,
                attempt: view.attempt === 1 ? null : view.attempt,
              }),
            ],
            ['case.label.dealer', place(view.dealer)],
            ['case.label.vulnerable', say('case.vulnerable', { sides: view.vulnerability })],
            ['case.label.ns', person(view.contestants.NS)],
            ['case.label.ew', person(view.contestants.EW)],
          ]}
        />
      )}
      {deal?.ok === true ? <Hands deal={deal.value} /> : <p class="none">{say('case.no-hands')}</p>}
    </>
  );
};

const GONE = {
  withdrawn: 'case.call-withdrawn',
  cancelled: 'case.call-cancelled',
  attempted: 'case.call-attempted',
} as const;

/** What is on record about a call beside itself. */
const aboutCall = (reader: Reader, { status, law, act, findings }: CallView) => [
  ...(status === 'in-force' ? [] : [reader.say(GONE[status], { law })]),
  ...findings.map(({ rule, citation }) =>
    reader.say('case.finding', { rule: message(`rule.${rule}`), law: reader.paragraph(citation) }),
  ),
  ...notesOnCall(reader, act),
];

/** A call in its place, with the way to its note. */
const Noted = ({ call, note }: { readonly call: CallView; readonly note: number }) => {
  const { say } = useReader();
  return (
    <div class="call">
      <CallOnTable call={call} />
      {call.findings.length > 0 && <FlagSign />}
      {call.alerted && <> {say('case.alerted')}</>}
      {note > 0 && (
        <>
          {' '}
          <a href={`#call-${note}`}>{say('case.note', { note })}</a>
        </>
      )}
    </div>
  );
};

/** The calls in columns, each with what is on record about it. */
export const AuctionSection = () => {
  const reader = useReader();
  const { file, say, act } = reader;
  const { view } = file;
  if (!view || view.auction.length === 0) return <p class="none">{say('case.no-auction')}</p>;
  const noted = view.auction
    .map((call) => ({ call, notes: aboutCall(reader, call) }))
    .filter(({ notes }) => notes.length > 0);
  return (
    <>
      <AuctionTable
        view={view}
        caption={say('case.caption.auction')}
        call={(call) => (
          <Noted key={call.act} call={call} note={noted.findIndex((one) => one.call.act === call.act) + 1} />
        )}
      />
      {noted.map(({ call, notes }, index) => (
        <>
          <h3 id={`call-${index + 1}`}>{say('case.note-on', { note: index + 1, act: act(call.act) })}</h3>
          <List items={notes} />
        </>
      ))}
    </>
  );
};

const BesideTheTricks = ({ view }: { readonly view: BoardView }) => {
  const { file, texts, name, cardOf, act } = useReader();
  const { claim } = view;
  return (
    <Facts
      facts={[
        ['case.label.taken-back', apart(view.withdrawnCards.map((one) => [cardOf(one), ` (${one.law})`]))],
        ['case.label.penalty-cards', apart(file.penaltyCards.map((one) => [cardOf(one), `, ${name(one.kind)}`]))],
        ['case.label.exposed', apart(view.exposed.map(cardOf))],
        ['case.label.ahead', apart(view.ahead.map(cardOf))],
        ['case.label.revokes', apart(view.revokes.map((one) => [act(one.act), `, ${texts.say(revokeMessage(one))}`]))],
        ['case.label.claim', claim && texts.say(claimMessage(claim))],
        ['case.label.said-with-it', claim?.statement ? <Said text={claim.statement} /> : null],
      ]}
    />
  );
};

/** The cards trick by trick, and what was said and done beside them. */
export const PlaySection = () => {
  const reader = useReader();
  const { file, say } = reader;
  const { view } = file;
  if (!view) return <p class="none">{say('case.no-play')}</p>;
  const { contract, tricks, trick, won } = view;
  const bid = contract && { bid: bidWithRisk(contract.bid, contract.risk), declarer: { seat: contract.declarer } };
  return (
    <>
      {tricks.length === 0 && trick.length === 0 ? (
        <p class="none">{say('case.no-play')}</p>
      ) : (
        <>
          <p>
            {say('case.won', {
              contract: bid ? message('contradiction.by', bid) : null,
              ns: won.NS,
              ew: won.EW,
            })}
          </p>
          <TricksTable tricks={tricks} trick={trick} caption={say('case.caption.tricks')} />
        </>
      )}
      <BesideTheTricks view={view} />
      <Part head="case.head.beside" items={otherNotes(reader)} />
    </>
  );
};
