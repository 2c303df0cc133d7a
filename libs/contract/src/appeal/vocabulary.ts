/** The words of appeals that events, ladders and views share. */

/** Who hears a case (DBf 256, 310, 334; FSB 93, 107B; Law 93). */
export const INSTANCES = [
  'director',
  'organiser',
  'chief-director',
  'oral-committee',
  'club-committee',
  'district-committee',
  'region-committee',
  'federation-committee',
  'jury',
  'law-commission',
  'regulating-authority',
] as const;
export type AppealInstance = (typeof INSTANCES)[number];

/** What an appeal is about: each part may go to another instance (93B1-3, DBf 256A-B). */
export const PARTS = ['facts', 'judgement', 'law', 'discipline'] as const;
export type AppealPart = (typeof PARTS)[number];

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
  'ebu-93',
] as const;
export type Ladder = (typeof LADDERS)[number];

/** Who is not there to hear a case (93A, DBf 256A2-3, 310A3, B2, C2). */
export const ABSENT = ['chief-director', 'committee'] as const;
export type Absent = (typeof ABSENT)[number];

/** How a case is heard (DBf 251, 254). */
export const PROCEDURES = ['oral', 'written'] as const;
export type Procedure = (typeof PROCEDURES)[number];
