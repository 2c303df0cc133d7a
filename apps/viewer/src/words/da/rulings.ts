import { type Told, after, allCited, cited, then } from '../told';
import type { RulingEvent } from '../words';
import { nth, result, side, tricks } from './terms';

const AS = { director: 'turneringsleder', 'chief-director': 'chefturneringsleder', committee: 'appelkomite' } as const;

const of = (revision: number | undefined): string | undefined => (revision === undefined ? undefined : nth(revision));

/** Events of a ruling, or of a score that is put right, as a committee reads them. */
export const rulings: Told<RulingEvent> = {
  RulingDrafted: (data) =>
    `Påtænkt afgørelse, af ${data.by} (${allCited(data.laws)})${after(', ', data.score)}: ${data.reasons}`,
  RulingGiven: (data) =>
    then(
      `Afgørelse af ${data.by} (${allCited(data.laws)})${after(', i stedet for ', of(data.amends))}${after(': ', data.rectification)}`,
      data.reasons,
    ),
  RulingTold: (data) =>
    `Afgørelsen i ${nth(data.ruling)} meddeles ${data.to.join(' og ')} ${data.at}${after(', som kan appellere indtil ', data.appealUntil)}`,
  RulingReversed: (data) =>
    `Det, der blev besluttet i ${nth(data.decision)}, gælder ikke mere, ved ${data.by} (${AS[data.authority]}, ${cited(data.law)}): ${data.reasons}`,
  RulingUpheld: (data) => `Afgørelsen i ${nth(data.ruling)} står ved appel (${data.appeal})`,
  RulingReviewed: (data) =>
    `Afgørelsen i ${nth(data.ruling)} er set efter af ${data.by}, fordi ${data.because} er faldet, og står: ${data.reasons}`,
  ScoreCorrected: ({ result: now, contestants, law, authority, reason }) => {
    const what = [
      ...(now === undefined ? [] : [result(now)]),
      ...(contestants ? [`spillet af ${contestants.NS} og ${contestants.EW}`] : []),
    ].join(', ');
    return `Scoren rettes: ${what} (${cited(law)}, ${authority}): ${reason}`;
  },
  TricksTransferred: (data) =>
    `${tricks(data.tricks)} overføres til ${side(data.to)} (${cited(data.law)}, ${data.authority})`,
};
