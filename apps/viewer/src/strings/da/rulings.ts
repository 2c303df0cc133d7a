import type { AppealState, RulingStatus, RulingView, ScoreLayer } from '@app/session';
import { name as nameInWords } from '../../words/da/names';
import type { Strings } from '../en';

type Ground = keyof RulingView['grounds'];
type Penalty = RulingView['penalties'][number];

const STATUS: Readonly<Record<RulingStatus, string>> = {
  drafted: 'Påtænkt afgørelse, ikke givet',
  given: 'Afgørelse, endnu ikke meddelt spillerne',
  told: 'Afgørelse, meddelt spillerne',
  'upheld-on-appeal': 'Afgørelse, stadfæstet ved appel',
  'changed-on-appeal': 'Afgørelse, ændret ved appel',
  reversed: 'Afgørelse, omgjort',
  amended: 'Afgørelse, erstattet af en ny',
};

const GROUNDS: readonly { readonly kind: Ground; readonly words: string }[] = [
  { kind: 'directorCalls', words: 'turneringslederen tilkaldt:' },
  { kind: 'statements', words: 'forklaringer:' },
  { kind: 'facts', words: 'fastslået:' },
  { kind: 'options', words: 'muligheder forklaret:' },
  { kind: 'choices', words: 'valg:' },
  { kind: 'judgements', words: 'skøn:' },
  { kind: 'polls', words: 'rundspørger:' },
];

const LAYER: Readonly<Record<ScoreLayer['kind'], string>> = {
  result: 'Resultatet ved bordet',
  correction: 'Rettelse',
  transfer: 'Overførte stik',
  adjustment: 'Justeret score',
  appeal: 'Beslutning ved appel',
};

const APPEAL_STATE: Readonly<Record<AppealState, string>> = {
  overtaken: 'Overhalet: det, den drejer sig om, gælder ikke mere',
  'awaiting-consent': 'Indgivet, samtykke mangler',
  'awaiting-deposit': 'Indgivet, depositum er ikke betalt',
  lodged: 'Indgivet',
  referred: 'Henvist til en anden instans',
  'before-committee': 'For appelkomiteen',
  'being-heard': 'Under behandling',
  heard: 'Behandlet, endnu ikke afgjort',
  decided: 'Afgjort, parterne har endnu ikke fået besked',
  told: 'Afgjort, parterne har fået besked',
  'taken-further': 'Afgjort, og bragt videre',
  final: 'Endelig',
  withdrawn: 'Trukket tilbage',
  refused: 'Ikke behandlet',
};

const PENALTY: Readonly<Record<Penalty['kind'], string>> = {
  procedural: 'straf for fejl i fremgangsmåden',
  disciplinary: 'disciplinær straf',
};

/** The texts about rulings, the layers of a score, and appeals, in Danish. */
export const rulings: Strings['rulings'] = {
  heading: 'Afgørelser',
  given: (by: string) => `Afgørelse af ${by}`,
  reversed: (event: number, by: string) => `Hændelse ${event} gælder ikke mere, ved ${by}`,
  status: STATUS,
  by: (name: string) => `af ${name}`,
  lookAgain: 'Skal ses efter igen',
  hasFallen: 'gælder ikke mere, og dette byggede på det',
  about: 'Om',
  rectification: 'Berigtiget ved bordet',
  score: 'Score',
  penalties: 'Straffe',
  penalty: (name: string, { kind, offence, amount, paragraph, reason }: Penalty) =>
    `${name}: ${amount.value} ${amount.unit === 'percent' ? '%' : amount.unit}, ${PENALTY[kind]}, ${nameInWords(offence)} (${paragraph}): ${reason}`,
  restsOn: 'Bygger på',
  grounds: GROUNDS,
  builtOn: 'Forudsætter',
  told: 'Meddelt',
  toldTo: (names: readonly string[], when: string, appealUntil: string | null) =>
    `til ${names.join(' og ')}, ${when}${appealUntil === null ? '' : `; appel indtil ${appealUntil}`}`,
  amends: 'I stedet for afgørelsen i',
  amendedBy: 'Erstattet af',
  reversedBy: 'Omgjort af',
  changedBy: 'Ændret ved appel af',
  upheldBy: 'Stadfæstet ved appel, af',
  note: 'Bemærk',
  rightOfAppeal: 'Spillerne har fået at vide, at de kan appellere.',
  directorsError: 'En fejl af turneringslederen rettes: begge sider er ikke-fejlende.',
  layers: 'Hvad scoren er blevet til af',
  layer: LAYER,
  standing: { counts: 'tæller', covered: 'ligger under det, der tæller', fallen: 'gælder ikke mere' },
  appeals: 'Appeller, som de står nu',
  appealOf: (appeal: string, name: string) => `Appel ${appeal} fra ${name}`,
  against: 'mod',
  decisionOn: (appeal: string) => `beslutningen i appel ${appeal}`,
  appealState: APPEAL_STATE,
  caseFile: (appeal: string) => `Sagens akter i appel ${appeal}, til at læse og udskrive`,
};
