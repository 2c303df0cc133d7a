import type { Message } from '@app/bridge';
import type { Conditions, DeadlineRule, Instance, PlayerRules, Stage } from '@app/contract';
import { commandText } from '../output/command-texts';
import { parametersInForce } from './parameters';

/** A line, and how far in it stands. */
interface Line {
  readonly depth: number;
  readonly message: Message;
}

const cited = (text: Message, paragraph: string | undefined): Message =>
  paragraph === undefined ? text : commandText('conditions.cited', { text, paragraph });

/** The same of a name, which is a text of its own. */
const citedIn = (text: Message | string, paragraph: string | undefined): Message | string =>
  paragraph === undefined ? text : commandText('conditions.cited', { text, paragraph });

const apart = (list: readonly Message[]) => ({ list, joined: 'apart' }) as const;

const span = ({ least, most }: { readonly least?: number; readonly most?: number }): Message => {
  if (least === undefined)
    return most === undefined ? commandText('conditions.span.any') : commandText('conditions.span.at-most', { most });
  if (most === undefined) return commandText('conditions.span.at-least', { least });
  return least === most
    ? commandText('conditions.span.exactly', { least })
    : commandText('conditions.span.range', { least, most });
};

const deadline = ({ right, minutes, after, paragraph }: DeadlineRule): Message =>
  cited(
    minutes === undefined
      ? commandText('conditions.deadline', { right, after })
      : commandText('conditions.deadline-minutes', { right, minutes, after }),
    paragraph,
  );

const instances = (appeals: readonly Instance[]): readonly Message[] =>
  appeals.map(({ instance, paragraph }, index) =>
    cited(commandText('conditions.instance', { number: index + 1, instance }), paragraph),
  );

const ladderOf = ({ ladder }: Pick<Conditions, 'ladder'>): readonly Message[] =>
  ladder === undefined ? [] : [commandText('conditions.ladder', { ladder })];

const runningRankingOf = ({ runningRanking: ranking }: Pick<Conditions, 'runningRanking'>): readonly Message[] =>
  ranking === undefined ? [] : [commandText('conditions.running-ranking', { ranking })];

const depositOf = ({ deposit }: Conditions): readonly Message[] =>
  deposit
    ? [
        cited(
          commandText('conditions.deposit', { amount: deposit.amount, currency: deposit.currency }),
          deposit.paragraph,
        ),
      ]
    : [];

const tiesOf = ({ ties }: Stage): readonly Message[] => {
  if (!ties) return [];
  const { needed, then } = ties;
  const places =
    needed?.length === 0
      ? commandText('conditions.no-place-told-apart')
      : commandText('conditions.places-told-apart', { places: needed?.join(', ') ?? '' });
  return [
    ...(needed ? [places] : []),
    ...(then ? [commandText('conditions.ties-fail', { then: commandText(`conditions.then.${then}`) })] : []),
  ];
};

/** The first line of a stage: what is played, by whom, and how much of it. */
const shapeOf = (stage: Stage): readonly Message[] => {
  const { form, scoring, entries, encounters, sessions, match, boardsARound, scheduled, screens } = stage;
  return [
    commandText('conditions.form-scoring', { form, scoring }),
    ...(entries ? [commandText('conditions.for-contestants', { span: span(entries) })] : []),
    ...(encounters === undefined ? [] : [commandText('conditions.meets', { encounters })]),
    ...(sessions === undefined ? [] : [commandText('conditions.sessions', { sessions })]),
    ...(match ? [commandText('conditions.matches', { boards: match.boards, rounds: match.rounds })] : []),
    ...(boardsARound === undefined ? [] : [commandText('conditions.boards-a-round', { boards: boardsARound })]),
    ...(scheduled === undefined ? [] : [commandText('conditions.scheduled', { scheduled, form })]),
    ...(screens === undefined ? [] : [commandText('conditions.screens', { screens: screens ? 'yes' : 'no' })]),
    ...(stage.last === true ? [commandText('conditions.last')] : []),
  ];
};

