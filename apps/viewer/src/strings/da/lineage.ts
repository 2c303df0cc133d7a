import type { BySide } from '@app/bridge';
import type { NumberAddress } from '@app/documents';
import type { Strings } from '../en';

const SIDE: BySide<string> = { NS: 'N-S', EW: 'Ø-V' };

/** The texts of the pages that show where a number comes from, in Danish. */
export const lineage: Strings['lineage'] = {
  of: (address: NumberAddress, name: string): string => {
    switch (address.kind) {
      case 'place':
        return `Placering for ${name}`;
      case 'total':
        return `I alt for ${name}`;
      case 'session':
        return `Sektionsscore for ${name}`;
      case 'board':
        return `Spil ${address.board}, bord ${address.table}, ${SIDE[address.side]}${name === '' ? '' : `, ${name}`}`;
      case 'match':
        return `Imp for ${name} fra kamp ${address.match}`;
      case 'vp':
        return `Kamppoint for ${name} fra kamp ${address.match}`;
      case 'round':
        return `Kamppoint for ${name} fra runde ${address.round}`;
    }
  },
  link: (value: string) => `${value}: hvor det kommer fra`,
  heading: 'Hvor det kommer fra',
  asOf: (moment: string) => `Som det var ved ${/^\d+$/.test(moment) ? `position ${moment} i protokollen` : moment}.`,
  asOfNow: 'Se, som det er nu',
  value: 'Værdi',
  place: 'Plads',
  reasons: 'Pointlighed ophævet ved',
  onBoard: (board: number, table: string, event: number) => `Spil ${board}, bord ${table}, hændelse ${event}`,
  eventsOf: (session: string) => `Hændelser i sektion ${session}`,
  inSession: (session: string, event: number) => `Sektion ${session}, hændelse ${event}`,
  inAppeal: (appeal, event) => `Appel ${appeal}, hændelse ${event}`,
};
