import type { LineUpFinding } from '@app/contract';
import { GRADES_FOR_ABSENCE } from '@app/scoring';
import { type LatePair, type Lateness, latePairs, latenessOf } from '../scores/given-back';
import { playsIn } from '../scores/gone';
import { type Consequence, finding } from './finding';
import { type LineUps, eventOf } from './line-ups';
import { consequenceMessage, lineUpMessage } from './messages';

/** The rounds that the reserve played before the pair had its place back. */
const roundsOfReserve = ({ session: { rounds } }: LineUps, { taken, returned }: LatePair): readonly string[] => {
  const played = rounds
    .map(({ round }) => round)
    .filter((round) => !playsIn(taken.data, round) && (returned === null || playsIn(returned.data, round)));
  return [...new Set(played)];
};

const ABSENT: Consequence = {
  what: consequenceMessage('scored-as-absent'),
  paragraph: `DBf ${GRADES_FOR_ABSENCE.absent.paragraph}`,
};

const EXCUSED: Consequence = {
  what: consequenceMessage('scored-as-absent-excused'),
  paragraph: `DBf ${GRADES_FOR_ABSENCE['absent-excused'].paragraph}`,
};

/** What becomes of the boards that the reserve has played; both where nobody has recorded how late the pair was. */
const OF_BOARDS: Readonly<Record<'in-time' | 'excused' | 'unknown', readonly Consequence[]>> = {
  'in-time': [ABSENT],
  excused: [EXCUSED],
  unknown: [ABSENT, EXCUSED],
};

const tooLate = (
  late: LatePair,
  lateness: Extract<Lateness, { is: 'too-late' } | { is: 'told-too-late' }>,
  paragraph: string,
): Pick<LineUpFinding, 'what' | 'leadsTo'> => {
  const pair = { contestant: late.pair };
  const { most } = lateness;
  return {
    what:
      lateness.is === 'too-late'
        ? lineUpMessage('ready-too-late', { pair, minutes: lateness.minutes, most })
        : lineUpMessage('told-too-late', { pair, told: lateness.told, most }),
    leadsTo: [{ what: consequenceMessage('reserve-stays', { reserve: { contestant: late.reserve } }), paragraph }],
  };
};

/**
 * Pairs that were late for the first round of a stage, and had their place back from a reserve, or have a right to it, or had
 * no right to it (DBf 305C2-3).
 */
export const lateReturns = (lineUps: LineUps): readonly LineUpFinding[] => {
  const { session, rules } = lineUps;
  const paragraph = rules.lateReturn?.paragraph;
  if (paragraph === undefined) return [];
  return latePairs(session).flatMap((late) => {
    const lateness = latenessOf(session, late);
    if (!lateness) return [];
    const { pair, reserve, taken, returned } = late;
    const names = { pair: { contestant: pair }, reserve: { contestant: reserve } };
    const events = [taken, late.late, returned].flatMap((event) => (event ? [eventOf(session, event.revision)] : []));
    if (lateness.is === 'too-late' || lateness.is === 'told-too-late') {
      if (!returned) return [];
      const said = tooLate(late, lateness, paragraph);
      return [finding('returned-too-late', pair, said.what, paragraph, { leadsTo: said.leadsTo, sources: events })];
    }
    if (!returned) {
      if (lateness.is === 'unknown') return [];
      const what = lineUpMessage('place-not-given-back', { ...names, minutes: lateness.minutes, most: lateness.most });
      const leadsTo = [{ what: consequenceMessage('returns-next-round', names), paragraph }];
      return [finding('place-not-given-back', reserve, what, paragraph, { leadsTo, sources: events })];
    }
    const rounds = roundsOfReserve(lineUps, late);
    const boards = lineUps.docs.filter(
      ({ contestants: { NS, EW }, round }) => (NS === reserve || EW === reserve) && rounds.includes(round ?? ''),
    );
    return [
      finding('place-given-back', reserve, lineUpMessage('place-given-back', names), paragraph, {
        rounds,
        leadsTo: OF_BOARDS[lateness.is],
        sources: [...events, ...boards.map(({ id }) => `${id}@0`)],
      }),
    ];
  });
};
