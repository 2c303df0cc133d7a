import { PARTS } from '@app/contract';
import type { Names } from '../../ledger/documents';
import { r } from '../../strings/appeals';
import { type Act, type Option, act } from './act';
import { parts } from './hearing';
import { named } from './people';

const CAPACITIES = ['players', 'captain'] as const;

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

const capacities = (): readonly Option[] => CAPACITIES.map((value) => ({ value, label: r.capacity[value] }));

/** The form that lodges an appeal of one party against one decision. */
export const lodgeAppeal = ({ session, about, appellant, suggested, names, me }: Lodging): Act => {
  const players = about.players[appellant] ?? [];
  return act('LodgeAppeal', {
    fields: [
      { name: 'lodgers', kind: 'several', options: named(names, players) },
      { name: 'capacity', kind: 'choice', options: capacities() },
      { name: 'parts', kind: 'several', options: parts() },
      { name: 'grounds', kind: 'long' },
      { name: 'asksFor', kind: 'long', optional: true },
      { name: 'receivedBy', kind: 'person' },
      { name: 'appeal', kind: 'line', optional: true, hint: r.hint.appeal(suggested) },
      { name: 'at', kind: 'when' },
    ],
    begins: { lodgers: players, capacity: 'players', parts: ['judgement'], receivedBy: me },
    data: (read) => ({
      session,
      against: about.against,
      appellant,
      lodgedBy: read.all('lodgers'),
      capacity: read.one('capacity', CAPACITIES),
      parts: read.some('parts', PARTS),
      grounds: read.text('grounds'),
      at: read.at('at'),
      receivedBy: read.text('receivedBy'),
      ...read.optional('asksFor', 'asksFor'),
    }),
  });
};
