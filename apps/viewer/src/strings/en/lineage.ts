import type { BySide } from '@app/bridge';
import type { NumberAddress } from '@app/documents';

const SIDE: BySide<string> = { NS: 'N-S', EW: 'E-W' };

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
  onBoard: (board: number, table: string, event: number) => `Board ${board}, table ${table}, event ${event}`,
  eventsOf: (session: string) => `Events of session ${session}`,
  inSession: (session: string, event: number) => `Session ${session}, event ${event}`,
  inAppeal: (appeal: string, event: number) => `Appeal ${appeal}, event ${event}`,
};
