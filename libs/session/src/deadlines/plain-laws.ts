import type { DeadlineRight } from '@app/contract';
import type { SessionDoc } from '../session/session-doc';
import { type Deadline, PERIOD, deadline, later } from './deadline';
import { awaiting, onlyFor } from './messages';
import { publications } from './timetable';

/**
 * Half an hour after the official score was made available (79C1, 92B; both editions): that of the session, and that
 * of a round which was given one by itself.
 */
const afterOfficialScore = (session: SessionDoc, right: DeadlineRight, paragraph: string): readonly Deadline[] => {
  const official = publications(session, 'official');
  const awaits = awaiting('official-score');
  return [
    ...(official.some(({ round }) => round === null) ? [] : [deadline({ right, paragraph, awaits })]),
    ...official.map(({ revision, at, round, isFirst }) =>
      deadline({
        right,
        paragraph,
        round,
        publication: revision,
        until: later(at, PERIOD),
        rests: [revision],
        only: isFirst ? null : onlyFor('changes'),
      }),
    ),
  ];
};

/** The Laws, where no regulations say otherwise; the Swedish supplement has no periods of its own. */
export const plainLaws = (session: SessionDoc): readonly Deadline[] => [
  ...afterOfficialScore(session, 'score-correction', 'L79C1'),
  ...afterOfficialScore(session, 'ruling', 'L92B'),
  ...afterOfficialScore(session, 'appeal', 'L92B'),
];
