import { type Bid, type Denomination, DENOMINATIONS, LEVELS, RISKS, SEATS, denominationOf } from '@app/bridge';
import type { PlayedResult } from '@app/contract';
import { t } from '../../strings';
import { r } from '../../strings/desk';
import { SelectField } from '../../forms/fields';

const BIDS = LEVELS.flatMap((level) => DENOMINATIONS.map((denomination): Bid => `${level}${denomination}`));
const TRICKS = Array.from({ length: 14 }, (_, tricks) => tricks);

const PIPS: Readonly<Record<Denomination, string>> = { C: '♣', D: '♦', H: '♥', S: '♠', NT: '' };

const bidText = (bid: Bid): string => `${bid.charAt(0)}${PIPS[denominationOf(bid)] || t.play.noTrumps}`;

interface ResultFieldProps {
  readonly value: PlayedResult | null;
  /** What to begin with when all have not passed after all. */
  readonly played: PlayedResult | null;
  readonly onChange: (value: PlayedResult | null) => void;
}

const SOME: PlayedResult = { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks: 7 };

const found = <T extends string>(all: readonly T[], text: string, otherwise: T): T =>
  all.find((one) => one === text) ?? otherwise;

/** A contract with its tricks, or that all pass. */
export const ResultField = ({ value, played, onChange }: ResultFieldProps) => {
  const of = value ?? played ?? SOME;
  const change = (some: Partial<PlayedResult>): void => onChange({ ...of, ...some });
  return (
    <div class="desk-result">
      <SelectField
        name={r.score.contract}
        value={value?.bid ?? ''}
        none={t.board.passedOut}
        choices={BIDS.map((bid) => ({ value: bid, label: bidText(bid) }))}
        onChange={(bid) => (bid === '' ? onChange(null) : change({ bid: found(BIDS, bid, of.bid) }))}
      />
      {value && (
        <>
          <SelectField
            name={r.score.risk}
            value={value.risk}
            choices={RISKS.map((risk) => ({ value: risk, label: r.score.risks[risk] }))}
            onChange={(risk) => change({ risk: found(RISKS, risk, of.risk) })}
          />
          <SelectField
            name={r.score.declarer}
            value={value.declarer}
            choices={SEATS.map((seat) => ({ value: seat, label: t.seat(seat) }))}
            onChange={(seat) => change({ declarer: found(SEATS, seat, of.declarer) })}
          />
          <SelectField
            name={r.score.tricks}
            value={String(value.tricks)}
            choices={TRICKS.map((tricks) => ({ value: String(tricks), label: String(tricks) }))}
            onChange={(tricks) => change({ tricks: Number(tricks) })}
          />
        </>
      )}
    </div>
  );
};