const rankedBy = (measure: Stage['measure']): readonly Message[] => {
  if (measure === undefined) return [];
  return measure === 'victory-points'
    ? [commandText('conditions.ranked-by-victory-points')]
    : [commandText('conditions.ranked-by', { measure })];
};

const layersIn = ({ strata, handicap }: Stage): readonly Message[] => [
  ...(strata
    ? [
        cited(
          commandText('conditions.strata', { strata: strata.order.join(', '), least: strata.least ?? 1 }),
          strata.paragraph,
        ),
      ]
    : []),
  ...(handicap ? [cited(commandText('conditions.handicap', { each: handicap.each }), handicap.paragraph)] : []),
];

const restOf = (stage: Stage): readonly Message[] => {
  const { sections, rankings, measure, sessionFor12C2c, homeTeam, seating, carryOver, deadlines, appeals } = stage;
  const { masterpoints } = stage;
  return [
    ...(sections === undefined ? [] : [commandText('conditions.sections', { sections })]),
    ...(stage.simultaneous === true ? [commandText('conditions.simultaneous')] : []),
    ...(rankings === undefined ? [] : [commandText('conditions.ranking', { ranking: rankings })]),
    ...rankedBy(measure),
    ...layersIn(stage),
    ...(sessionFor12C2c === undefined ? [] : [commandText('conditions.session-12c2c', { session: sessionFor12C2c })]),
    ...(homeTeam === undefined
      ? []
      : [commandText('conditions.home-team', { home: commandText(`conditions.home.${homeTeam}`) })]),
    ...(seating === undefined ? [] : [commandText('conditions.seating', { seating })]),
    ...(carryOver ? [commandText('conditions.carried-over', { from: carryOver.from, by: carryOver.by })] : []),
    ...tiesOf(stage),
    ...(masterpoints ? [commandText('conditions.masterpoints', masterpoints)] : []),
    ...runningRankingOf(stage),
    ...(deadlines ?? []).map(deadline),
    ...(appeals ? [commandText('conditions.heard-by', { instances: apart(instances(appeals)) })] : []),
    ...ladderOf(stage),
  ];
};

const stageLines = (stage: Stage): readonly Line[] => {
  const name =
    stage.title === undefined
      ? stage.stage
      : commandText('conditions.titled', { stage: stage.stage, title: stage.title });
  return [
    { depth: 1, message: commandText('conditions.line', { text: citedIn(name, stage.paragraph) }) },
    { depth: 2, message: commandText('conditions.line', { text: apart(shapeOf(stage)) }) },
    ...restOf(stage).map((message) => ({ depth: 2, message })),
  ];
};

const rule = (text: Message, found: { readonly paragraph: string } | undefined): readonly Message[] =>
  found ? [cited(text, found.paragraph)] : [];

const substitutesInWords = ({ substitutes }: PlayerRules): readonly Message[] => {
  if (!substitutes) return [];
  const { allowedBefore, forOne, rounds, inAll, replaced, newcomers, onePeriod } = substitutes;
  return [
    ...rule(commandText('conditions.substitute-before'), allowedBefore),
    ...rule(commandText('conditions.substitute-for-one'), forOne),
    ...rule(commandText('conditions.substitute-rounds', { count: rounds?.most ?? 0 }), rounds),
    ...rule(commandText('conditions.substitutes-in-all', { count: inAll?.most ?? 0 }), inAll),
    ...rule(commandText('conditions.replaced', { most: replaced?.most ?? '' }), replaced),
    ...rule(commandText('conditions.newcomers'), newcomers),
    ...rule(commandText('conditions.one-period'), onePeriod),
  ];
};

const lateReturnInWords = ({ lateReturn }: PlayerRules): readonly Message[] => {
  const { minutes = 0, excused } = lateReturn ?? {};
  const text = commandText('conditions.late-return', {
    minutes,
    excused: excused?.minutes ?? 0,
    told: excused?.told ?? 0,
  });
  return rule(text, lateReturn);
};

