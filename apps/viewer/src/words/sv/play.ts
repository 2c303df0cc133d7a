import { cited } from '../told';
import type { Words } from '../words';
import { seat, side, suit, tricks } from './terms';

const movedTo = (transfer: number): string =>
  transfer === 0 ? 'inget stick förs över' : `${tricks(transfer)} förs över`;

const STATUS = { open: 'inte etablerad', corrected: 'rättad' } as const;

/** After the card: `'ingen klöver i stick 3: etablerad, 1 stick förs över'`. */
export const revoke: Words['revoke'] = ({ suit: led, trick, status, transfer }) => {
  const what = led === null ? `inte det som krävdes i stick ${trick}` : `ingen ${suit(led)} i stick ${trick}`;
  return `${what}: ${status === 'established' ? `etablerad, ${movedTo(transfer)}` : STATUS[status]}`;
};

export const claimStatus: Words['claimStatus'] = ({ status, acceptedBy, ruled }) => {
  switch (status) {
    case 'made':
      return 'ännu inte besvarat';
    case 'accepted':
      return acceptedBy === null ? 'godkänt' : `godkänt av ${seat(acceptedBy)}`;
    case 'disputed':
      return 'bestritt, för tävlingsledaren att avgöra';
    case 'objected':
      return 'förfallet: partnern har protesterat, och spelet fortsätter';
    case 'played-on':
      return 'förfallet: alla är överens om att spela vidare';
    case 'ruled':
      return `avgjort${ruled === null ? '' : `: ${ruled} av de återstående sticken`}`;
  }
};

export const claim: Words['claim'] = (made) => {
  const number = made.tricks === null ? 'stick, utan antal' : tricks(made.tricks);
  return `${seat(made.by)} ${made.kind === 'claim' ? 'gör anspråk på' : 'avstår från'} ${number}: ${claimStatus(made)}`;
};

export const advice: Words['advice'] = ({ side: whose, claimed, tricks: worth, doubt, law }) =>
  `${doubt === 'claimer' ? 'högst' : 'minst'} ${tricks(worth)} till ${side(whose)}, som gör anspråk på ${claimed} (${cited(law)})`;
