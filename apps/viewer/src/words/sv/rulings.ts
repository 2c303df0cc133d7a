import { type Told, after, allCited, cited, then } from '../told';
import type { RulingEvent } from '../words';
import { nth, result, side, tricks } from './terms';

const AS = {
  director: 'tävlingsledare',
  'chief-director': 'ansvarig tävlingsledare',
  committee: 'tävlingsjury',
} as const;

const of = (revision: number | undefined): string | undefined => (revision === undefined ? undefined : nth(revision));

/** Events of a ruling, or of a score that is put right, as a committee reads them. */
export const rulings: Told<RulingEvent> = {
  RulingDrafted: (data) =>
    `Tilltänkt domslut, av ${data.by} (${allCited(data.laws)})${after(', ', data.score)}: ${data.reasons}`,
  RulingGiven: (data) =>
    then(
      `Domslut av ${data.by} (${allCited(data.laws)})${after(', i stället för ', of(data.amends))}${after(': ', data.rectification)}`,
      data.reasons,
    ),
  RulingTold: (data) =>
    `Domslutet i ${nth(data.ruling)} meddelas ${data.to.join(' och ')} ${data.at}${after(', som får överklaga till ', data.appealUntil)}`,
  RulingReversed: (data) =>
    `Det som beslutades i ${nth(data.decision)} gäller inte längre, genom ${data.by} (${AS[data.authority]}, ${cited(data.law)}): ${data.reasons}`,
  RulingUpheld: (data) => `Domslutet i ${nth(data.ruling)} står fast efter överklagande (${data.appeal})`,
  RulingReviewed: (data) =>
    `Domslutet i ${nth(data.ruling)} har granskats på nytt av ${data.by}, eftersom ${data.because} har fallit, och står fast: ${data.reasons}`,
  ScoreCorrected: ({ result: now, contestants, law, authority, reason }) => {
    const what = [
      ...(now === undefined ? [] : [result(now)]),
      ...(contestants ? [`spelad av ${contestants.NS} och ${contestants.EW}`] : []),
    ].join(', ');
    return `Poängen rättas: ${what} (${cited(law)}, ${authority}): ${reason}`;
  },
  TricksTransferred: (data) =>
    `${tricks(data.tricks)} förs över till ${side(data.to)} (${cited(data.law)}, ${data.authority})`,
};
