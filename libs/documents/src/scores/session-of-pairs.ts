import { scoringValue } from '@app/scoring';
import type { ScoredSession } from './scored-session';

/** What counts as one session, by a key, when artificial scores follow the other boards (12C2c; DBf X12B2, 351I). */
export const sessionOfPairs = ({
  scoringContext: { session, stage, profile, reading },
}: Pick<ScoredSession, 'scoringContext'>): string => {
  const day = session.date ?? session.id;
  switch (stage?.sessionFor12C2c) {
    // Each match settles for itself within the session (field-scores).
    case 'match':
    case 'session':
      return session.id;
    case 'playing-day':
      return day;
    case 'stage':
      return 'stage';
    case undefined:
      return scoringValue(profile, 'session-of-pairs', reading) === 'session' ? session.id : day;
  }
};

/** The same for boards that were sat out (X78A5 refers to X12B2); FSB 96A names no session, so that the stage is one. */
export const sessionOfSitOuts = (scored: Pick<ScoredSession, 'scoringContext'>): string => {
  const { stage, profile, reading } = scored.scoringContext;
  const isOfAll = scoringValue(profile, 'sit-out', reading) === 'own-average-of-all-sessions';
  return stage?.sessionFor12C2c === undefined && isOfAll ? 'stage' : sessionOfPairs(scored);
};
