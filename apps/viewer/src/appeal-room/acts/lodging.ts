import type { Names } from '../../ledger/documents';
import { appealMessages } from '../../strings/appeals';
import { type Act, act, long, person } from './act';
import { named } from './people';

/** A decision that can be appealed, and who is a party to it. */
export interface Appealable {
  /** `'board-demo.4.5@66'` */
  readonly against: string;
  readonly label: string;
  readonly parties: readonly string[];
  /** The players of each party. */
  readonly players: Readonly<Record<string, readonly string[]>>;
}

interface Lodging {
  readonly session: string;
  readonly about: Appealable;
  readonly appellant: string;
  /** A number that no other appeal has. */
  readonly suggested: string;
  readonly names: Names;
  readonly me: string;
}

/** The form that lodges an appeal of one party against one decision. */
export const lodgeAppeal = ({ session, about, appellant, suggested, names, me }: Lodging): Act => {
  const players = about.players[appellant] ?? [];
  return act('LodgeAppeal', {
    fields: [
      { name: 'lodgedBy', options: named(names, players) },
      'capacity',
      'parts',
      long('grounds'),
      long('asksFor'),
      person('receivedBy'),
      { name: 'appeal', hint: appealMessages.hint.appeal(suggested) },
      'at',
    ],
    begins: { lodgedBy: players, capacity: 'players', parts: ['judgement'], receivedBy: me },
    fixed: { session, against: about.against, appellant },
    // The number is part of the address.
    instead: { appeal: { type: 'string' } },
    data: (filled) => Object.fromEntries(Object.entries(filled).filter(([name]) => name !== 'appeal')),
  });
};
