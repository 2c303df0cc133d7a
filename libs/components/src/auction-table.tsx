import { type Seat, type Vulnerability, sideOf } from '@app/bridge';
import { type AuctionCell, type BoardView, type CallView, auctionGrid } from '@app/session';
import type { ComponentChildren } from 'preact';
import { CallText } from './cards';
import { usePlayWords } from './words';

/** The columns of an auction and of the tricks, as they are printed. */
export const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

export const isVulnerable = ({ vulnerability }: { readonly vulnerability: Vulnerability }, seat: Seat): boolean =>
  vulnerability === 'All' || vulnerability === sideOf(seat);

/** A call as it lies on the table: struck out where it is no longer in force, in brackets where it is only tried. */
export const CallOnTable = ({ call }: { readonly call: CallView }) => {
  const words = usePlayWords();
  if (call.status === 'in-force') return <CallText call={call.call} />;
  return (
    <>
      {call.status === 'attempted' ? (
        <span class="call-tried">
          (<CallText call={call.call} />
          ?)
        </span>
      ) : (
        <s class="call-gone">
          <CallText call={call.call} />
        </s>
      )}
      <span class="sr-only">, {words.notInForce(call)}</span>
    </>
  );
};

/** A turn: the call in force, with those that are not and stand in the same place. */
const Cell = ({
  cell,
  call,
}: {
  readonly cell: AuctionCell | undefined;
  readonly call: (call: CallView) => ComponentChildren;
}) => {
  const words = usePlayWords();
  return (
    <td>
      {cell?.calls.map(call)}
      {cell?.deemed === true && (
        <div class="call call-deemed" title={words.deemedPass}>
          <span aria-hidden="true">{words.passInBrackets}</span>
          <span class="sr-only">{words.deemedPass}</span>
        </div>
      )}
    </td>
  );
};

interface AuctionTableProps {
  readonly view: Pick<BoardView, 'dealer' | 'vulnerability' | 'auction' | 'standing'>;
  readonly caption?: ComponentChildren;
  /** How a call is shown in its place. */
  readonly call: (call: CallView) => ComponentChildren;
}

/** The auction, one column a seat, laid out as in the terminal (see `auctionGrid`). */
export const AuctionTable = ({ view, caption, call }: AuctionTableProps) => {
  const words = usePlayWords();
  return (
    <table>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {COLUMNS.map((seat) => (
            <th key={seat} scope="col">
              <abbr title={words.seat(seat)}>{words.seatLetter(seat)}</abbr>
              {isVulnerable(view, seat) && (
                <abbr class="vulnerable-mark" title={words.vulnerable}>
                  V
                </abbr>
              )}
              {view.dealer === seat && (
                <abbr class="dealer-mark" title={words.dealer}>
                  D
                </abbr>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {auctionGrid(view, COLUMNS).map((row, index) => (
          <tr key={index}>
            {COLUMNS.map((seat) => (
              <Cell key={seat} cell={row[seat]} call={call} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
