/** Ladders of instances by organiser and kind of event. */
export const LADDERS = [
  'law-93',
  'dbf-310A',
  'dbf-310B',
  'dbf-310C-district',
  'dbf-310C-region',
  'dbf-310D',
  'dbf-310D-district',
  'dbf-310D-region',
  'dbf-256-club',
  'fsb-93',
] as const;
export type Ladder = (typeof LADDERS)[number];
