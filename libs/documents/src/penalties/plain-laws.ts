import type { Offence } from '@app/contract';
import type { Fact } from './facts';
import { type Tariff, directorDecides } from './foreseen';

/** Which of the examples of Law 90B an offence is; 90A where it is none of them. The same in both editions. */
const EXAMPLES: Readonly<Record<Offence, string>> = {
  'fouled-board': 'L90B6',
  'wrong-board': 'L90B7',
  'wrong-round-board': 'L90B7',
  'wrong-hand-seen': 'L90B5',
  'cards-not-counted': 'L90B7',
  'wrong-number-left': 'L90B6',
  'same-direction': 'L90A',
  'not-entered': 'L90B8',
  phone: 'L90A',
  'contact-between-rooms': 'L90B4',
  'system-card': 'L90B8',
  'score-sheet': 'L90B8',
  'wrong-entries': 'L90B8',
  'slow-play': 'L90B2',
  'watching-team-mates': 'L90A',
  other: 'L90A',
};

export const exampleOf = (fact: Fact): string => {
  switch (fact.type) {
    case 'ContestantLate':
      return 'L90B1';
    case 'TableOverran':
      return 'L90B2';
    case 'OffenceNoted':
      return EXAMPLES[fact.data.offence];
  }
};

/** The Laws name offences, and leave it to the director whether and how they are penalised (Law 90). */
export const plainLaws: Tariff = (fact, contestant) => directorDecides(contestant, exampleOf(fact));
