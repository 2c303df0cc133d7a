import type { Words } from '../words';
import { cited } from '../told';
import { seat, side, suit, tricks } from './terms';

const movedTo = (transfer: number): string =>
  transfer === 0 ? 'intet stik overføres' : `${tricks(transfer)} overføres`;

const STATUS = { open: 'ikke etableret', corrected: 'rettet' } as const;

/** After the card: `'ingen klør i stik 3: etableret, 1 stik overføres'`. */
export const revoke: Words['revoke'] = ({ suit: led, trick, status, transfer }) => {
  const what = led === null ? `ikke det krævede i stik ${trick}` : `ingen ${suit(led)} i stik ${trick}`;
  return `${what}: ${status === 'established' ? `etableret, ${movedTo(transfer)}` : STATUS[status]}`;
};

export const claimStatus: Words['claimStatus'] = ({ status, acceptedBy, ruled }) => {
  switch (status) {
    case 'made':
      return 'endnu ikke besvaret';
    case 'accepted':
      return acceptedBy === null ? 'accepteret' : `accepteret af ${seat(acceptedBy)}`;
    case 'disputed':
      return 'bestridt, til turneringslederens afgørelse';
    case 'objected':
      return 'bortfaldet: makker har protesteret, og spillet fortsætter';
    case 'played-on':
      return 'bortfaldet: alle er enige om at spille videre';
    case 'ruled':
      return `afgjort${ruled === null ? '' : `: ${ruled} af de resterende stik`}`;
  }
};

export const claim: Words['claim'] = (made) => {
  const number = made.tricks === null ? 'stik, uden antal' : tricks(made.tricks);
  return `${seat(made.by)} ${made.kind === 'claim' ? 'kræver' : 'giver afkald på'} ${number}: ${claimStatus(made)}`;
};

export const advice: Words['advice'] = ({ side: whose, claimed, tricks: worth, doubt, law }) =>
  `${doubt === 'claimer' ? 'højst' : 'mindst'} ${tricks(worth)} til ${side(whose)}, som kræver ${claimed} (${cited(law)})`;
