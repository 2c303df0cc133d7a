import {
  type Auction,
  type BySeat,
  type Deal,
  type Seat,
  type Vulnerability,
  bySeat,
  callMade,
  isVulnerable,
  openAuction,
} from '@app/bridge';
import { type Choice, type Context, type Said, type Shown, type Style, NOTHING_SHOWN, shownAfter } from './context';

/** An auction with what everybody has understood so far. */
export interface Bidding {
  readonly auction: Auction;
  readonly said: readonly Said[];
  readonly shown: BySeat<Shown>;
}

export const startBidding = (dealer: Seat): Bidding => ({
  auction: openAuction(dealer),
  said: [],
  shown: bySeat(() => NOTHING_SHOWN),
});

/** The four hands at a table, and how the players look at them. */
export interface Players {
  readonly deal: Deal;
  readonly styles: BySeat<Style>;
  readonly judgement: BySeat<-1 | 0 | 1>;
  readonly vulnerability: Vulnerability;
}

/** What a player knows when he is about to call. */
export const contextOf = (
  { auction, said, shown }: Bidding,
  seat: Seat,
  { deal, styles, vulnerability, judgement }: Players,
): Context => ({
  seat,
  hand: deal[seat],
  style: styles[seat],
  vulnerable: isVulnerable(vulnerability, seat),
  judgement: judgement[seat],
  auction,
  said,
  shown,
});

export const said = (bidding: Bidding, seat: Seat, choice: Choice): Bidding => ({
  auction: callMade(bidding.auction, seat, choice.call),
  said: [...bidding.said, { seat, choice }],
  shown: { ...bidding.shown, [seat]: shownAfter(bidding.shown[seat], choice) },
});
