import type { Parameter, ParameterTable, Unit } from './parameter';

/** The Swedish edition has been in force since then. */
const FROM = '2008-07-01';

const said = <V>(reference: string, value: V, unit: Unit, override: string | null = null): readonly Parameter<V>[] => [
  { value, unit, from: FROM, to: null, reference, override },
];

/**
 * Supplement of Förbundet Svensk Bridge to the Laws of 2007: 112 (bidding boxes), 115 (alerts), 116 (stop). Of screens
 * it says only that players have to use them (114): irregularities behind them go by the Laws.
 */
export const FSB_2008: ParameterTable = {
  'call-is-made': said('112C', 'card-out-of-the-box', 'word'),
  'decide-before-touching-a-card': said('112C', true, 'yes or no'),
  'bidding-cards-stay-until': said('112B', 'auction-reviewed', 'word'),

  'pause-after-skip-bid': said('116B', 10, 'seconds'),
  // Pairs may agree on it at the table (116A2); clubs decide on alerts (115A1).
  'stop-used': said('116A', 'gold-points-selections-or-agreed', 'word', '116A2'),
  'stop-from-opening-level': said('116B1', 2, 'level'),
  'stop-before-jump-bids': said('116B2', true, 'yes or no'),

  'alerts-used': said('115A1', 'gold-or-silver-points-selections-or-agreed', 'word', '115A1'),
  'alert-by': said('115B', 'partner', 'word'),
  'alert-doubles': said('115B', true, 'yes or no'),
  'alerts-end-with-bid': said('115B', '4C', 'bid'),
  'artificial-first-round-calls-above': said('115B', false, 'yes or no'),
  'alerts-end-behind-screens': said('115B', false, 'yes or no'),
};
