import { messages } from '../strings';

/** The marks on calls and cards, besides `FlagSign`. Each is a shape and a word, never a colour alone. */
export const TempoSign = ({ kind }: { readonly kind: 'slow' | 'fast' }) => (
  <span class="sign sign-tempo" title={messages.board[kind]}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.2" />
      <path d={kind === 'slow' ? 'M8 4v4l3 2' : 'M8 8l-3-3M8 8h0'} />
    </svg>
    <span class="sr-only">{messages.board[kind]}</span>
  </span>
);

const RULING = {
  /** Somebody at the table. */
  director: 'M8 2a2.6 2.6 0 1 0 0 5.2A2.6 2.6 0 1 0 8 2M2.8 14.4c0-3.6 2.2-5.2 5.2-5.2s5.2 1.6 5.2 5.2z',
  /** Ways that part. */
  choice: 'M8 14.4V9L3 3.4M8 9l5-5.6M2.6 6.8V2.9h3.9M13.4 6.8V2.9H9.5',
  /** Scales. */
  judgement: 'M8 1.6v12.8M4.6 14.4h6.8M2.6 4.4h10.8M2.9 4.4L.9 9.2h4zM13.1 4.4l-2 4.8h4z',
  /** A sheet of paper. */
  ruling: 'M3.6 1.6h8.8v12.8H3.6zM6 5h4M6 8h4M6 11h2.4',
  /** A way back. */
  reversal: 'M3 6h6.4a3.6 3.6 0 0 1 0 7.2H5.6M6.2 2.6L2.8 6l3.4 3.4',
  /** Plus and minus. */
  score: 'M8 1.8v7.4M4.3 5.5h7.4M4.3 13.2h7.4',
} as const;

/** What is done about an irregularity: the director comes, somebody chooses, the director judges and rules. */
export const RulingSign = ({ kind }: { readonly kind: keyof typeof RULING }) => (
  <span class="sign sign-ruling" title={messages.laws.sign[kind]}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={RULING[kind]} />
    </svg>
    <span class="sr-only">{messages.laws.sign[kind]}</span>
  </span>
);

export const AlertSign = () => (
  <span class="sign sign-alert" title={messages.board.alerted}>
    <span aria-hidden="true">A</span>
    <span class="sr-only">{messages.board.alert}</span>
  </span>
);
