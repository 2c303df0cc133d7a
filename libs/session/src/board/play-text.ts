import type { Suit } from '@app/bridge';
import type { ClaimState } from '@app/laws';
import type { CardsView } from './cards-view';

const SUIT: Readonly<Record<Suit, string>> = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' };

/** `'1 trick'`, `'2 tricks'` */
export const tricksInWords = (count: number): string => (count === 1 ? '1 trick' : `${count} tricks`);

type RevokeView = CardsView['revokes'][number];

const movedTo = (transfer: number): string => {
  if (transfer === 0) return 'no trick goes over';
  return `${tricksInWords(transfer)} ${transfer === 1 ? 'goes' : 'go'} over`;
};

/** What has become of a revoke, after the card: `'no club to trick 3: established, 1 trick goes over'`. */
export const revokeInWords = ({ suit, trick, status, transfer }: Omit<RevokeView, 'act' | 'seat'>): string => {
  const what = suit === null ? `not what was required to trick ${trick}` : `no ${SUIT[suit]} to trick ${trick}`;
  return `${what}: ${status === 'established' ? `established, ${movedTo(transfer)}` : status}`;
};

/** How far a claim or concession has come: `'accepted by W'`. */
export const claimStatusInWords = ({
  status,
  acceptedBy,
  ruled,
}: Pick<ClaimState, 'status' | 'acceptedBy' | 'ruled'>): string => {
  switch (status) {
    case 'made':
      return 'not answered yet';
    case 'accepted':
      return acceptedBy === null ? 'accepted' : `accepted by ${acceptedBy}`;
    case 'disputed':
      return 'disputed, for the director to rule on';
    case 'objected':
      return 'void: partner has objected, and the play goes on';
    case 'played-on':
      return 'void: all have agreed to play on';
    case 'ruled':
      return `ruled on${ruled === null ? '' : `: ${tricksInWords(ruled)} of those left`}`;
  }
};

/** `'S claims 11 tricks: accepted by W'` */
export const claimInWords = (
  claim: Pick<ClaimState, 'kind' | 'by' | 'tricks' | 'status' | 'acceptedBy' | 'ruled'>,
): string => {
  const tricks = claim.tricks === null ? 'tricks, without a number' : tricksInWords(claim.tricks);
  return `${claim.by} ${claim.kind === 'claim' ? 'claims' : 'concedes'} ${tricks}: ${claimStatusInWords(claim)}`;
};
