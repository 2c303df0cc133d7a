import type { BySide } from '@app/bridge';
import { playedInWords } from '@app/scoring';
import type { NumberAddress } from '@app/documents';
import type { DerivedBy } from '../../ledger/documents';

const SIDE: BySide<string> = { NS: 'N-S', EW: 'E-W' };

/** How a number comes from those under it. */
const derivedBy = (how: DerivedBy): string => {
  switch (how.kind) {
    case 'given':
      return '';
    case 'contract':
      return playedInWords(how);
    case 'sum':
      return 'sum';
    case 'product':
      return 'product';
    case 'quotient':
      return 'the first divided by the second';
    case 'weighted-sum':
      return 'weighted sum';
    case 'rounded':
      return `to ${how.unit}`;
    case 'imps':
      return 'in IMPs';
    case 'units':
      return 'compared';
    case 'greatest':
      return 'the greatest';
    case 'least':
      return 'the least';
    case 'row':
      return `row of ${how.table} from ${how.from}`;
    case 'formula':
      return how.name;
  }
};

/** The texts of the pages that show where a number comes from. */
export const lineage = {
  of: (address: NumberAddress, name: string): string => {
    switch (address.kind) {
      case 'place':
        return `Place of ${name}`;
      case 'total':
        return `Total of ${name}`;
      case 'session':
        return `Session score of ${name}`;
      case 'board':
        return `Board ${address.board}, table ${address.table}, ${SIDE[address.side]}${name === '' ? '' : `, ${name}`}`;
      case 'match':
        return `IMPs of ${name} from match ${address.match}`;
      case 'vp':
        return `Victory points of ${name} from match ${address.match}`;
      case 'round':
        return `Victory points of ${name} from round ${address.round}`;
    }
  },
  link: (value: string) => `${value}: where it comes from`,
  heading: 'Where it comes from',
  asOf: (moment: string) => `As it was at ${/^\d+$/.test(moment) ? `position ${moment} of the ledger` : moment}.`,
  asOfNow: 'As it is now',
  value: 'Value',
  place: 'Place',
  reasons: 'Tie broken by',
  how: derivedBy,
  about: (exact: string, decimal: string) => `${exact} ≈ ${decimal}`,
  times: (weight: string) => `${weight} ×`,
  onBoard: (board: number, table: string, event: number) => `Board ${board}, table ${table}, event ${event}`,
  eventsOf: (session: string) => `Events of session ${session}`,
  inSession: (session: string, event: number) => `Session ${session}, event ${event}`,
  inAppeal: (appeal: string, event: number) => `Appeal ${appeal}, event ${event}`,
};
