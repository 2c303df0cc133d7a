import type { ActRule, CardRule, JudgementRule } from '../state/rule';
import { rulesOf } from '../table/charge';
import { law41, leadTakenUpWithoutLeave } from './law-41';
import { CHARGES_43, LIMITS_OF_DUMMY, law43, law43b2 } from './law-43';
import { dummySuggestsCard, dummysCardNotNamed, law45, law45d, law45f } from './law-45';
import { law45e } from './law-45e';
import { law46 } from './law-46';
import { law46Unread } from './law-46-unread';
import { cardWithdrawnWithoutLeave, law47, law47e } from './law-47';
import { defendersCardExposed, law49 } from './law-49';
import { law50, law50e } from './law-50';
import { law50d1, law50d2, leadBeforeChoice, penaltyCardNotPlayed } from './law-50d';
import { law52 } from './law-52';
import { law53 } from './law-53';
import { law54, openingLeadOutOfTurn } from './law-54';
import { declarersLeadOutOfTurn, law55 } from './law-55';
import { defendersLeadOutOfTurn, law56 } from './law-56';
import { law57, law57a } from './law-57';
import { law58 } from './law-58';
import { law60, playedBeforeRightLead } from './law-60';
import { dummyAsksDefender, law61, revoke } from './law-61';
import { law62 } from './law-62';
import { law64, law64c } from './law-64';
import { law65, lostTrickAsWon, wonTrickAsLost } from './law-65';
import { INSPECTION_RULES, law66 } from './law-66';
import { law67, law67b } from './law-67';
import { cardAfterClaim, claimByDummy, law68, law68a, law68d, playingOnProposed } from './law-68';
import { law69 } from './law-69';
import { law70 } from './law-70';
import { law71 } from './law-71';
import { CHARGES_74, law74 } from './law-74';
import { law76 } from './law-76';
import { restrictionBreached } from './lawful-cards';
import { cardDuringAuction, playOutOfTurn, prematureLead, secondCardToTrick } from './out-of-turn';

/** Every rule about cards, in the order in which their findings are reported. */
export const CARD_RULES: readonly CardRule[] = [
  cardDuringAuction,
  dummysCardNotNamed,
  openingLeadOutOfTurn,
  declarersLeadOutOfTurn,
  defendersLeadOutOfTurn,
  playedBeforeRightLead,
  playOutOfTurn,
  prematureLead,
  secondCardToTrick,
  revoke,
  restrictionBreached,
  leadBeforeChoice,
  penaltyCardNotPlayed,
];

/** Rules about acts of the play beside the cards, in the order in which their findings are reported. */
export const PLAY_RULES: readonly ActRule[] = [
  dummyAsksDefender,
  leadTakenUpWithoutLeave,
  ...LIMITS_OF_DUMMY,
  dummySuggestsCard,
  cardWithdrawnWithoutLeave,
  defendersCardExposed,
  wonTrickAsLost,
  lostTrickAsWon,
  ...INSPECTION_RULES,
  claimByDummy,
  cardAfterClaim,
  playingOnProposed,
];

/** Infractions of the play that only a judgement finds. */
export const PLAY_JUDGEMENTS: readonly JudgementRule[] = rulesOf([...CHARGES_43, ...CHARGES_74]);

/** What each Law of the play adds to the state machine. */
export const PLAY_LAWS = [
  law41,
  law43,
  law43b2,
  law53,
  law54,
  law55,
  law56,
  law60,
  law45,
  law45d,
  law45e,
  law45f,
  law46,
  law46Unread,
  law47,
  law47e,
  law58,
  law61,
  law67,
  law67b,
  law62,
  law65,
  law66,
  law68,
  law68a,
  law68d,
  law69,
  law70,
  law71,
  law74,
  law76,
  law49,
  law52,
  law57,
  law57a,
  law50,
  law50d2,
  law50d1,
  law50e,
  law64c,
  law64,
] as const;
