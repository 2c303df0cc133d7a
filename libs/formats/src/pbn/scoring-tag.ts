import { scoringForm } from '../import-texts';
import type { ImportedScoring } from '../imported';
import { type Finding, assumption, note, quoted } from './findings';
import { type Game, lineOf, valueOf } from './game';
import { readTable } from './table';

/** A parameter of conditions that a modifier of the Scoring tag stands for (PBN 2.1, 3.4.11). */
const PARAMETERS: ReadonlyMap<string, string> = new Map([
  ['butler', 'butler-trim 0'],
  ['butler-2', 'butler-trim 1'],
  ['cross', 'cross-imps-count sum'],
  ['cross2', 'cross-imps-count mean'],
  ['mp1', 'showing 2-1-0'],
  ['mp2', 'showing 1-half-0'],
]);

/** Modifiers without effect here: the mean is what a datum is anyway. */
const PLAIN: ReadonlySet<string> = new Set(['mp', 'matchpoints', 'imp', 'bam', 'mean']);

const fieldsOf = (text: string): readonly string[] => text.split(';').map((field) => field.trim().toLowerCase());

const isOfTeams = ({ tags }: Game): boolean =>
  valueOf(tags, 'Competition')?.toLowerCase() === 'teams' || tags.has('HomeTeam') || valueOf(tags, 'Room') !== null;

/** `plain-imps`: IMPs of which the tag does not say against what. */
type Declared = ImportedScoring | 'plain-imps';

const declaredIn = (game: Game, fields: readonly string[]): Declared | null => {
  if (fields.some((field) => ['mp', 'matchpoints', 'mp1', 'mp2'].includes(field))) return 'matchpoints';
  if (fields.includes('bam')) return isOfTeams(game) ? 'board-a-match' : null;
  if (fields.some((field) => field.startsWith('butler'))) return isOfTeams(game) ? null : 'butler';
  if (fields.some((field) => field.startsWith('cross'))) return 'cross-imps';
  if (!fields.includes('imp') || fields.includes('experts')) return null;
  return isOfTeams(game) ? 'team-imps' : 'plain-imps';
};

const isFraction = (text: string | null): boolean => text !== null && /\.\d*[1-9]/.test(text);

/** Whether IMPs of a game are no whole numbers: they are means over comparisons. */
const hasMeans = (game: Game): boolean => {
  if (isFraction(valueOf(game.tags, 'ScoreIMP'))) return true;
  const tag = game.tags.get('ScoreTable');
  return tag !== undefined && readTable(tag).rows.some((row) => isFraction(row.cell('IMP_NS') ?? row.cell('IMP_EW')));
};

export interface FileScoring {
  readonly scoring: ImportedScoring | null;
  readonly findings: readonly Finding[];
}

const stated = (text: string, line: number): readonly Finding[] => {
  const fields = fieldsOf(text);
  const parameters = fields.flatMap((field) => PARAMETERS.get(field) ?? []);
  const unknown = fields.filter((field) => field !== '' && !PLAIN.has(field) && !PARAMETERS.has(field));
  return [
    ...(parameters.length > 0
      ? [note('scoring-parameter', line, { text: quoted(text), parameters: { list: parameters, joined: 'and' } })]
      : []),
    ...(unknown.length > 0
      ? [note('scoring-modifier', line, { text: quoted(text), modifiers: { list: unknown, joined: 'and' } })]
      : []),
  ];
};

/**
 * Collects what the games of a file say of their scoring. Plain `IMP` among pairs does not say what a score is compared
 * with: broken numbers are means over the field (cross-IMPs), whole ones are against a datum (Butler).
 */
export const scoringCollector = (): { readonly add: (game: Game) => void; readonly scoring: () => FileScoring } => {
  const forms = new Map<Declared, number>();
  let first: { readonly text: string; readonly line: number } | null = null;
  let areMeans = false;
  return {
    add: (game) => {
      const text = valueOf(game.tags, 'Scoring');
      if (text === null) return;
      const line = lineOf(game, 'Scoring');
      first ??= { text, line };
      const form = declaredIn(game, fieldsOf(text));
      if (form !== null && !forms.has(form)) forms.set(form, line);
      if (form === 'plain-imps') areMeans ||= hasMeans(game);
    },
    scoring: () => {
      if (!first) return { scoring: null, findings: [] };
      const [declared, second] = forms;
      const findings = [...stated(first.text, first.line)];
      if (declared && second) {
        const among = { count: forms.size, first: quoted(declared[0]), second: quoted(second[0]) };
        findings.push(note('several-scorings', second[1], among));
      }
      if (declared?.[0] !== 'plain-imps') return { scoring: declared?.[0] ?? null, findings };
      const scoring = areMeans ? 'cross-imps' : 'butler';
      const taken = assumption('scoring-from-imps', declared[1], { form: scoringForm(scoring) });
      return { scoring, findings: [...findings, taken] };
    },
  };
};
