import type { Seat } from '@app/bridge';
import type { BoardView } from '@app/session';

type PenaltyCard = BoardView['penaltyCards'][number];

const SEAT: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };

/** A duration as it is read beside an event: `'21 s'`, `'4 min'`, `'1 h 5 min'`. */
const duration = (seconds: number): string => {
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

/** The texts of the replay in English, beside those that other pages have, too. */
export const replay = {
  points: 'What to look at on this board',
  disputedCall: 'Disputed call',
  disputedCard: 'Disputed card',
  appealed: (appeals: readonly string[]) => `appeal ${appeals.join(', ')}`,
  isDisputed: 'A ruling is about this',
  nextStop: 'Next irregularity or ruling',
  nextRuling: 'Next ruling',
  ruleHere: 'Rule on this board',
  copyLink: 'Copy link',
  copied: 'The link to this event is copied',
  copyByHand: 'Link to this event',
  keysHeading: 'Keys',
  keys: [
    ['← →', 'one event back, one forward'],
    ['Home, End', 'first event, last event'],
    ['Shift + ← →', 'the irregularity or ruling before, the next'],
    ['Shift + ↑', 'the disputed call'],
    ['Shift + ↓', 'the next ruling'],
  ],
  hide: (seat: Seat) => `Hide ${SEAT[seat]}'s hand`,
  hideAll: 'Hide all hands',
  cardsHeld: (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}, hidden`,
  knownTo: 'Known to',
  everything: 'all on record',
  thenOnly: 'As known then',
  thenNote: 'What came later is left out.',
  appealsThen: 'Appeals, as they stood then',
  knowledge: (seat: Seat) => `What ${SEAT[seat]} had to go by`,
  saw: 'Saw',
  ownHand: 'the own hand',
  dummysHand: "dummy's hand",
  callsAndCards: 'all calls and cards on the table',
  mayUse: 'May use',
  mayNotUse: 'May not use',
  mayUseShort: 'AI',
  mayNotUseShort: 'UI',
  nothingElse: 'nothing else',
  penaltyCard: (kind: PenaltyCard['kind']) => `${kind} penalty card`,
  statement: 'Statement',
  stated: (by: Seat | null, text: string) => `${by === null ? 'Somebody' : SEAT[by]}: “${text}”`,
  recordedByLedger: (time: string) => `Recorded by the ledger itself, after a decision elsewhere, ${time}`,
  later: (seconds: number) => `+${duration(seconds)}`,
  kept: 'This board is still to be played at other tables',
  keptDetail: 'It opens here by itself as soon as everybody has played it.',
};
