interface HideButtonProps {
  readonly label: string;
  readonly isHidden: boolean;
  readonly toggle: () => void;
}

/** An eye, open or struck out: covers a hand up, and shows it again. */
export const HideButton = ({ label, isHidden, toggle }: HideButtonProps) => (
  <button type="button" class="hide" title={label} aria-label={label} aria-pressed={isHidden} onClick={toggle}>
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path class="outline" d="M2 12c3-5 6.4-7 10-7s7 2 10 7c-3 5-6.4 7-10 7s-7-2-10-7z" />
      <circle cx="12" cy="12" r="3" />
      {isHidden && <path class="outline" d="M4 20L20 4" />}
    </svg>
  </button>
);
