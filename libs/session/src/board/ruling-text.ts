import type { LawRef } from '@app/bridge';
import { type BoardEvent, nthEvent } from '@app/contract';
import { citation } from '@app/laws';
import { tricksInWords } from './play-text';
import { resultInWords } from './result-text';

type Told = Extract<
  BoardEvent,
  {
    type:
      | 'RulingDrafted'
      | 'RulingGiven'
      | 'RulingTold'
      | 'RulingReversed'
      | 'RulingReviewed'
      | 'RulingUpheld'
      | 'ScoreCorrected'
      | 'TricksTransferred';
  }
>;

const SIDE = { NS: 'N-S', EW: 'E-W' } as const;

const AS = { director: 'director', 'chief-director': 'chief director', committee: 'committee' } as const;

const cited = (laws: readonly LawRef[]): string => laws.map(citation).join(', ');

/** What follows a text: behind a colon, or only a space where the text ends a sentence of its own. */
const then = (text: string, next: string): string => `${text}${text.endsWith('.') ? '' : ':'} ${next}`;

/** An event of a ruling, or of a score that is put right, as a committee reads it. */
export const rulingInWords = (event: Told): string => {
  switch (event.type) {
    case 'RulingDrafted':
      return `Ruling in mind, by ${event.data.by} (${cited(event.data.laws)})${event.data.score === undefined ? '' : `, ${event.data.score}`}: ${event.data.reasons}`;
    case 'RulingGiven':
      return then(
        `Ruling by ${event.data.by} (${cited(event.data.laws)})${event.data.amends === undefined ? '' : `, in place of ${nthEvent(event.data.amends)}`}${event.data.rectification === undefined ? '' : `: ${event.data.rectification}`}`,
        event.data.reasons,
      );
    case 'RulingTold':
      return `The ruling of ${nthEvent(event.data.ruling)} is told to ${event.data.to.join(' and ')} at ${event.data.at}${event.data.appealUntil === undefined ? '' : `, who may appeal until ${event.data.appealUntil}`}`;
    case 'RulingReversed':
      return `What was decided in ${nthEvent(event.data.decision)} counts no more, by ${event.data.by} (${AS[event.data.authority]}, ${citation(event.data.law)}): ${event.data.reasons}`;
    case 'RulingUpheld':
      return `The ruling of ${nthEvent(event.data.ruling)} stands on appeal (${event.data.appeal})`;
    case 'RulingReviewed':
      return `The ruling of ${nthEvent(event.data.ruling)} was looked at again by ${event.data.by}, since ${event.data.because} has fallen, and stands: ${event.data.reasons}`;
    case 'ScoreCorrected': {
      const { result, contestants, law, authority, reason } = event.data;
      const what = [
        ...(result === undefined ? [] : [resultInWords(result)]),
        ...(contestants ? [`played by ${contestants.NS} and ${contestants.EW}`] : []),
      ].join(', ');
      return `Score put right: ${what} (${citation(law)}, ${authority}): ${reason}`;
    }
    case 'TricksTransferred':
      return `${tricksInWords(event.data.tricks)} ${event.data.tricks === 1 ? 'goes' : 'go'} over to ${SIDE[event.data.to]} (${citation(event.data.law)}, ${event.data.authority})`;
  }
};
