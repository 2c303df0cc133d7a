import type { Parameter } from '@app/bridge';
import type { DeadlineRight } from '@app/contract';
import { procedure } from '../procedure';
import type { SessionDoc } from '../session/session-doc';
import { type Deadline, deadline, later } from './deadline';
import { awaiting, onlyFor } from './messages';
import { publications } from './timetable';

/**
 * So long after the official score was made available (79C1, 92B; both editions: half an hour): that of the session, and
 * that of a round which was given one by itself.
 */
const afterOfficialScore = (
  session: SessionDoc,
  right: DeadlineRight,
  { value: minutes, reference: paragraph }: Parameter<number>,
): readonly Deadline[] => {
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
        until: later(at, minutes),
        rests: [revision],
        only: isFirst ? null : onlyFor('changes'),
      }),
    ),
  ];
};

/** As the Laws have it, with the minutes of the regulations where they say otherwise. */
export const plainLaws = (session: SessionDoc): readonly Deadline[] => [
  ...afterOfficialScore(session, 'score-correction', procedure(session, 'correction-period')),
  ...afterOfficialScore(session, 'ruling', procedure(session, 'ruling-period')),
  ...afterOfficialScore(session, 'appeal', procedure(session, 'appeal-period')),
];
