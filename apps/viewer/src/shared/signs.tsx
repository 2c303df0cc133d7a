import { t } from '../strings';

/** The marks on calls and cards. Each is a shape and a word, never a colour alone. */
export const FlagSign = () => (
  <span class="sign sign-flag" title={t.board.irregularity}>
    <span aria-hidden="true">⚑</span>
    <span class="sr-only">{t.board.irregularity}</span>
  </span>
);

export const TempoSign = ({ kind }: { readonly kind: 'slow' | 'fast' }) => (
  <span class="sign sign-tempo" title={t.board[kind]}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.2" />
      <path d={kind === 'slow' ? 'M8 4v4l3 2' : 'M8 8l-3-3M8 8h0'} />
    </svg>
    <span class="sr-only">{t.board[kind]}</span>
  </span>
);

export const AlertSign = () => (
  <span class="sign sign-alert" title={t.board.alerted}>
    <span aria-hidden="true">A</span>
    <span class="sr-only">{t.board.alert}</span>
  </span>
);
