const PATHS = {
  first: 'M5 4v16M19 5l-10 7 10 7z',
  back: 'M16 5l-10 7 10 7z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M8 5l10 7-10 7z',
  last: 'M5 5l10 7-10 7zM19 4v16',
} as const;

export type IconName = keyof typeof PATHS;

/** A sign on a button; the button has the name. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
