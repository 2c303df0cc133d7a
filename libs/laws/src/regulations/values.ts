import type { Bid, ParameterTable, Seat } from '@app/bridge';

/**
 * What the regulations of stop, alerts, screens and claims leave to numbers and words, by name. The values are in
 * YAML.
 */
export interface ParameterValues {
  readonly 'pause-after-skip-bid': number;
  readonly 'stop-used': 'always' | 'gold-points-selections-or-agreed';
  readonly 'stop-from-opening-level': number;
  readonly 'stop-before-jump-bids': boolean;
  readonly 'stop-behind-screens': boolean;
  readonly 'alerts-used': 'always' | 'gold-or-silver-points-selections-or-agreed';
  readonly 'alert-doubles': boolean;
  readonly 'alert-doubles-behind-screens': 'all-but-take-out-in-first-round';
  readonly 'alerts-end-with-bid': Bid;
  readonly 'artificial-first-round-calls-above': boolean;
  readonly 'alerts-end-behind-screens': boolean;
  /** An alert that should not have been given. */
  readonly 'mistaken-alerts': 'as-wrong-explanations';
  readonly 'screen-mates': readonly (readonly [Seat, Seat])[];
  /** Seconds for which a delay beyond the screen gives no information. */
  readonly 'delay-that-tells-nothing': number;
  /** Law 41A: an opening lead that the wrong defender has put face down. */
  readonly 'lead-face-down-out-of-turn': 'goes-back-without-the-director';
  /** Law 70E2: how a suit is cashed where the claim did not say, trumps too. */
  readonly 'suits-of-a-claim': 'from-the-top';
  /** With what is ruffed where the claim did not say. */
  readonly 'ruffs-of-a-claim': 'lowest-trump';
}

export type RegulationsTable = ParameterTable<ParameterValues>;
