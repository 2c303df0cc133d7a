import type { Seat } from '@app/bridge';
import type { replay as english } from '../en/replay';

const SEAT: Readonly<Record<Seat, string>> = { N: 'Nord', E: 'Öst', S: 'Syd', W: 'Väst' };
const PENALTY_CARD = { major: 'stort straffkort', minor: 'litet straffkort' };

const duration = (seconds: number): string => {
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} tim ${minutes % 60} min`;
};

export const replay: typeof english = {
  points: 'Det som bör granskas på den här brickan',
  disputedCall: 'Omtvistat bud',
  disputedCard: 'Omtvistat kort',
  appealed: (appeals) => `överklagande ${appeals.join(', ')}`,
  isDisputed: 'Ett domslut gäller detta',
  nextStop: 'Nästa felaktighet eller domslut',
  nextRuling: 'Nästa domslut',
  ruleHere: 'Döm på denna bricka',
  copyLink: 'Kopiera länk',
  copied: 'Länken till den här händelsen är kopierad',
  copyByHand: 'Länk till den här händelsen',
  keysHeading: 'Tangenter',
  keys: [
    ['← →', 'en händelse bakåt, en framåt'],
    ['Home, End', 'första händelsen, sista händelsen'],
    ['Skift + ← →', 'föregående felaktighet eller domslut, nästa'],
    ['Skift + ↑', 'det omtvistade budet'],
    ['Skift + ↓', 'nästa domslut'],
  ],
  hide: (seat) => `Dölj ${SEAT[seat]}s hand`,
  hideAll: 'Dölj alla händer',
  cardsHeld: (count) => `${count} kort, dolda`,
  knownTo: 'Känt av',
  everything: 'allt som är registrerat',
  thenOnly: 'Som känt då',
  thenNote: 'Det som kom senare är utelämnat.',
  appealsThen: 'Överklaganden, som de stod då',
  knowledge: (seat) => `Vad ${SEAT[seat]} hade att gå efter`,
  saw: 'Såg',
  ownHand: 'den egna handen',
  dummysHand: 'träkarlens hand',
  callsAndCards: 'alla bud och kort på bordet',
  mayUse: 'Får använda',
  mayNotUse: 'Får inte använda',
  mayUseShort: 'TU',
  mayNotUseShort: 'OU',
  nothingElse: 'inget annat',
  penaltyCard: (kind) => PENALTY_CARD[kind],
  statement: 'Uttalande',
  stated: (by, text) => `${by === null ? 'Någon' : SEAT[by]}: ”${text}”`,
  recordedByLedger: (time) => `Registrerat av systemet självt efter ett beslut på annat håll, ${time}`,
  later: (seconds) => `+${duration(seconds)}`,
  kept: 'Den här brickan ska fortfarande spelas vid andra bord',
  keptDetail: 'Den öppnas här av sig själv så snart alla har spelat den.',
};
