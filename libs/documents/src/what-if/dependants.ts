import {
  type AppealEventData,
  type DecisionAddress,
  type Dependant,
  DEPENDENCES,
  decisionAddress,
  parseBoardStream,
  parseDecisionAddress,
  sessionStream,
} from '@app/contract';
import { message } from '@app/bridge';
import { type Decisions, type SessionDoc, isInForce, saidText, retainedOf } from '@app/session';
import { penaltiesInForce } from '../penalties/in-force';
import type { BoardDoc } from '../projections/boards';
import type { SessionWithBoards } from '../scores/session-with-boards';
import { type Simulation, eventsIn } from './simulation';
import { type DecisionText, boardDecisionText, sessionDecisionText } from './decision-text';

type Dependence = (typeof DEPENDENCES)[number];

/** Codes of why a decision rests on another. */
export const DEPENDANT_CODES: readonly string[] = [
  ...DEPENDENCES.map((how) => `dependant.${how}`),
  'dependant.appeal-by',
  'dependant.nothing-suggested',
  'dependant.no-time-yet',
];

type Why = Exclude<Dependence, 'deadline' | 'lots' | 'carry-over'>;

const dependant = (decision: string, on: string, how: Why, told: DecisionText): Dependant => ({
  decision,
  on,
  how,
  ...told,
  why: message(`dependant.${how}`),
});

/** What the decisions of a board rest on, each with the address that it names. */
const onBoard = ({ id, decisions }: BoardDoc): readonly Dependant[] => {
  const own = (at: number): string => decisionAddress(id, at);
  const { layers, rulings, told, reversals, reviewed } = decisions;
  return [
    ...rulings.flatMap(({ at, data }) => {
      const told = boardDecisionText({ type: 'RulingGiven', data });
      return [
        ...(data.builtOn ?? []).map((on) => dependant(own(at), on, 'built-on', told)),
        ...(data.amends === undefined ? [] : [dependant(own(at), own(data.amends), 'amends', told)]),
      ];
    }),
    ...told.map(({ at, data }) =>
      dependant(own(at), own(data.ruling), 'told', boardDecisionText({ type: 'RulingTold', data })),
    ),
    ...reversals.map(({ at, data }) =>
      dependant(own(at), own(data.decision), 'reverses', boardDecisionText({ type: 'RulingReversed', data })),
    ),
    ...reviewed.flatMap(({ at, data }) => {
      const told = boardDecisionText({ type: 'RulingReviewed', data });
      return [own(data.ruling), data.because].map((on) => dependant(own(at), on, 'reviews', told));
    }),
    ...layers.flatMap((layer) => {
      const appeal = layer.kind === 'appeal' ? parseDecisionAddress(layer.data.appeal ?? '') : null;
      if (layer.kind !== 'appeal' || !appeal) return [];
      const told = boardDecisionText({ type: 'ScoreAdjusted', data: layer.data });
      return [dependant(own(layer.at), decisionAddress(appeal.stream, 0), 'decided-on-appeal', told)];
    }),
  ];
};

/** Penalties that are parts of rulings, as long as they stand. */
const ofSession = (session: SessionDoc): readonly Dependant[] => {
  const standing = new Set(penaltiesInForce(session).map(({ revision }) => revision));
  return retainedOf(session, 'PenaltyImposed').flatMap(({ revision, data }) =>
    data.ruling !== undefined && standing.has(revision)
      ? [
          dependant(
            decisionAddress(sessionStream(session.id), revision),
            data.ruling,
            'penalty',
            sessionDecisionText({ type: 'PenaltyImposed', data }),
          ),
        ]
      : [],
  );
};

