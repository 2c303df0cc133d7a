// Made by `npm run embed` from the YAML files of this folder: change those.
import type { RegulationsTable } from './values';

export const REGULATIONS_TABLES = {
  "dbf-2013": {
    "pause-after-skip-bid": [{ value: 10, unit: "seconds", from: null, to: null, reference: "122B1", override: "X80A1" }],
    "stop-used": [{ value: "always", unit: "word", from: "2012-01-01", to: null, reference: "123B1", override: "X80A1" }],
    "stop-from-opening-level": [{ value: 2, unit: "level", from: null, to: null, reference: "123A", override: "X80A1" }],
    "stop-before-jump-bids": [{ value: true, unit: "yes or no", from: null, to: null, reference: "123A", override: "X80A1" }],
    "stop-behind-screens": [{ value: false, unit: "yes or no", from: null, to: null, reference: "123D", override: "X80A1" }],
    "alerts-used": [{ value: "always", unit: "word", from: null, to: null, reference: "131B", override: "X80A1" }],
    "alert-doubles": [{ value: false, unit: "yes or no", from: null, to: null, reference: "131C1", override: "X80A1" }],
    "alert-doubles-behind-screens": [{ value: "all-but-take-out-in-first-round", unit: "word", from: null, to: null, reference: "133A1", override: "X80A1" }],
    "alerts-end-with-bid": [{ value: "4C", unit: "bid", from: null, to: null, reference: "131C2", override: "X80A1" }],
    "artificial-first-round-calls-above": [{ value: true, unit: "yes or no", from: null, to: null, reference: "131C2", override: "X80A1" }],
    "alerts-end-behind-screens": [{ value: false, unit: "yes or no", from: null, to: null, reference: "133A2", override: "X80A1" }],
    "mistaken-alerts": [{ value: "as-wrong-explanations", unit: "word", from: null, to: null, reference: "132C1", override: "X80A1" }],
    "screen-mates": [{ value: [["N","E"],["S","W"]], unit: "seats", from: null, to: null, reference: "124A1", override: "X80A1" }],
    "delay-that-tells-nothing": [{ value: 20, unit: "seconds", from: "2010-01-01", to: null, reference: "125D3", override: "X80A1" }],
    "lead-face-down-out-of-turn": [{ value: "goes-back-without-the-director", unit: "word", from: null, to: null, reference: "41A", override: null }],
    "suits-of-a-claim": [{ value: "from-the-top", unit: "word", from: "2013-01-01", to: null, reference: "X70A1", override: null }],
    "ruffs-of-a-claim": [{ value: "lowest-trump", unit: "word", from: "2013-01-01", to: null, reference: "X70A2", override: null }],
  },
  "fsb-2008": {
    "pause-after-skip-bid": [{ value: 10, unit: "seconds", from: "2008-07-01", to: null, reference: "116B", override: null }],
    "stop-used": [{ value: "gold-points-selections-or-agreed", unit: "word", from: "2008-07-01", to: null, reference: "116A", override: "116A2" }],
    "stop-from-opening-level": [{ value: 2, unit: "level", from: "2008-07-01", to: null, reference: "116B1", override: null }],
    "stop-before-jump-bids": [{ value: true, unit: "yes or no", from: "2008-07-01", to: null, reference: "116B2", override: null }],
    "alerts-used": [{ value: "gold-or-silver-points-selections-or-agreed", unit: "word", from: "2008-07-01", to: null, reference: "115A1", override: "115A1" }],
    "alert-doubles": [{ value: true, unit: "yes or no", from: "2008-07-01", to: null, reference: "115B", override: null }],
    "alerts-end-with-bid": [{ value: "4C", unit: "bid", from: "2008-07-01", to: null, reference: "115B", override: null }],
    "artificial-first-round-calls-above": [{ value: false, unit: "yes or no", from: "2008-07-01", to: null, reference: "115B", override: null }],
    "alerts-end-behind-screens": [{ value: false, unit: "yes or no", from: "2008-07-01", to: null, reference: "115B", override: null }],
  },
} as const satisfies Readonly<Record<string, RegulationsTable>>;
