import type { Conditions, DeadlineRule, Instance, PlayerRules, Stage } from '@app/contract';
import { parametersInForce } from './parameters';

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const cited = (paragraph: string | undefined): string => (paragraph === undefined ? '' : ` [${paragraph}]`);

const span = ({ least, most }: { readonly least?: number; readonly most?: number }): string => {
  if (least === undefined) return most === undefined ? 'any number of' : `at most ${most}`;
  if (most === undefined) return `at least ${least}`;
  return least === most ? String(least) : `${least} to ${most}`;
};

const HOME = {
  'first-named': 'the team that is named first',
  lots: 'by lot',
  'carried-over': 'the team that something is carried over for',
  'away-points': 'the team with more points for matches away',
} as const;

const THEN = {
  shared: 'the place is shared',
  lots: 'lots are drawn',
  'extra-boards': 'extra boards are played',
  match: 'another match is played',
} as const;

const deadline = ({ right, minutes, after, paragraph }: DeadlineRule): string =>
  `${right}: ${minutes === undefined ? 'until' : `${minutes} minutes after`} ${after}${cited(paragraph)}`;

const instances = (appeals: readonly Instance[]): readonly string[] =>
  appeals.map(({ instance, paragraph }, index) => `${index + 1}. ${instance}${cited(paragraph)}`);

const ladderOf = ({ ladder }: Pick<Conditions, 'ladder'>): readonly string[] =>
  ladder === undefined ? [] : [`appeals go by the ladder ${ladder}`];

const depositOf = ({ deposit }: Conditions): readonly string[] =>
  deposit ? [`a deposit of ${deposit.amount} ${deposit.currency}${cited(deposit.paragraph)}`] : [];

const tiesOf = ({ ties }: Stage): readonly string[] => {
  if (!ties) return [];
  const { needed, then } = ties;
  const places =
    needed?.length === 0 ? 'no place has to be told apart' : `places told apart: ${needed?.join(', ') ?? ''}`;
  return [...(needed ? [places] : []), ...(then ? [`where every tie-break fails ${THEN[then]}`] : [])];
};

const stageInWords = (stage: Stage): readonly string[] => {
  const { form, scoring, entries, encounters, match, boardsARound, scheduled, carryOver, deadlines, appeals } = stage;
  const what = form === 'field' ? 'boards' : 'matches';
  const shape = [
    `${form}, ${scoring}`,
    ...(entries ? [`for ${span(entries)} contestants`] : []),
    ...(encounters === undefined ? [] : [`each meets each ${encounters === 1 ? 'once' : `${encounters} times`}`]),
    ...(match ? [`matches of ${match.boards} boards in ${counted(match.rounds, 'round')}`] : []),
    ...(boardsARound === undefined ? [] : [`${boardsARound} boards a round`]),
    ...(scheduled === undefined ? [] : [`${scheduled} ${what} each`]),
    ...(stage.screens === undefined ? [] : [stage.screens ? 'with screens' : 'without screens']),
    ...(stage.last === true ? ['the contest is over with it'] : []),
  ];
  const rest = [
    ...(stage.sections === undefined ? [] : [`sections ${stage.sections}`]),
    ...(stage.rankings === undefined ? [] : [`ranking: ${stage.rankings}`]),
    ...(stage.measure === undefined ? [] : [`ranked by ${stage.measure}`]),
    ...(stage.sessionFor12C2c === undefined ? [] : [`session for 12C2c: ${stage.sessionFor12C2c}`]),
    ...(stage.homeTeam === undefined ? [] : [`home team: ${HOME[stage.homeTeam]}`]),
    ...(stage.seating === undefined ? [] : [`seating: ${stage.seating}`]),
    ...(carryOver ? [`carried over from ${carryOver.from}: ${carryOver.by}`] : []),
    ...tiesOf(stage),
    ...(deadlines ?? []).map(deadline),
    ...(appeals ? [`cases are heard by ${instances(appeals).join('; ')}`] : []),
    ...ladderOf(stage),
  ];
  const title = stage.title === undefined ? '' : ` (${stage.title})`;
  return [
    `${stage.stage}${title}${cited(stage.paragraph)}`,
    `  ${shape.join('; ')}`,
    ...rest.map((line) => `  ${line}`),
  ];
};

