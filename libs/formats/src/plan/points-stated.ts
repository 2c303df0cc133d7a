import type { BySide } from '@app/bridge';
import type { ScoringForm } from '@app/contract';
import { said, scoringForm } from '../import-texts';
import type { ImportedBoard, ReportItem, StatedScore } from '../imported';

type Points = Readonly<Partial<BySide<string>>>;
type Kind = 'matchpoints' | 'crossImps' | 'imps';

/** The points of a record that can be compared with ours, by the form that the session is scored in. */
const KIND: Readonly<Record<ScoringForm, Kind | null>> = {
  matchpoints: 'matchpoints',
  'cross-imps': 'crossImps',
  butler: 'imps',
  'team-imps': 'imps',
  'team-vp': 'imps',
  'board-a-match': null,
  'total-points': null,
  'multi-team': null,
};
const KINDS: readonly Kind[] = ['matchpoints', 'crossImps', 'imps'];

export const pointsStated = (stated: StatedScore, form: ScoringForm): Points | undefined => {
  const kind = KIND[form];
  return kind === null ? undefined : stated[kind];
};

/** Points of another form than the session's: no number of ours stands against them, and the report says so once. */
export const pointsNotCompared = (
  records: readonly Pick<ImportedBoard, 'line' | 'stated'>[],
  form: ScoringForm,
): readonly ReportItem[] =>
  KINDS.filter((kind) => kind !== KIND[form]).flatMap((kind) => {
    const given = records.filter(({ stated }) => stated[kind] !== undefined);
    const [first] = given;
    if (!first) return [];
    const count = given.reduce((sum, { stated }) => sum + Object.keys(stated[kind] ?? {}).length, 0);
    const message = said('points-not-compared', {
      form: scoringForm(form),
      held: said('points-kind', { kind }),
      count,
    });
    const line = first.stated.line ?? first.line;
    return [{ kind: 'note', code: 'points-not-compared', line, record: null, board: null, room: null, message }];
  });
