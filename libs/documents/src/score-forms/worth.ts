import type { SideWorth, BoardWorth } from '@app/contract';
import { type BySide, type Side, bySide } from '@app/bridge';
import { type Component, type Traced, componentsOf, derivationView, numberInWords, toDecimal } from '@app/scoring';
import { NO_DECISIONS, decidedBy } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { countedShares } from '../scores/field-scores';
import { outcomesOf } from '../scores/side-results';
import { type TeamMatch, teamIn } from '../scores/matches';
import type { ScoredSession } from '../scores/scored-session';
import { scoredStage } from '../scores/scored-stage';
import type { SessionWithBoards } from '../scores/session-with-boards';
import { settledTogether } from '../scores/settled-together';
import { tableScores } from '../scores/table-scores';
import { type FormContext, ownSession } from './context';
import type { Filled } from './form';

/** What a form changes, as far as scoring goes. */
type Change = Pick<Filled, 'outcome' | 'transfer' | 'field'> & Partial<Pick<Filled, 'laws'>>;

/** The board as it would be with a score in place of that in force; tricks go over from the table's own result. */
const changedDoc = (doc: BoardDoc, { outcome, transfer, laws = [] }: Change): BoardDoc => {
  const [law] = laws;
  if (outcome) {
    const adjusted = { kind: 'assigned', outcome, authority: 'preview', ...(law ? { law } : {}) } as const;
    return { ...doc, adjusted, adjustedAt: null };
  }
  if (!transfer || !doc.result) return doc;
  const { result } = decidedBy({
    ...NO_DECISIONS,
    layers: [
      { kind: 'result', at: 0, result: doc.result },
      {
        kind: 'transfer',
        at: 1,
        data: { ...transfer, law: { edition: 'wbf-2017', authority: 'WBF', paragraph: '64A' }, authority: 'preview' },
      },
    ],
  });
  return { ...doc, result };
};

const changedSession = ({ scoringContext, docs }: ScoredSession, doc: BoardDoc, change: Change): SessionWithBoards => {
  const { session } = scoringContext;
  if (!change.field) {
    const changed = changedDoc(doc, change);
    return { session, boards: docs.map((one) => (one.id === changed.id ? changed : one)) };
  }
  const defined = { type: 'FieldDefined', revision: Infinity, data: change.field } as const;
  return { session: { ...session, kept: [...session.kept, defined] }, boards: docs };
};

/** The same board under a change, and everything that it is compared with. */
const changedContext = (context: FormContext, change: Change): FormContext => {
  const own = ownSession(context);
  const stage = context.stage.map((one) =>
    one === own ? changedSession(one, context.doc, change) : { session: one.scoringContext.session, boards: one.docs },
  );
  return {
    ...context,
    doc: changedDoc(context.doc, change),
    stage: settledTogether(scoredStage(stage, context.stage)),
  };
};

/** What each side has from the board, exactly; null where nothing can be compared. */
export const pointsOf = (context: FormContext): BySide<Traced | null> | null =>
  tableScores(ownSession(context))
    .flat()
    .find(({ doc }) => doc.id === context.doc.id)?.points ?? null;

/** What each side would have with a change. */
export const pointsWith = (context: FormContext, change: Change): BySide<Traced | null> | null =>
  pointsOf(changedContext(context, change));

const matchOf = (context: FormContext): TeamMatch | undefined =>
  ownSession(context).matches.find(({ docs }) => docs.some(({ id }) => id === context.doc.id));

/** Of a top, where the form of scoring has one. */
const percentOf = (context: FormContext, side: Side): string | null => {
  const share = ownSession(context)
    .fields.flatMap(({ points }) => countedShares(points))
    .find(({ points: { id, direction } }) => id === context.doc.id && direction === side);
  return share?.points.percent ? toDecimal(share.points.percent, 2) : null;
};

const scoresOf = (components: readonly Component[], sign: 1 | -1): SideWorth['scores'] =>
  components.map(({ score, weight }) => ({ score: score === 0 ? 0 : sign * score, weight: numberInWords(weight) }));

/** What the board is worth to either side as it stands in this context. */
export const boardWorth = (context: FormContext): BoardWorth => {
  const { doc } = context;
  const found = tableScores(ownSession(context))
    .flat()
    .find((one) => one.doc.id === doc.id);
  const match = matchOf(context);
  const outcomes = outcomesOf(doc);
  const sides = bySide((side): SideWorth => {
    const contestant = doc.contestants[side];
    const points = found?.points?.[side];
    const team = match && teamIn(match, contestant);
    const victoryPoints = team ? match.victoryPoints?.[team] : undefined;
    return {
      contestant,
      scores: scoresOf(componentsOf(outcomes[side]), side === 'NS' ? 1 : -1),
      points: points ? toDecimal(points.value, 2) : null,
      percent: percentOf(context, side),
      victoryPoints: victoryPoints ? toDecimal(victoryPoints.value, 2) : null,
      derivation: points ? derivationView(points.explain()) : null,
    };
  });
  return { sides, why: found?.why ?? null };
};

/** A board as it stands, and as it would be. */
export interface Preview {
  readonly before: BoardWorth;
  readonly after: BoardWorth;
}

/** A change of the board's score, in points and in the scoring of its event, before anybody gives it. */
export const scoredWith = (context: FormContext, change: Change): Preview => ({
  before: boardWorth(context),
  after: boardWorth(changedContext(context, change)),
});
