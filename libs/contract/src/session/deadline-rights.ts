/**
 * What runs out: to have an error in the score put right (79C), a ruling and an appeal (92B), to hold an illegal player
 * against somebody (DBf X79B3), to report a result.
 */
export const DEADLINE_RIGHTS = ['score-correction', 'ruling', 'appeal', 'illegal-player', 'report-of-result'] as const;
export type DeadlineRight = (typeof DEADLINE_RIGHTS)[number];
