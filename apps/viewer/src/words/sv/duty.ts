import type { Obligation } from '@app/laws';
import { suit } from './terms';

const LASTING: Readonly<Record<Extract<Obligation, { kind: 'lead' | 'no-lead' }>['extent'], string>> = {
  once: 'nästa gång det är spelarens tur att spela ut',
  throughout: 'under hela spelet',
  'first-lead': 'första gången det är spelarens tur att spela ut',
  'while-on-lead': 'så länge spelaren är inne',
};

const WHEN: Readonly<Record<Extract<Obligation, { kind: 'correct-explanation' }>['when'], string>> = {
  'at-once': 'genast',
  'before-lead-faced': 'innan första utspelet har vänts upp',
  'first-legal-moment': 'efter den avslutande passen, som motspelare efter spelet',
  'after-final-pass': 'nu när budgivningen är slut',
  'after-play': 'när spelet är slut',
  overdue: 'vilket redan borde ha skett',
};

/** What a player has to do or must not do, after his name: `'måste passa nästa gång'`. */
export const duty = (obligation: Obligation): string => {
  switch (obligation.kind) {
    case 'pass':
      return obligation.extent === 'once' ? 'måste passa nästa gång' : 'måste passa under resten av budgivningen';
    case 'replace-call':
      return `måste avge ett nytt bud, ${obligation.allowed === 'any' ? 'vilket tillåtet bud som helst' : 'ett kontraktsbud eller pass'}`;
    case 'repeat-call':
      return `måste upprepa ${obligation.call}`;
    case 'no-double':
      return 'får inte dubbla eller redubbla nästa gång';
    case 'lead':
      return `måste spela ut ${suit(obligation.suit)} ${LASTING[obligation.extent]}`;
    case 'no-lead':
      return `får inte spela ut ${suit(obligation.suit)} ${LASTING[obligation.extent]}`;
    case 'exposed':
      return `har ${obligation.card} uppvänt på bordet tills budgivningen är slut`;
    case 'replace-card':
      return 'måste spela ett annat kort i stället för det återtagna';
    case 'add-card':
      return 'måste lägga ett kort till det stick som saknar ett';
    case 'play-penalty-card':
      return `måste spela straffkortet ${obligation.card}`;
    case 'lead-penalty-card':
      return `måste spela ut straffkortet ${obligation.card}`;
    case 'no-low-card':
      return `får spela ${suit(obligation.suit)} bara om det är ett honnörskort eller straffkortet`;
    case 'play-highest':
      return `måste spela sin högsta ${suit(obligation.suit)}`;
    case 'play-lowest':
      return `måste spela sin lägsta ${suit(obligation.suit)}`;
    case 'play':
      return `måste spela ${suit(obligation.suit)}`;
    case 'no-play':
      return `får inte spela ${suit(obligation.suit)}`;
    case 'wait':
      return 'får inte spela ut innan spelföraren har valt';
    case 'lead-from':
      return 'måste spela ut från denna hand';
    case 'correct-explanation':
      return `måste rätta förklaringen, ${WHEN[obligation.when]}`;
  }
};
