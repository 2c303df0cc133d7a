import { type Bid, BIDS, RISKS, SEATS } from '@app/bridge';
import { r } from '../strings/appeals';
import { t } from '../strings';
import type { ResultDraft } from './outcome-draft';

const SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣', NT: '' } as const;

/** `'3♠'`, `'3 NT'`: options of a list have no marks of their own. */
const bidName = (bid: Bid): string => {
  const [, level = '', suit = ''] = /^(\d)(NT|[SHDC])$/.exec(bid) ?? [];
  return suit === 'NT' ? `${level} ${t.play.noTrumps}` : `${level}${SIGNS[suit as keyof typeof SIGNS]}`;
};

interface ResultEditorProps {
  readonly name: string;
  readonly result: ResultDraft;
  readonly onChange: (result: ResultDraft) => void;
  /** Null for the only one. */
  readonly onRemove: (() => void) | null;
}

/** A contract with its tricks, and the weight that it has. */
export const ResultEditor = ({ name, result, onChange, onRemove }: ResultEditorProps) => {
  const { bid, declarer, risk, tricks, weight } = result;
  return (
    <div class="choices" role="group" aria-label={name}>
      <select
        aria-label={r.outcome.contract}
        value={bid}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...result, bid: BIDS.find((one) => one === value) ?? '' })
        }
      >
        <option value="">{r.outcome.passedOut}</option>
        {BIDS.map((one) => (
          <option key={one} value={one}>
            {bidName(one)}
          </option>
        ))}
      </select>
      {bid !== '' && (
        <>
          <select
            aria-label={r.outcome.doubled}
            value={risk}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...result, risk: RISKS.find((one) => one === value) ?? 'undoubled' })
            }
          >
            {RISKS.map((one) => (
              <option key={one} value={one}>
                {r.outcome.risk[one]}
              </option>
            ))}
          </select>
          <select
            aria-label={r.outcome.declarer}
            value={declarer}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...result, declarer: SEATS.find((one) => one === value) ?? 'N' })
            }
          >
            {SEATS.map((one) => (
              <option key={one} value={one}>
                {t.seat(one)}
              </option>
            ))}
          </select>
          <label>
            {r.outcome.tricks}{' '}
            <input
              type="number"
              min={0}
              max={13}
              value={tricks}
              required
              onInput={({ currentTarget }) => onChange({ ...result, tricks: currentTarget.value })}
            />
          </label>
        </>
      )}
      <label>
        {r.outcome.weight}{' '}
        <input
          class="weight"
          value={weight}
          required
          pattern="\d+([.\/]\d+)?"
          onInput={({ currentTarget }) => onChange({ ...result, weight: currentTarget.value })}
        />
      </label>
      {onRemove && (
        <button type="button" aria-label={`${r.removeResult}: ${name}`} onClick={onRemove}>
          ✕
        </button>
      )}
    </div>
  );
};