const playersInWords = (players: PlayerRules): readonly Message[] => {
  const { entered, inAMatch, enteredPlaying, forOneContestant, rights, illegalPlayersUntil } = players;
  return [
    ...rule(commandText('conditions.players-entered', { span: span(entered ?? {}) }), entered),
    ...rule(commandText('conditions.play-in-match', { most: inAMatch?.most ?? 0 }), inAMatch),
    ...rule(commandText('conditions.entered-playing', { least: enteredPlaying?.least ?? 0 }), enteredPlaying),
    ...rule(
      commandText('conditions.one-contestant', {
        counts: forOneContestant?.counts ?? 'any',
        unless: forOneContestant?.unless ?? null,
      }),
      forOneContestant,
    ),
    ...rule(commandText('conditions.one-a-round'), players.oneARound),
    ...substitutesInWords(players),
    ...lateReturnInWords(players),
    ...rule(
      commandText('conditions.keeps-rights', { rounds: rights?.rounds ?? 0, boards: rights?.boards ?? 'half' }),
      rights,
    ),
    ...(players.seating === undefined ? [] : [commandText('conditions.seating', { seating: players.seating })]),
    ...rule(commandText('conditions.illegal-until', { day: illegalPlayersUntil?.day ?? '' }), illegalPlayersUntil),
    ...(players.eligibility ?? []).map(({ says, paragraph }) =>
      cited(commandText('conditions.by-a-person', { says }), paragraph),
    ),
  ];
};

const scoringInWords = (conditions: Conditions): readonly Message[] => {
  const { victoryPoints, totalPoints, standardDeduction } = conditions;
  return [
    ...parametersInForce(conditions).map(({ name, said, paragraph, departs }) =>
      commandText('conditions.parameter', {
        name,
        value: said,
        paragraph,
        departs: departs ? 'yes' : 'no',
      }),
    ),
    ...(victoryPoints ?? []).map(({ boards }) => commandText('conditions.vp-table', { boards })),
    ...(totalPoints ?? []).map(({ boards }) => commandText('conditions.total-point-table', { boards })),
    ...rule(
      commandText('conditions.standard-deduction', {
        value: standardDeduction?.value ?? '',
        unit: standardDeduction?.unit ?? '',
      }),
      standardDeduction,
    ),
  ];
};

const at = (depth: number, messages: readonly Message[]): readonly Line[] =>
  messages.map((message) => ({ depth, message }));

type PartOfConditions = 'stages' | 'scoring' | 'deadlines' | 'appeals' | 'ranking' | 'players';

const block = (part: PartOfConditions, lines: readonly Line[]): readonly (Line | null)[] =>
  lines.length === 0 ? [] : [null, { depth: 0, message: commandText(`conditions.part.${part}`) }, ...lines];

/** Conditions of contest as a person reads them, line by line; null for an empty line. */
export const conditionsInWords = (conditions: Conditions): readonly (Line | null)[] => {
  const { name, reference, contestants, laws, regulations, stages } = conditions;
  return [
    { depth: 0, message: commandText('conditions.line', { text: citedIn(name, reference) }) },
    {
      depth: 0,
      message: commandText('conditions.played-by', {
        contestants,
        laws: laws ?? commandText('conditions.laws-of-session'),
        regulations: regulations ?? commandText('conditions.no-regulations'),
      }),
    },
    ...block('stages', stages.flatMap(stageLines)),
    ...block('scoring', at(1, scoringInWords(conditions))),
    ...block('deadlines', at(1, (conditions.deadlines ?? []).map(deadline))),
    ...block(
      'appeals',
      at(1, [...instances(conditions.appeals ?? []), ...ladderOf(conditions), ...depositOf(conditions)]),
    ),
    ...block('ranking', at(1, runningRankingOf(conditions))),
    ...block('players', at(1, conditions.players ? playersInWords(conditions.players) : [])),
  ];
};
