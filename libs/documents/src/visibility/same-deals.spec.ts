import { sessionStream } from '@app/contract';
import { dealsProjection, type DealsDoc } from '../projections/deals';
import { type SessionAtPlay, withheldElsewhere, numbersByDeal } from './same-deals';

const { apply: applied } = dealsProjection;

const ONE = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
const ONE_FROM_EAST = 'E:.AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432 AKQJT98765432...';
const OTHER = 'N:.AKQJT98765432.. AKQJT98765432... ..AKQJT98765432. ...AKQJT98765432';
const THREE_HANDS_UNKNOWN = 'N:AKQJT98765432... - - -';

const dealsSet = (session: string, ...deals: readonly (readonly [board: number, deal: string])[]): DealsDoc => {
  const doc = applied(null, {
    position: 0,
    streamId: sessionStream(session),
    revision: 1,
    type: 'DealsSet',
    data: { section: 'A', deals: deals.map(([board, deal]) => ({ board, deal })) },
  });
  if (!doc) throw new Error('there is no document');
  return doc;
};

const own = numbersByDeal([dealsSet('s', [1, ONE], [2, OTHER])]);
const elsewhere = (withheld: boolean, ...deals: Parameters<typeof dealsSet> extends [string, ...infer D] ? D : never) =>
  [
    { deals: numbersByDeal([dealsSet('t', ...deals)]), isWithheld: () => () => withheld },
  ] satisfies readonly SessionAtPlay[];

describe('a board is withheld while the same cards are to be played elsewhere', () => {
  it.each<[string, readonly SessionAtPlay[], readonly [boolean, boolean]]>([
    ['nowhere', [], [false, false]],
    ['under another number', elsewhere(true, [7, ONE]), [true, false]],
    ['from whichever hand the deal is written', elsewhere(true, [1, ONE_FROM_EAST]), [true, false]],
    ['not when they have been played there', elsewhere(false, [7, ONE]), [false, false]],
    ['not by a hand that is known alone', elsewhere(true, [1, THREE_HANDS_UNKNOWN]), [false, false]],
    [
      'in any of several sessions',
      [...elsewhere(false, [1, ONE]), ...elsewhere(true, [1, ONE], [2, OTHER])],
      [true, true],
    ],
  ])('%s', (_, atPlay, withheld) => {
    const isWithheld = withheldElsewhere(own, atPlay);
    expect([isWithheld(1), isWithheld(2)]).toEqual(withheld);
  });
});

it('deals are digests, and an event that is seen twice changes nothing', () => {
  const doc = dealsSet('s', [1, ONE]);
  expect(JSON.stringify(doc)).not.toContain('AKQ');
  const event = {
    position: 0,
    streamId: doc.id,
    revision: 1,
    type: 'DealsSet',
    data: { section: 'A', deals: [{ board: 1, deal: ONE_FROM_EAST }] },
  };
  expect(applied(doc, event)).toEqual(doc);
});
