import type { AppealState, RulingStatus, RulingView, ScoreLayer } from '@app/session';
import { name as nameInWords } from '../../words/sv/names';
import type { Strings } from '../en';

type Ground = keyof RulingView['grounds'];
type Penalty = RulingView['penalties'][number];

const STATUS: Readonly<Record<RulingStatus, string>> = {
  drafted: 'Tilltänkt domslut, inte avgivet',
  given: 'Domslut, ännu inte meddelat spelarna',
  told: 'Domslut, meddelat spelarna',
  'upheld-on-appeal': 'Domslut, fastställt efter överklagande',
  'changed-on-appeal': 'Domslut, ändrat efter överklagande',
  reversed: 'Domslut, upphävt',
  amended: 'Domslut, ersatt av ett nytt',
};

const GROUNDS: readonly { readonly kind: Ground; readonly words: string }[] = [
  { kind: 'directorCalls', words: 'tävlingsledaren tillkallad:' },
  { kind: 'statements', words: 'utsagor:' },
  { kind: 'facts', words: 'fastställt:' },
  { kind: 'options', words: 'valmöjligheter förklarade:' },
  { kind: 'choices', words: 'val:' },
  { kind: 'judgements', words: 'bedömningar:' },
  { kind: 'polls', words: 'rundfrågningar:' },
];

const LAYER: Readonly<Record<ScoreLayer['kind'], string>> = {
  result: 'Resultatet vid bordet',
  correction: 'Rättelse',
  transfer: 'Överförda stick',
  adjustment: 'Korrigerad poäng',
  appeal: 'Beslut efter överklagande',
};

const APPEAL_STATE: Readonly<Record<AppealState, string>> = {
  overtaken: 'Överspelat: det som det gäller är inte längre i kraft',
  'awaiting-consent': 'Inlämnat, samtycke saknas',
  'awaiting-deposit': 'Inlämnat, depositionen är inte betald',
  lodged: 'Inlämnat',
  referred: 'Hänvisat till en annan instans',
  'before-committee': 'Hos tävlingsjuryn',
  'being-heard': 'Under handläggning',
  heard: 'Handlagt, ännu inte avgjort',
  decided: 'Avgjort, parterna är ännu inte underrättade',
  told: 'Avgjort, parterna är underrättade',
  'taken-further': 'Avgjort, och fört vidare',
  final: 'Slutligt',
  withdrawn: 'Återkallat',
  refused: 'Inte upptaget',
};

const PENALTY: Readonly<Record<Penalty['kind'], string>> = {
  procedural: 'straff för felaktigt förfarande',
  disciplinary: 'disciplinär bestraffning',
};

/** The texts about rulings, the layers of a score, and appeals, in Swedish. */
export const rulings: Strings['rulings'] = {
  heading: 'Domslut',
  given: (by: string) => `Domslut av ${by}`,
  reversed: (event: number, by: string) => `Händelse ${event} gäller inte längre, genom ${by}`,
  status: STATUS,
  by: (name: string) => `av ${name}`,
  lookAgain: 'Ska granskas på nytt',
  hasFallen: 'gäller inte längre, och detta byggde på det',
  about: 'Om',
  rectification: 'Korrigerat vid bordet',
  score: 'Poäng',
  penalties: 'Straff',
  penalty: (name: string, { kind, offence, amount, paragraph, reason }: Penalty) =>
    `${name}: ${amount.value} ${amount.unit === 'percent' ? '%' : amount.unit}, ${PENALTY[kind]}, ${nameInWords(offence)} (${paragraph}): ${reason}`,
  restsOn: 'Grundas på',
  grounds: GROUNDS,
  builtOn: 'Förutsätter',
  told: 'Meddelat',
  toldTo: (names: readonly string[], when: string, appealUntil: string | null) =>
    `till ${names.join(' och ')}, ${when}${appealUntil === null ? '' : `; överklagande till ${appealUntil}`}`,
  amends: 'I stället för domslutet i',
  amendedBy: 'Ersatt av',
  reversedBy: 'Upphävt av',
  changedBy: 'Ändrat efter överklagande av',
  upheldBy: 'Fastställt efter överklagande, av',
  note: 'Observera',
  rightOfAppeal: 'Spelarna har fått veta att de får överklaga.',
  directorsError: 'Ett fel av tävlingsledaren rättas: båda sidor är icke-felande.',
  layers: 'Vad poängen har blivit till av',
  layer: LAYER,
  standing: { counts: 'räknas', covered: 'ligger under det som räknas', fallen: 'gäller inte längre' },
  appeals: 'Överklaganden, som de står nu',
  appealOf: (appeal: string, name: string) => `Överklagande ${appeal} av ${name}`,
  against: 'mot',
  decisionOn: (appeal: string) => `beslutet om överklagande ${appeal}`,
  appealState: APPEAL_STATE,
  caseFile: (appeal: string) => `Ärendeakten för överklagande ${appeal}, att läsa och skriva ut`,
};
