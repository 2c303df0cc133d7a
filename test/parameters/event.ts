import type { Param } from '@app/bridge';
import type { ConditionParameters, Conditions } from '@app/contract';
import { type BoardDoc, type ScoredSession, scoredStage, stageStandings, standingsView } from '@app/documents';
import { numberInWords, sum } from '@app/scoring';
import { type SessionDoc, faultsOfConditions } from '@app/session';
import { sessionDoc } from '@app/testing';
import type { PlayedBy } from './texts';

/** A small event, and which of its numbers is looked at. */
export interface SmallEvent {
  readonly conditions: Omit<Conditions, 'name' | 'parameters'>;
  /** The sessions of its one stage, in order. */
  readonly sessions: readonly { readonly session?: Partial<SessionDoc>; readonly boards: readonly BoardDoc[] }[];
  readonly look: (stage: readonly ScoredSession[]) => string;
}

const isParagraph = (param: Param | undefined): param is { readonly paragraph: string } =>
  typeof param === 'object' && param !== null && 'paragraph' in param;

/** How a table writes that conditions may not say otherwise. */
export const refused = (paragraph: string): string => `refused: ${paragraph}`;
export const isRefused = (outcome: string): boolean => outcome.startsWith(refused(''));

/**
 * What an event comes to by a text of regulations and these parameters: the number that is looked at, or why a session is
 * not opened with such conditions.
 */
export const outcomeOf = (
  { conditions, sessions, look }: SmallEvent,
  { laws, regulations }: PlayedBy,
  parameters: ConditionParameters = {},
): string => {
  const whole: Conditions = { name: 'Event', ...conditions, parameters };
  const [fault] = faultsOfConditions(whole, { laws, regulations });
  if (fault) {
    const paragraph = fault.what.params?.paragraph;
    return isParagraph(paragraph) && fault.what.code === 'conditions.not-let'
      ? refused(paragraph.paragraph)
      : fault.what.code;
  }
  const [stage] = conditions.stages;
  if (!stage) throw new Error('an event has a stage');
  const { scoring } = stage;
  return look(
    scoredStage(
      sessions.map(({ session, boards }, index) => ({
        session: sessionDoc({ id: `s${index + 1}`, laws, regulations, scoring, conditions: whole, ...session }),
        boards,
      })),
    ),
  );
};

type Look = SmallEvent['look'];

/** One column of the standings, for these contestants: `'65.00 55.00'`. */
export const standing =
  (column: 'total' | 'percentage' | 'place', ...contestants: readonly string[]): Look =>
  (stage) => {
    const rows = standingsView(stageStandings(stage)).groups.flatMap((group) => group.rows);
    return contestants.map((one) => rows.find(({ contestant }) => contestant === one)?.[column] ?? '-').join(' ');
  };

/** What a contestant has over all sessions, exactly: `'0.3'`, `'1/3'`. */
export const exactly =
  (contestant: string): Look =>
  (stage) => {
    const own = stageStandings(stage).resultsOf(contestant);
    return numberInWords(sum(own.map(({ points }) => points.value)));
  };

/** What each board of the first match is worth to the home team and to the other, exactly: `'3/-3 0/0'`. */
export const boardsOfMatch: Look = ([first]) =>
  (first?.matches[0]?.boards ?? [])
    .map(({ points }) =>
      points.kind === 'scored' ? `${numberInWords(points.home.value)}/${numberInWords(points.away.value)}` : '-',
    )
    .join(' ');
