import type { Suit } from '@app/bridge';
import type { Obligation } from '@app/laws';

const A_CARD_OF: Readonly<Record<Suit, string>> = { S: 'a spade', H: 'a heart', D: 'a diamond', C: 'a club' };

const SUIT: Readonly<Record<Suit, string>> = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' };

const LASTING: Readonly<Record<Extract<Obligation, { kind: 'lead' | 'no-lead' }>['extent'], string>> = {
  once: 'at the next turn to lead',
  throughout: 'throughout',
  'first-lead': 'at the first turn to lead',
  'while-on-lead': 'for as long as on lead',
};

const WHEN: Readonly<Record<Extract<Obligation, { kind: 'correct-explanation' }>['when'], string>> = {
  'at-once': 'at once',
  'before-lead-faced': 'before the opening lead is faced',
  'first-legal-moment': 'after the final pass, as a defender after the play',
  'after-final-pass': 'now that the auction has ended',
  'after-play': 'once the play has ended',
  overdue: 'which is overdue',
};

/** What a player has to do or must not do, after his name: `'must pass at the next turn'`. */
export const dutyInWords = (obligation: Obligation): string => {
  switch (obligation.kind) {
    case 'pass':
      return obligation.extent === 'once' ? 'must pass at the next turn' : 'must pass for the rest of the auction';
    case 'replace-call':
      return `must call again, ${obligation.allowed === 'any' ? 'any legal call' : 'a bid or a pass'}`;
    case 'repeat-call':
      return `must repeat ${obligation.call}`;
    case 'no-double':
      return 'may not double or redouble at the next turn';
    case 'lead':
      return `must lead ${A_CARD_OF[obligation.suit]} ${LASTING[obligation.extent]}`;
    case 'no-lead':
      return `may not lead ${A_CARD_OF[obligation.suit]} ${LASTING[obligation.extent]}`;
    case 'exposed':
      return `has ${obligation.card} face up on the table until the auction ends`;
    case 'replace-card':
      return 'must play another card in place of the one taken back';
    case 'add-card':
      return 'must add a card to the trick that is one short';
    case 'play-penalty-card':
      return `must play the penalty card ${obligation.card}`;
    case 'lead-penalty-card':
      return `must lead the penalty card ${obligation.card}`;
    case 'no-low-card':
      return `may play ${A_CARD_OF[obligation.suit]} only if it is an honour or the penalty card`;
    case 'play-highest':
      return `must play the highest ${SUIT[obligation.suit]}`;
    case 'play-lowest':
      return `must play the lowest ${SUIT[obligation.suit]}`;
    case 'play':
      return `must play ${A_CARD_OF[obligation.suit]}`;
    case 'no-play':
      return `may not play ${A_CARD_OF[obligation.suit]}`;
    case 'wait':
      return 'must not lead before declarer has chosen';
    case 'lead-from':
      return 'must lead from this hand';
    case 'correct-explanation':
      return `must put the explanation right, ${WHEN[obligation.when]}`;
  }
};
