import { denominationOf } from '@app/bridge';
import type { ReadAuction } from './auction-section';
import { readAuction } from './auction-section';
import type { Stated } from './facts';
import type { Found } from './findings';
import type { Game } from './game';
import type { ReadPlaySection } from './play-section';
import { readPlay } from './play-section';
import type { Undertaking } from './undertaking';
import { undertakingOf } from './undertaking';

/** How a board went: its auction, what that led to, its play. */
export interface Course {
  readonly auction: ReadAuction | null;
  readonly undertaking: Undertaking;
  readonly play: ReadPlaySection | null;
}

/** Reads auction and play of a record. */
export const readCourse = (game: Game, stated: Stated): Found<Course> => {
  const auction = readAuction(game, stated);
  const undertaking = undertakingOf(stated, auction.value?.auction ?? null);
  const { contract } = undertaking;
  const play = readPlay(game, stated, {
    denomination: contract ? denominationOf(contract.bid) : null,
    // The Declarer tag comes first: it says who in fact played the hand.
    declarers: [stated.declarer, contract?.declarer ?? null].filter((seat) => seat !== null),
  });
  return {
    value: { auction: auction.value, undertaking, play: play.value },
    findings: [...auction.findings, ...play.findings],
  };
};
