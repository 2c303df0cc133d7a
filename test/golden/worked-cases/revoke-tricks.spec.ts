import { sideOf, type Edition } from '@app/bridge';
import { boardOf, seatOf } from '../revokes/board';
import type { Case, Offender, Winner } from '../revokes/cases';
import { playedOut, transfersOf } from '../revokes/played';

/** The whole of Law 64 is in `test/golden/revokes/transfer.csv`; here is the case that everybody knows by heart. */

const EDITIONS: readonly Edition[] = ['wbf-2017', 'wbf-2007'];

const tricks = (offender: Offender, winner: Winner, later: Case['later'], edition: Edition): readonly number[] => {
  const given: Case = {
    offender,
    trick: 3,
    winner,
    earlier: 0,
    later,
    other: 'nothing',
    end: 'played-out',
    pointedOut: 'in-the-play',
  };
  const own = sideOf(seatOf(given));
  const { NS, EW } = transfersOf(playedOut(given, boardOf(given), edition));
  return own === 'NS' ? [EW, NS] : [NS, EW];
};

describe.each(EDITIONS)('E46 [64A1-2], %s', (edition) => {
  it.each<[Offender, Winner, Case['later'], number]>([
    ['declarer', 'offender', 0, 1],
    ['declarer', 'offender', 1, 2],
    ['declarer', 'offender', 2, 2],
    ['declarer', 'partner', 0, 1],
    ['declarer', 'partner', 1, 1],
    ['declarer', 'other-side', 0, 0],
    ['declarer', 'other-side', 1, 1],
    ['leader', 'offender', 0, 1],
    ['leader', 'offender', 1, 2],
    ['other-defender', 'partner', 0, 1],
    ['other-defender', 'partner', 2, 1],
    ['leader', 'other-side', 0, 0],
    ['leader', 'other-side', 2, 1],
  ])('%s revokes, the trick is won by %s, %i tricks later: %i over', (offender, winner, later, over) => {
    expect(tricks(offender, winner, later, edition)).toEqual([over, 0]);
  });
});
