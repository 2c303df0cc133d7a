import type { BySide } from '@app/bridge';
import type { NumberAddress } from '@app/documents';
import type { DerivedBy } from '../../ledger/documents';
import { words } from '../../words/da';
import type { Strings } from '../en';

const SIDE: BySide<string> = { NS: 'N-S', EW: 'Ø-V' };

/** How a number comes from those under it. */
const derivedBy = (how: DerivedBy): string => {
  switch (how.kind) {
    case 'given':
      return '';
    case 'contract':
      return words.played(how);
    case 'sum':
      return 'sum';
    case 'product':
      return 'produkt';
    case 'quotient':
      return 'det første delt med det andet';
    case 'weighted-sum':
      return 'vægtet sum';
    case 'rounded':
      return `afrundet til ${how.unit}`;
    case 'imps':
      return 'i imp';
    case 'units':
      return 'sammenlignet';
    case 'greatest':
      return 'det største';
    case 'least':
      return 'det mindste';
    case 'row':
      return `række i ${how.table} fra ${how.from}`;
    case 'formula':
      return how.name;
  }
};

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
  how: derivedBy,
  about: (exact: string, decimal: string) => `${exact} ≈ ${decimal}`,
  times: (weight: string) => `${weight} ×`,
  onBoard: (board: number, table: string, event: number) => `Spil ${board}, bord ${table}, hændelse ${event}`,
  eventsOf: (session: string) => `Hændelser i sektion ${session}`,
  inSession: (session: string, event: number) => `Sektion ${session}, hændelse ${event}`,
  inAppeal: (appeal, event) => `Appel ${appeal}, hændelse ${event}`,
};
