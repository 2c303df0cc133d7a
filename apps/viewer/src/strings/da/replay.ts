import type { Seat } from '@app/bridge';
import type { replay as english } from '../en/replay';

const SEAT: Readonly<Record<Seat, string>> = { N: 'Nord', E: 'Øst', S: 'Syd', W: 'Vest' };
const PENALTY_CARD = { major: 'stort strafkort', minor: 'lille strafkort' };

const duration = (seconds: number): string => {
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} t ${minutes % 60} min`;
};

export const replay: typeof english = {
  points: 'Det, der skal ses på i dette spil',
  disputedCall: 'Omstridt melding',
  disputedCard: 'Omstridt kort',
  appealed: (appeals) => `appel ${appeals.join(', ')}`,
  isDisputed: 'En kendelse handler om dette',
  nextStop: 'Næste uregelmæssighed eller kendelse',
  nextRuling: 'Næste kendelse',
  ruleHere: 'Afgør dette spil',
  copyLink: 'Kopiér link',
  copied: 'Linket til denne hændelse er kopieret',
  copyByHand: 'Link til denne hændelse',
  keysHeading: 'Taster',
  keys: [
    ['← →', 'én hændelse tilbage, én frem'],
    ['Home, End', 'første hændelse, sidste hændelse'],
    ['Shift + ← →', 'forrige uregelmæssighed eller kendelse, næste'],
    ['Shift + ↑', 'den omstridte melding'],
    ['Shift + ↓', 'næste kendelse'],
  ],
  hide: (seat) => `Skjul ${SEAT[seat]}s hånd`,
  hideAll: 'Skjul alle hænder',
  cardsHeld: (count) => `${count} kort, skjult`,
  knownTo: 'Kendt af',
  everything: 'alt, der er registreret',
  thenOnly: 'Som kendt da',
  thenNote: 'Hvad der kom senere, er udeladt.',
  appealsThen: 'Appeller, som de stod da',
  knowledge: (seat) => `Hvad ${SEAT[seat]} havde at gå efter`,
  saw: 'Så',
  ownHand: 'sin egen hånd',
  dummysHand: 'den blindes hånd',
  callsAndCards: 'alle meldinger og kort på bordet',
  mayUse: 'Må bruge',
  mayNotUse: 'Må ikke bruge',
  mayUseShort: 'BO',
  mayNotUseShort: 'UO',
  nothingElse: 'intet andet',
  penaltyCard: (kind) => PENALTY_CARD[kind],
  statement: 'Udtalelse',
  stated: (by, text) => `${by === null ? 'Nogen' : SEAT[by]}: “${text}”`,
  recordedByLedger: (time) => `Registreret af systemet selv efter en afgørelse et andet sted, ${time}`,
  later: (seconds) => `+${duration(seconds)}`,
  kept: 'Dette spil skal stadig spilles ved andre borde',
  keptDetail: 'Det åbner her af sig selv, så snart alle har spillet det.',
};
