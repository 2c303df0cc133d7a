import type { Seat } from '@app/bridge';

/** What a value counts, or what kind of word it is. */
export type Unit = 'seconds' | 'level' | 'bid' | 'yes or no' | 'word' | 'seats';

/** One value of a regulation, and for how long it has been in force. */
export interface Parameter<V> {
  readonly value: V;
  readonly unit: Unit;
  /** The first day; null where it is older than what the text tells. DBf gives years, so it is the first of January. */
  readonly from: string | null;
  /** The first day on which it is in force no more; null as long as it is. */
  readonly to: string | null;
  /** The paragraph: `'122B1'` */
  readonly reference: string;
  /** The paragraph that lets conditions of contest say otherwise; null where none does. */
  readonly override: string | null;
}

/** What the regulations of bidding boxes, stop, alerts and screens leave to numbers and words, by name. */
export interface ParameterValues {
  // Bidding boxes
  readonly 'call-is-made': 'card-out-of-the-box' | 'card-released-on-the-tray';
  readonly 'call-is-made-behind-screens': 'card-released-on-the-tray';
  readonly 'decide-before-touching-a-card': boolean;
  readonly 'bidding-cards-stay-until': 'lead-faced' | 'auction-reviewed';
  readonly 'unintended-call-corrected': 'without-pause-for-thought';
  // Pauses and the stop card
  readonly 'pause-in-first-round': number;
  readonly 'pause-after-skip-bid': number;
  readonly 'pause-of-declarer-after-lead': number;
  readonly 'pauses-behind-screens': boolean;
  readonly 'stop-used': 'always' | 'gold-points-selections-or-agreed';
  readonly 'stop-from-opening-level': number;
  readonly 'stop-before-jump-bids': boolean;
  readonly 'stop-behind-screens': boolean;
  // Alerts
  readonly 'alerts-used': 'always' | 'gold-or-silver-points-selections-or-agreed';
  readonly 'alert-by': 'partner';
  readonly 'alert-by-behind-screens': 'both';
  readonly 'alert-doubles': boolean;
  readonly 'alert-doubles-behind-screens': 'all-but-take-out-in-first-round';
  readonly 'alerts-end-with-bid': '4C';
  readonly 'artificial-first-round-calls-above': boolean;
  readonly 'alerts-end-behind-screens': boolean;
  readonly 'pre-alert-unusual-direct-doubles': boolean;
  readonly 'pre-alert-behind-screens': boolean;
  // Screens
  readonly 'screen-mates': readonly (readonly [Seat, Seat])[];
  readonly 'explanations-behind-screens': 'written-for-the-screen-mate';
  readonly 'tray-held-at-most': number;
  readonly 'delay-that-tells-nothing': number;
}

export type ParameterName = keyof ParameterValues;

/** A table of regulations: for each name its values, one after the other in time. */
export type ParameterTable = { readonly [N in ParameterName]?: readonly Parameter<ParameterValues[N]>[] };

/** What conditions of contest say otherwise. */
export type Conditions = Partial<ParameterValues>;
