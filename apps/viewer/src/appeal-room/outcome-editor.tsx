import { type Side, SIDES } from '@app/bridge';
import { Check } from '../forms/fields';
import { r } from '../strings/appeals';
import { t } from '../strings';
import { type OutcomeDraft, type ResultDraft, type SideDraft, emptyResult } from './outcome-draft';
import { ResultEditor } from './result-editor';

const KINDS = ['assigned', 'artificial', 'table'] as const;
const GRADES = ['plus', 'average', 'minus', 'percent'] as const;

interface SideEditorProps {
  readonly name: string;
  readonly side: SideDraft;
  readonly onChange: (side: SideDraft) => void;
}

const Results = ({ name, side, onChange }: SideEditorProps) => {
  const { results } = side;
  const put = (all: readonly ResultDraft[]): void => onChange({ ...side, results: all });
  return (
    <>
      {results.map((result, index) => (
        <ResultEditor
          key={index}
          name={r.outcome.result(index + 1, name)}
          result={result}
          onChange={(one) => put(results.map((old, at) => (at === index ? one : old)))}
          onRemove={results.length === 1 ? null : () => put(results.filter((_, at) => at !== index))}
        />
      ))}
      <button type="button" onClick={() => put([...results, { ...(results.at(-1) ?? emptyResult), weight: '' }])}>
        {r.addResult}
      </button>
    </>
  );
};

const Artificial = ({ name, side, onChange }: SideEditorProps) => (
  <span class="choices">
    <select
      aria-label={`${r.outcome.grade}, ${name}`}
      value={side.grade}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...side, grade: GRADES.find((grade) => grade === value) ?? 'average' })
      }
    >
      {GRADES.map((grade) => (
        <option key={grade} value={grade}>
          {r.outcome.grades[grade]}
        </option>
      ))}
    </select>
    {side.grade === 'percent' && (
      <input
        type="number"
        min={0}
        max={100}
        aria-label={`${r.outcome.percent}, ${name}`}
        value={side.percent}
        onInput={({ currentTarget }) => onChange({ ...side, percent: currentTarget.value })}
      />
    )}
  </span>
);

const SideEditor = (props: SideEditorProps) => {
  const { name, side, onChange } = props;
  return (
    <div class="side-editor">
      <select
        aria-label={r.outcome.kindOf(name)}
        value={side.kind}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...side, kind: KINDS.find((kind) => kind === value) ?? 'assigned' })
        }
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {r.outcome.kind[kind]}
          </option>
        ))}
      </select>
      {side.kind === 'assigned' && <Results {...props} />}
      {side.kind === 'artificial' && <Artificial {...props} />}
    </div>
  );
};

interface OutcomeEditorProps {
  readonly draft: OutcomeDraft;
  readonly onChange: (draft: OutcomeDraft) => void;
}

/** An adjusted score, to be filled in: for both sides, or for each. */
export const OutcomeEditor = ({ draft, onChange }: OutcomeEditorProps) => {
  const { same, sides } = draft;
  const put = (side: Side) => (one: SideDraft) => onChange({ ...draft, sides: { ...sides, [side]: one } });
  return (
    <div class="outcome-editor">
      <Check
        checked={same}
        onChange={(checked) => onChange({ same: checked, sides: checked ? sides : { NS: sides.NS, EW: sides.NS } })}
      >
        {r.outcome.same}
      </Check>
      {same ? (
        <SideEditor name={r.outcome.both} side={sides.NS} onChange={put('NS')} />
      ) : (
        SIDES.map((side) => (
          <div key={side}>
            <b>{t.side(side)}</b>
            <SideEditor name={t.side(side)} side={sides[side]} onChange={put(side)} />
          </div>
        ))
      )}
    </div>
  );
};
