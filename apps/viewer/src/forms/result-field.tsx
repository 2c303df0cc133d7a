import { type Bid, type Denomination, BIDS, RISKS, SEATS, denominationOf } from '@app/bridge';
import { aPlayedResult, conforms, type PlayedResult } from '@app/contract';
import { useContext } from 'preact/hooks';
import { messages } from '../strings';
import { formMessages } from '../strings/forms';
import { SelectField } from './fields';
import { FormContext } from './form-context';
import type { Json } from './schema';

const TRICKS = Array.from({ length: 14 }, (_, tricks) => tricks);

/** Options of a list have no marks of their own. */
const PIPS: Readonly<Record<Denomination, string>> = { C: '♣', D: '♦', H: '♥', S: '♠', NT: '' };

const bidText = (bid: Bid): string => `${bid.charAt(0)}${PIPS[denominationOf(bid)] || messages.play.noTrumps}`;

const SOME: PlayedResult = { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks: 7 };

const found = <T extends string>(all: readonly T[], text: string, otherwise: T): T =>
  all.find((one) => one === text) ?? otherwise;

interface ResultFieldProps {
  /** Anything that is no result counts as passed out. */
  readonly value: Json | PlayedResult | undefined;
  readonly onChange: (value: Readonly<Record<keyof PlayedResult, string | number>> | null) => void;
}

/** A contract with its tricks, or that all pass. */
export const ResultField = ({ value, onChange }: ResultFieldProps) => {
  const { played } = useContext(FormContext);
  const result = conforms(aPlayedResult, value) ? value : null;
  // What to begin with when all have not passed after all.
  const of = result ?? played ?? SOME;
  const change = (some: Partial<PlayedResult>): void => onChange({ ...of, ...some });
  return (
    <div class="result-field">
      <SelectField
        name={formMessages.contract}
        value={result?.bid ?? ''}
        none={messages.board.passedOut}
        options={BIDS.map((bid) => ({ value: bid, label: bidText(bid) }))}
        onChange={(bid) => (bid === '' ? onChange(null) : change({ bid: found(BIDS, bid, of.bid) }))}
      />
      {result && (
        <>
          <SelectField
            name={formMessages.risk}
            value={result.risk}
            options={RISKS.map((risk) => ({ value: risk, label: formMessages.risks[risk] }))}
            onChange={(risk) => change({ risk: found(RISKS, risk, of.risk) })}
          />
          <SelectField
            name={formMessages.declarer}
            value={result.declarer}
            options={SEATS.map((seat) => ({ value: seat, label: messages.seat(seat) }))}
            onChange={(seat) => change({ declarer: found(SEATS, seat, of.declarer) })}
          />
          <SelectField
            name={formMessages.tricks}
            value={String(result.tricks)}
            options={TRICKS.map((tricks) => ({ value: String(tricks), label: String(tricks) }))}
            onChange={(tricks) => change({ tricks: Number(tricks) })}
          />
        </>
      )}
    </div>
  );
};
