import type { Conditions, Stage } from '@app/contract';
import { stageOf } from '../conditions/shape';
import type { SessionDoc } from '../session/session-doc';
import { periodOf, sequences, waiting } from './dbf-periods';
import { type Deadline, deadline, compareInstants, dayOf } from './deadline';
import { awaiting, consentOf } from './messages';
import { type Planned, wholeSession } from './timetable';

/** Stages that are played beside each other, or one of them only, say which of them the contest ends with. */
const isLastStage = ({ stages }: Conditions, stage: Stage): boolean =>
  stages.some(({ last }) => last === true) ? stage.last === true : stage.stage === stages.at(-1)?.stage;

const isLastOfContest = ({ conditions, contest }: SessionDoc, { sessionStart }: Planned): boolean => {
  if (sessionStart !== undefined) return false;
  if (!conditions || !contest) return true;
  const stage = stageOf(conditions, contest.stage);
  return isLastStage(conditions, stage) && contest.session >= (stage.sessions ?? 1);
};

/** The day that the conditions name, `'08-31'`: the first of that name after the contest, where they name no year. */
const dayNamed = (day: string, session: SessionDoc, planned: Planned): string | null => {
  if (/^\d{4}-/.test(day)) return day;
  const end = wholeSession(session).ended?.at;
  const last = session.date ?? (end === undefined ? null : dayOf(end));
  if (last === null || !isLastOfContest(session, planned)) return null;
  const year = Number(last.slice(0, 4));
  return last.slice(5) <= day ? `${year}-${day}` : `${year + 1}-${day}`;
};

/** The organiser's longer period for illegal players, to the end of its day in UTC (X79B3). */
const extended = (session: SessionDoc, planned: Planned): readonly Deadline[] => {
  const rule = session.conditions?.players?.illegalPlayersUntil;
  if (!rule) return [];
  const day = dayNamed(rule.day, session, planned);
  return [
    deadline({
      right: 'illegal-player',
      paragraph: `DBf X79B3, ${rule.paragraph}`,
      until: day === null ? null : `${day}T23:59:59Z`,
      awaits: day === null ? awaiting('last-session-of-contest') : null,
      needs: consentOf('organiser'),
    }),
  ];
};

/**
 * To hold an illegal player against somebody: the appeal period of the last session of the contest is that of all
 * (X92A4), and after it the one that the organiser has set for such cases (X79B3).
 */
export const dbfIllegalPlayers = (session: SessionDoc, planned: Planned): readonly Deadline[] => {
  const right = 'illegal-player';
  const periods = isLastOfContest(session, planned)
    ? sequences(session).map((parts) => periodOf(parts, parts.length - 1, planned))
    : [waiting(awaiting('last-session-of-contest'), 'DBf X92A4', [])];
  const last = periods.reduce((found, one) =>
    found.until === null || (one.until !== null && compareInstants(found.until, one.until) >= 0) ? found : one,
  );
  return [deadline({ right, ...last, paragraph: 'DBf X92A4' }), ...extended(session, planned)];
};
