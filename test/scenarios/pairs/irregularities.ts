import type { Edition } from '@app/bridge';

/**
 * What can go wrong at a table, in the order of the Laws: what has a rectification or a ruling of its own. Which rules
 * the act of a player breaks besides (20, 73, 75) leaves nothing open.
 */
export const IRREGULARITIES = [
  'hand-of-another-pocket', // 7
  'hand-of-another-board', // 15
  'action-before-director', // 9
  'wrong-number-of-cards', // 13
  'extraneous-information', // 16
  'card-exposed-in-the-auction', // 24
  'change-of-call', // 25
  'insufficient-bid', // 27
  'pass-out-of-rotation', // 30
  'double-despite-restriction', // 30, of 2007
  'bid-out-of-rotation', // 31
  'call-not-repeated', // 31
  'double-out-of-rotation', // 32
  'inadmissible-double', // 36
  'call-despite-enforced-pass', // 37
  'bid-beyond-seven', // 38
  'call-after-final-pass', // 39
  'lead-taken-up-without-leave', // 41
  'dummy-warns-declarer', // 43
  'dummys-card-not-named', // 45
  'second-card-to-trick', // 45
  'dummy-suggests-card', // 45
  'card-withdrawn-without-leave', // 47
  'defenders-card-exposed', // 49
  'lead-before-choice', // 50
  'penalty-card-not-played', // 50
  'played-before-the-right-lead', // 53
  'opening-lead-out-of-turn', // 54
  'declarers-lead-out-of-turn', // 55
  'defenders-lead-out-of-turn', // 56
  'play-out-of-turn', // 57
  'premature-lead', // 57
  'revoke', // 61
  'restriction-breached', // 61
  'defective-trick', // 67
  'claim-by-dummy', // 68
  'card-after-claim', // 68
] as const;
export type Kind = (typeof IRREGULARITIES)[number];

/** Cards that go wrong as they are played. */
export const BY_CARDS: readonly Kind[] = [
  'second-card-to-trick',
  'lead-before-choice',
  'penalty-card-not-played',
  'opening-lead-out-of-turn',
  'declarers-lead-out-of-turn',
  'defenders-lead-out-of-turn',
  'play-out-of-turn',
  'premature-lead',
  'played-before-the-right-lead',
  'revoke',
  'restriction-breached',
  'defective-trick',
];

export const isKind = (rule: string): rule is Kind => IRREGULARITIES.some((one) => one === rule);

/** What only some editions know. */
export const ONLY_IN: Readonly<Partial<Record<Kind, Edition>>> = { 'double-despite-restriction': 'wbf-2007' };

/** Calls that go wrong while the auction goes on. */
export const IN_THE_AUCTION: readonly Kind[] = [
  'insufficient-bid',
  'pass-out-of-rotation',
  'double-despite-restriction',
  'bid-out-of-rotation',
  'call-not-repeated',
  'double-out-of-rotation',
  'inadmissible-double',
  'call-despite-enforced-pass',
  'bid-beyond-seven',
];
