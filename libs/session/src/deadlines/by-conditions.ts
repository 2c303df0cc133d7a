import type { Message } from '@app/bridge';
import type { DeadlineRule } from '@app/contract';
import type { SessionDoc } from '../session/session-doc';
import { type Contest, nextSession } from './contest';
import { type Deadline, deadline, later } from './deadline';
import { awaiting, awaitingPart, onlyFor } from './messages';
import { type Moment, type Part, publications, revisionsOf, roundsBySection, startOf, wholeSession } from './timetable';

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

const sectionsOf = (session: SessionDoc): readonly (readonly Part[])[] => [...roundsBySection(session).values()];

const startOfNext = (next: Part | null): Moment | null => next && startOf(next);

const beginnings = (after: DeadlineRule['after'], session: SessionDoc, contest: Contest): readonly Beginning[] => {
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
      return sectionsOf(session).flatMap((parts) => parts.map(({ round, ended }) => beginning(ended, round)));
    case 'end-of-session':
      return [beginning(wholeSession(session).ended)];
    case 'start-of-next-round':
      return sectionsOf(session).flatMap((parts) =>
        parts.map(({ round }, index) =>
          beginning(startOfNext(parts[index + 1] ?? nextSession(session, contest)), round),
        ),
      );
    case 'start-of-next-session':
      return [beginning(startOfNext(nextSession(session, contest)))];
  }
};

/** What conditions of contest say of a right: so many minutes after something, or just when it begins. */
export const byConditions = (rule: DeadlineRule, session: SessionDoc, contest: Contest): readonly Deadline[] =>
  beginnings(rule.after, session, contest).map(({ round, publication, moment, only }) =>
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
