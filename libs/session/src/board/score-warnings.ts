import { BOARD_EVENTS, type ScoreAdjusted, type ScoreWarning, conforms } from '@app/contract';
import { SIDES, message } from '@app/bridge';

/** What average plus, average and average minus are worth (12C2a); they follow the other boards by themselves (12C2c). */
const OF_GRADES: readonly number[] = [60, 50, 40];

const ofScore = ({ percent, outcome }: ScoreAdjusted): readonly ScoreWarning[] =>
  SIDES.flatMap((side) => {
    const fixed = outcome ? outcome[side].percent : percent?.[side];
    if (fixed === undefined || OF_GRADES.includes(fixed)) return [];
    const params = { side: { side }, percent: { exact: String(fixed) } };
    return [{ code: 'NoGradeGives', message: message('score.no-grade', params), paragraph: 'L12C2a' }];
  });

/**
 * What a director should know of the scores that a command has given: percentages that no grade has (12C2a). It
 * refuses nothing.
 * @param events of the command, as they are recorded
 */
export const scoreWarnings = (
  events: readonly { readonly type: string; readonly data: unknown }[],
): readonly ScoreWarning[] =>
  events.flatMap(({ type, data }) =>
    type === 'ScoreAdjusted' && conforms(BOARD_EVENTS.ScoreAdjusted, data) ? ofScore(data) : [],
  );
