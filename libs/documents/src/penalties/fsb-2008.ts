import { isMatchForm } from '@app/contract';
import { fsbContact, fsbImps, fsbLate, fsbOverrun, tenthOfTop } from '@app/scoring';
import type { RetainedEvent } from '@app/session';
import { type Background, penaltiesBefore } from './background';
import { isBlameless } from './facts';
import { type Foreseen, type Tariff, directorDecides, foreseen, nothing } from './foreseen';
import { exampleOf } from './plain-laws';
import { remark } from './messages';

/** Penalties that 109D counts: the first comes off the IMPs of the event, later ones off those of the match. */
const COUNTED = /^FSB (99B2|109B|110B)/;

const countedBefore = (background: Background, fact: RetainedEvent<'OffenceNoted'>, contestant: string): number =>
  penaltiesBefore(background, fact, contestant).filter(({ paragraph }) => COUNTED.test(paragraph)).length;

const overran = (fact: RetainedEvent<'TableOverran'>, contestant: string, { session }: Background): Foreseen => {
  if (!isMatchForm(session.scoring)) return directorDecides(contestant, exampleOf(fact));
  return isBlameless(fact, contestant)
    ? directorDecides(contestant, 'FSB 109C', remark('could-not-help'))
    : foreseen(fsbOverrun(contestant, fact.data.minutes));
};

/** A tenth of a top where there is one (99A2-3); the text has nothing for pairs that are scored otherwise. */
const inPairs = (fact: RetainedEvent<'OffenceNoted'>, contestant: string, { scoring }: Background): Foreseen => {
  const { offence, led } = fact.data;
  const tenth = (paragraph: string): Foreseen =>
    scoring?.form === 'matchpoints'
      ? foreseen(tenthOfTop(contestant, offence, scoring.top, paragraph))
      : directorDecides(contestant, paragraph, remark('tenth-of-top'));
  switch (offence) {
    case 'fouled-board':
    case 'cards-not-counted':
    case 'wrong-number-left':
      return tenth('FSB 99A2');
    case 'wrong-hand-seen':
      if (led === undefined) return directorDecides(contestant, 'FSB 99A3', remark('outcome-not-noted'));
      return led === 'nothing' ? tenth('FSB 99A3') : nothing(contestant, 'FSB 99A3');
    case 'wrong-board':
    case 'wrong-round-board':
    case 'same-direction':
    case 'not-entered':
    case 'phone':
    case 'contact-between-rooms':
    case 'system-card':
    case 'score-sheet':
    case 'wrong-entries':
    case 'slow-play':
    case 'watching-team-mates':
    case 'other':
      return directorDecides(contestant, exampleOf(fact));
  }
};

const inTeams = (fact: RetainedEvent<'OffenceNoted'>, contestant: string, background: Background): Foreseen => {
  const { offence, led } = fact.data;
  const before = countedBefore(background, fact, contestant);
  switch (offence) {
    case 'cards-not-counted':
      return foreseen(fsbImps(contestant, 'looked-before-counting', before));
    case 'fouled-board':
      if (led === 'own-score-adjusted') return nothing(contestant, 'FSB 99B2e2');
      if (led !== 'redealt-or-adjusted') return directorDecides(contestant, 'FSB 99B2e-f', remark('not-dealt-again'));
      return foreseen(fsbImps(contestant, 'partners-cards-exchanged', before), remark('exchanged-with-opponent'));
    case 'wrong-hand-seen':
      return led === 'redealt-or-adjusted'
        ? foreseen(fsbImps(contestant, 'board-turned', before))
        : directorDecides(contestant, 'FSB 99B2g, L16', remark('after-the-play'));
    case 'contact-between-rooms':
      return foreseen(fsbContact(contestant, before));
    case 'wrong-board':
    case 'wrong-round-board':
    case 'wrong-number-left':
    case 'same-direction':
    case 'not-entered':
    case 'phone':
    case 'system-card':
    case 'score-sheet':
    case 'wrong-entries':
    case 'slow-play':
    case 'watching-team-mates':
    case 'other':
      return directorDecides(contestant, exampleOf(fact));
  }
};

/** FSB 2008: 99 for boards, 109 and 110 for teams; what they do not name is for the director (Law 90). */
export const fsb2008: Tariff = (fact, contestant, background) => {
  const isMatch = isMatchForm(background.session.scoring);
  switch (fact.type) {
    case 'ContestantLate': {
      const { minutes, excusable, played } = fact.data;
      return isMatch
        ? foreseen(fsbLate({ contestant, minutes, excusable, played }))
        : directorDecides(contestant, exampleOf(fact));
    }
    case 'TableOverran':
      return overran(fact, contestant, background);
    case 'OffenceNoted':
      return isMatch ? inTeams(fact, contestant, background) : inPairs(fact, contestant, background);
  }
};
