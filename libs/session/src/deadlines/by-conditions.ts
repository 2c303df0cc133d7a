import type { Message } from '@app/bridge';
import type { DeadlineRule } from '@app/contract';
import type { SessionDoc } from '../session/session-doc';
import { type Deadline, deadline, later } from './deadline';
import { awaiting, awaitingPart, onlyFor } from './messages';
import {
  publications,
  revisionsOf,
  roundsBySection,
  startAfter,
  wholeSession,
  type Moment,
  type Planned,
} from './timetable';

/** A moment that a rule counts from, of a round or of the session; null while it has not come. */
interface Beginning {
  readonly round: string | null;
  readonly publication: number | null;
  readonly moment: Moment | null;
  readonly only: Message | null;
}

const beginning = (moment: Moment | null, round: string | null = null): Beginning => ({
  round,
  publication: null,
  moment,
  only: null,
});

const awaited = (after: DeadlineRule['after'], round: string | null): Message =>
  after === 'end-of-round' ? awaitingPart(round, 'end') : awaiting(after);

const beginnings = (after: DeadlineRule['after'], session: SessionDoc, planned: Planned): readonly Beginning[] => {
  switch (after) {
    case 'publication': {
      const all = publications(session, 'any').map(({ revision, at, round, isFirst }) => ({
        round,
        publication: revision,
        moment: { at, revision },
        only: isFirst ? null : onlyFor('changes'),
      }));
      return all.some(({ round }) => round === null) ? all : [beginning(null), ...all];
    }
    case 'end-of-round':
      return roundsBySection(session).flatMap((parts) => parts.map(({ round, ended }) => beginning(ended, round)));
    case 'end-of-session':
      return [beginning(wholeSession(session).ended)];
    case 'start-of-next-round':
      return roundsBySection(session).flatMap((parts) =>
        parts.map(({ round }, index) => beginning(startAfter(parts, index, planned), round)),
      );
    case 'start-of-next-session':
      return [beginning(startAfter([], 0, planned))];
  }
};

/** What conditions of contest say of a right: so many minutes after something, or just when it begins. */
export const byConditions = (rule: DeadlineRule, session: SessionDoc, planned: Planned): readonly Deadline[] =>
  beginnings(rule.after, session, planned).map(({ round, publication, moment, only }) =>
    deadline({
      right: rule.right,
      round,
      publication,
      until: moment && later(moment.at, rule.minutes ?? 0),
      awaits: moment ? null : awaited(rule.after, round),
      paragraph: rule.paragraph,
      rests: revisionsOf([moment]),
      only,
    }),
  );
