import type { ScoringName } from '@app/scoring';
import type { ByText, PlayedBy } from '../texts';

/** A parameter that regulations have and conditions may not name: what a text has chosen, and what follows from that. */
export interface RegulationsRow {
  readonly parameter: ScoringName;
  readonly shows: string;
  readonly outcome: (playedBy: PlayedBy) => string;
  readonly by: ByText<{ readonly elects: string; readonly gives: string }>;
}
