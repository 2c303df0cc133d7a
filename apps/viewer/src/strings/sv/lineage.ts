import type { BySide } from '@app/bridge';
import type { NumberAddress } from '@app/documents';
import type { Strings } from '../en';

const SIDE: BySide<string> = { NS: 'N-S', EW: 'Ö-V' };

/** The texts of the pages that show where a number comes from, in Swedish. */
export const lineage: Strings['lineage'] = {
  of: (address: NumberAddress, name: string): string => {
    switch (address.kind) {
      case 'place':
        return `Plats för ${name}`;
      case 'total':
        return `Totalt för ${name}`;
      case 'session':
        return `Omgångspoäng för ${name}`;
      case 'board':
        return `Bricka ${address.board}, bord ${address.table}, ${SIDE[address.side]}${name === '' ? '' : `, ${name}`}`;
      case 'match':
        return `IMP för ${name} från match ${address.match}`;
      case 'vp':
        return `Vinstpoäng för ${name} från match ${address.match}`;
      case 'round':
        return `Vinstpoäng för ${name} från rond ${address.round}`;
    }
  },
  link: (value: string) => `${value}: var det kommer ifrån`,
  heading: 'Var det kommer ifrån',
  asOf: (moment: string) => `Som det var vid ${/^\d+$/.test(moment) ? `position ${moment} i liggaren` : moment}.`,
  asOfNow: 'Se som det är nu',
  value: 'Värde',
  place: 'Plats',
  reasons: 'Särskilda genom',
  onBoard: (board: number, table: string, event: number) => `Bricka ${board}, bord ${table}, händelse ${event}`,
  eventsOf: (session: string) => `Händelser i omgång ${session}`,
  inSession: (session: string, event: number) => `Omgång ${session}, händelse ${event}`,
  inAppeal: (appeal, event) => `Överklagande ${appeal}, händelse ${event}`,
};