const rule = (what: string, found: { readonly paragraph: string } | undefined): readonly string[] =>
  found ? [`${what}${cited(found.paragraph)}`] : [];

const ONE_CONTESTANT = {
  any: 'a player plays for one contestant only',
  entered: 'who is entered for a contestant plays for no other',
} as const;

const playersInWords = (players: PlayerRules): readonly string[] => {
  const { entered, inAMatch, enteredPlaying, forOneContestant, substitutes, rights, illegalPlayersUntil } = players;
  const share = rights?.rounds === undefined ? 'half of the boards' : counted(rights.rounds, 'round');
  return [
    ...rule(`${span(entered ?? {})} players are entered`, entered),
    ...rule(`at most ${inAMatch?.most ?? 0} play in a match`, inAMatch),
    ...rule(`at least ${enteredPlaying?.least ?? 0} of those who play are entered`, enteredPlaying),
    ...rule(
      `${ONE_CONTESTANT[forOneContestant?.counts ?? 'any']}${forOneContestant?.unless ? `, unless the other has ${forOneContestant.unless}` : ''}`,
      forOneContestant,
    ),
    ...rule('nobody plays for two contestants in the same round', players.oneARound),
    ...rule('a substitute is allowed before he plays', substitutes?.allowedBefore),
    ...rule('a substitute plays for one contestant only', substitutes?.forOne),
    ...rule(`a substitute plays at most ${counted(substitutes?.rounds?.most ?? 0, 'round')}`, substitutes?.rounds),
    ...rule(`at most ${counted(substitutes?.inAll?.most ?? 0, 'substitute')} in all`, substitutes?.inAll),
    ...rule('an entered player is replaced in consecutive rounds', substitutes?.onePeriod),
    ...rule(`who has played ${share} keeps his rights`, rights),
    ...(players.seating === undefined ? [] : [`seating: ${players.seating}`]),
    ...rule(
      `illegal players are held against a contestant until ${illegalPlayersUntil?.day ?? ''}`,
      illegalPlayersUntil,
    ),
    ...(players.eligibility ?? []).map(
      ({ says, paragraph }) => `to be checked by a person: ${says}${cited(paragraph)}`,
    ),
  ];
};

const block = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];

/** Conditions of contest as a person reads them, line by line. */
export const conditionsInWords = (conditions: Conditions): readonly string[] => {
  const { name, reference, contestants, laws, regulations, stages, victoryPoints, standardDeduction } = conditions;
  return [
    `${name}${cited(reference)}`,
    `${contestants}s; ${laws ?? 'the Laws that the session is played by'}; ${regulations ?? 'no national regulations'}`,
    ...block('stages', stages.flatMap(stageInWords)),
    ...block('scoring', [
      ...parametersInForce(conditions).map(
        ({ name: parameter, value, paragraph, departs }) =>
          `${parameter}: ${value}${cited(paragraph)}${departs ? ', as the conditions have it' : ''}`,
      ),
      ...(victoryPoints ?? []).map(({ boards }) => `victory points for ${boards} boards: a table of the conditions`),
      ...rule(
        `standard deduction: ${standardDeduction?.value ?? ''} ${standardDeduction?.unit ?? ''}`,
        standardDeduction,
      ),
    ]),
    ...block('deadlines', (conditions.deadlines ?? []).map(deadline)),
    ...block('appeals', [...instances(conditions.appeals ?? []), ...ladderOf(conditions), ...depositOf(conditions)]),
    ...block('players', conditions.players ? playersInWords(conditions.players) : []),
  ];
};