/** Appeals that a simulation has: what each is against. */
const appeals = ({ streams }: Simulation): readonly Dependant[] =>
  [...streams].flatMap(([stream, { state }]) => {
    if (state.to !== 'appeal' || !state.state) return [];
    const { appellant, against, grounds }: AppealEventData<'AppealLodged'> = state.state.lodged;
    const text = message('dependant.appeal-by', { appellant: { contestant: appellant }, grounds: saidText(grounds) });
    const told = { words: `Appeal by ${appellant}: ${saidText(grounds)}`, text };
    return [dependant(decisionAddress(stream, 0), against, 'appeal', told)];
  });

/** Results that were put up after a decision was made, in the session that it was made in. */
const published = (root: DecisionAddress, session: SessionDoc, simulation: Simulation): readonly Dependant[] => {
  const { stream: board = '', revision: at = -1 } = parseDecisionAddress(root) ?? {};
  const position = eventsIn(simulation, board)[at]?.position;
  if (position === undefined || parseBoardStream(board)?.session !== session.id) return [];
  const stream = sessionStream(session.id);
  const events = eventsIn(simulation, stream);
  return retainedOf(session, 'ResultsPublished').flatMap(({ revision, data }) => {
    const putUp = events[revision]?.position;
    return putUp !== undefined && putUp > position
      ? [
          dependant(
            decisionAddress(stream, revision),
            root,
            'published',
            sessionDecisionText({ type: 'ResultsPublished', data }),
          ),
        ]
      : [];
  });
};

/** What counts on the same board, and came later. */
const laterOnBoard = (root: DecisionAddress, { id, decisions }: BoardDoc): readonly Dependant[] => {
  const address = parseDecisionAddress(root);
  if (address?.stream !== id) return [];
  const isLater = ({ at }: { readonly at: number }): boolean => at > address.revision && isInForce(decisions, at);
  const ofItself = (ruling: number | undefined): boolean => ruling === address.revision;
  return [
    ...decisions.rulings.filter(isLater).map(({ at, data }) => ({ at, event: { type: 'RulingGiven' as const, data } })),
    ...standAlone(decisions)
      .filter(isLater)
      .map(({ at, data }) => ({ at, event: { type: 'ScoreAdjusted' as const, data } })),
  ]
    .filter(({ event }) => event.type !== 'ScoreAdjusted' || !ofItself(event.data.ruling))
    .map(({ at, event }) => dependant(decisionAddress(id, at), root, 'same-board', boardDecisionText(event)));
};

/** Scores that no ruling and no appeal brought. */
const standAlone = ({ layers }: Decisions) =>
  layers.flatMap((layer) => (layer.kind === 'adjustment' && layer.data.ruling === undefined ? [layer] : []));

/**
 * The later decisions that rest on some of a stage, directly or by way of others, each once: rulings, reviews,
 * penalties, appeals and their outcomes, results that were put up, and last what came later on the same board.
 * @param simulation with the streams of these decisions and their sessions, and the appeals about them
 */
export const dependantsOf = (
  roots: readonly DecisionAddress[],
  stage: readonly SessionWithBoards[],
  simulation: Simulation,
): readonly Dependant[] => {
  const boards = stage.flatMap((own) => own.boards);
  const edges = [
    ...boards.flatMap(onBoard),
    ...stage.flatMap(({ session }) => ofSession(session)),
    ...appeals(simulation),
  ];
  const found = new Map<DecisionAddress, Dependant>();
  const reached = new Set<DecisionAddress>(roots);
  // The set grows while it is walked through: what rests on a dependant comes after it.
  for (const address of reached) {
    for (const edge of edges) {
      if (edge.on !== address || reached.has(edge.decision)) continue;
      found.set(edge.decision, edge);
      reached.add(edge.decision);
    }
  }
  const weaker = roots.flatMap((root) => [
    ...stage.flatMap(({ session }) => published(root, session, simulation)),
    ...boards.flatMap((doc) => laterOnBoard(root, doc)),
  ]);
  for (const one of weaker) if (!reached.has(one.decision) && !found.has(one.decision)) found.set(one.decision, one);
  return [...found.values()];
};
