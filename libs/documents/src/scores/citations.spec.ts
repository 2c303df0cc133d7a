import fc from 'fast-check';
import { type Derivation, allShares } from '@app/scoring';
import { SCORING_FORMS } from '@app/contract';
import { aDrawnSession, tracedTotals } from '@app/testing';
import type { SessionDoc } from '@app/session';
import { evidenceOf } from './contestant-scores';
import { scoreSession } from './scored-session';
import { stageStandings } from './stage-standings';
import { samples } from '../../../../test/samples';

const paragraphsIn = ({ paragraph, parts }: Derivation): readonly string[] => [
  ...(paragraph === null ? [] : [paragraph]),
  ...parts.flatMap(paragraphsIn),
];

/** Every paragraph that any number of the session is derived by. */
const cited = (session: SessionDoc, docs: Parameters<typeof scoreSession>[1]): ReadonlySet<string> => {
  const { sessions, rankings } = stageStandings([scoreSession(session, docs)]);
  const numbers = [
    ...tracedTotals(rankings),
    ...sessions.flatMap(({ fields, matches, rounds }) => [
      ...fields.flatMap(({ points }) => allShares(points).map((share) => share.points.points)),
      ...matches.flatMap(({ points }) => [points.home, points.away]),
      ...rounds.map(({ points }) => points),
    ]),
  ];
  return new Set(numbers.flatMap((number) => paragraphsIn(number.explain(evidenceOf(sessions)))));
};

it.each<[string, Pick<SessionDoc, 'laws' | 'regulations'>, RegExp]>([
  ['the Laws of 2017', { laws: 'wbf-2017', regulations: null }, /DBf|FSB/],
  ['the Laws of 2007', { laws: 'wbf-2007', regulations: null }, /DBf|FSB/],
  ['FSB', { laws: 'wbf-2007', regulations: 'fsb-2008' }, /DBf/],
  ['DBf', { laws: 'wbf-2007', regulations: 'dbf-2013' }, /FSB/],
])('numbers of a session under %s cite no other regulations', (_, playedBy, others) => {
  fc.assert(
    fc.property(fc.constantFrom(...SCORING_FORMS).chain(aDrawnSession), ({ session, docs }) => {
      // What is carried over and deducted cites what whoever decided it has cited.
      const kept = session.kept.filter(({ type }) => type !== 'CarryOverSet' && type !== 'PenaltyImposed');
      const paragraphs = cited({ ...session, ...playedBy, kept, conditions: null }, docs);
      expect([...paragraphs].filter((paragraph) => others.test(paragraph))).toEqual([]);
    }),
    { numRuns: samples(2_000, 100) },
  );
});
