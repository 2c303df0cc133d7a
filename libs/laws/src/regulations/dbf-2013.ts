import type { Parameter, ParameterTable, Unit } from './parameter';

/** X80A1: an organiser may change what the regulations have, if he announces it beforehand. */
const BY_ORGANISER = 'X80A1';

const since = <V>(
  year: number | null,
  reference: string,
  value: V,
  unit: Unit,
  override: string | null = BY_ORGANISER,
): readonly Parameter<V>[] => [
  { value, unit, from: year === null ? null : `${year}-01-01`, to: null, reference, override },
];

/** Tells how a Law is read, and so is not for an organiser to change (80B2f). */
const reading = <V>(year: number | null, reference: string, value: V, unit: Unit): readonly Parameter<V>[] =>
  since(year, reference, value, unit, null);

/** Tournament regulations of Danmarks Bridgeforbund, 2013: paragraphs 121 to 133. */
export const DBF_2013: ParameterTable = {
  'call-is-made': reading(null, '121C2', 'card-out-of-the-box', 'word'),
  'call-is-made-behind-screens': reading(2010, '124C4', 'card-released-on-the-tray', 'word'),
  'decide-before-touching-a-card': since(null, '121C1', true, 'yes or no'),
  'bidding-cards-stay-until': since(null, '121B1', 'lead-faced', 'word'),
  // Reads 25A of 2007; that of 2017 asks for no haste any more, and the edition in force goes before.
  'unintended-call-corrected': reading(null, '121D2', 'without-pause-for-thought', 'word'),

  'pause-in-first-round': since(null, '122A', 3, 'seconds'),
  'pause-after-skip-bid': since(null, '122B1', 10, 'seconds'),
  'pause-of-declarer-after-lead': since(null, '122D', 10, 'seconds'),
  'pauses-behind-screens': since(null, '122C', false, 'yes or no'),
  'stop-used': since(2012, '123B1', 'always', 'word'),
  'stop-from-opening-level': since(null, '123A', 2, 'level'),
  'stop-before-jump-bids': since(null, '123A', true, 'yes or no'),
  'stop-behind-screens': since(null, '123D', false, 'yes or no'),

  'alerts-used': since(null, '131B', 'always', 'word'),
  'alert-by': since(null, '132A1', 'partner', 'word'),
  'alert-by-behind-screens': since(null, '133B', 'both', 'word'),
  'alert-doubles': since(null, '131C1', false, 'yes or no'),
  'alert-doubles-behind-screens': since(null, '133A1', 'all-but-take-out-in-first-round', 'word'),
  'alerts-end-with-bid': since(null, '131C2', '4C', 'bid'),
  'artificial-first-round-calls-above': since(null, '131C2', true, 'yes or no'),
  'alerts-end-behind-screens': since(null, '133A2', false, 'yes or no'),
  'pre-alert-unusual-direct-doubles': since(2012, '131D', true, 'yes or no'),
  'pre-alert-behind-screens': since(null, '133A3', false, 'yes or no'),

  'screen-mates': since(
    null,
    '124A1',
    [
      ['N', 'E'],
      ['S', 'W'],
    ],
    'seats',
  ),
  'explanations-behind-screens': since(null, '124F3', 'written-for-the-screen-mate', 'word'),
  'tray-held-at-most': since(2012, '124C6', 20, 'seconds'),
  'delay-that-tells-nothing': since(2010, '125D3', 20, 'seconds'),
};
