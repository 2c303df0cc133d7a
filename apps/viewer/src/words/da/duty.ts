import type { Obligation } from '@app/laws';
import { suit } from './terms';

const LASTING: Readonly<Record<Extract<Obligation, { kind: 'lead' | 'no-lead' }>['extent'], string>> = {
  once: 'næste gang det er spillerens tur til at spille ud',
  throughout: 'under hele spillet',
  'first-lead': 'første gang det er spillerens tur til at spille ud',
  'while-on-lead': 'så længe spilleren er inde',
};

const WHEN: Readonly<Record<Extract<Obligation, { kind: 'correct-explanation' }>['when'], string>> = {
  'at-once': 'straks',
  'before-lead-faced': 'før åbningsudspillet er vendt',
  'first-legal-moment': 'efter den afsluttende pas, som modspiller efter spillet',
  'after-final-pass': 'nu da meldeforløbet er slut',
  'after-play': 'når spillet er slut',
  overdue: 'hvilket allerede skulle være sket',
};

/** What a player has to do or must not do, after his name: `'skal passe næste gang'`. */
export const duty = (obligation: Obligation): string => {
  switch (obligation.kind) {
    case 'pass':
      return obligation.extent === 'once' ? 'skal passe næste gang' : 'skal passe i resten af meldeforløbet';
    case 'replace-call':
      return `skal melde igen, ${obligation.allowed === 'any' ? 'en hvilken som helst lovlig melding' : 'et bud eller en pas'}`;
    case 'repeat-call':
      return `skal gentage ${obligation.call}`;
    case 'no-double':
      return 'må ikke doble eller redoble næste gang';
    case 'lead':
      return `skal spille ${suit(obligation.suit)} ud ${LASTING[obligation.extent]}`;
    case 'no-lead':
      return `må ikke spille ${suit(obligation.suit)} ud ${LASTING[obligation.extent]}`;
    case 'exposed':
      return `har ${obligation.card} liggende åbent på bordet, til meldeforløbet er slut`;
    case 'replace-card':
      return 'skal spille et andet kort i stedet for det, der er taget tilbage';
    case 'add-card':
      return 'skal lægge et kort til det stik, der mangler et';
    case 'play-penalty-card':
      return `skal spille strafkortet ${obligation.card}`;
    case 'lead-penalty-card':
      return `skal spille strafkortet ${obligation.card} ud`;
    case 'no-low-card':
      return `må kun spille ${suit(obligation.suit)}, hvis det er en honnør eller strafkortet`;
    case 'play-highest':
      return `skal spille sin højeste ${suit(obligation.suit)}`;
    case 'play-lowest':
      return `skal spille sin laveste ${suit(obligation.suit)}`;
    case 'play':
      return `skal spille ${suit(obligation.suit)}`;
    case 'no-play':
      return `må ikke spille ${suit(obligation.suit)}`;
    case 'wait':
      return 'må ikke spille ud, før spilfører har valgt';
    case 'lead-from':
      return 'skal spille ud fra denne hånd';
    case 'correct-explanation':
      return `skal rette forklaringen, ${WHEN[obligation.when]}`;
  }
};
