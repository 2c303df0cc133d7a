import { type Seat, makePbnDeal } from '@app/bridge';
import { planImport, readPbn } from '@app/formats';
import { type MadeBoard, boardOf } from './board';
import type { Case } from './cases';

/** East ruffs with a club in hand and wins that trick, and West a later one: two tricks go over to North and South. */
const CASE: Case = {
  offender: 'other-defender',
  trick: 3,
  winner: 'offender',
  earlier: 0,
  later: 1,
  other: 'nothing',
  end: 'played-out',
  pointedOut: 'never',
};
const BOARD = boardOf(CASE);
const AS_PLAYED = 11;
const WITH_TRANSFER = 13;

const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

/** The play as PBN has it, a column for each hand; a revoke is marked `^R`. */
const rowsOf = ({ tricks, revokes }: MadeBoard, marked: boolean): string =>
  tricks
    .map((cards) =>
      COLUMNS.map((seat) => {
        const card = cards.find((one) => one.seat === seat)?.card ?? '-';
        return marked && revokes.some((one) => one.card === card) ? `^R ${card}` : card;
      }).join(' '),
    )
    .join('\n');

const pbn = (tricks: number, marked = true): string => `[Event "Revoke"]
[Board "1"]
[West "w"]
[North "n"]
[East "e"]
[South "s"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "${makePbnDeal(BOARD.deal)}"]
[Declarer "S"]
[Contract "4S"]
[Result "${tricks}"]
[Auction "S"]
4S Pass Pass Pass
[Play "W"]
${rowsOf(BOARD, marked)}
`;

const contradictionsIn = async (text: string): Promise<readonly string[]> => {
  const file = readPbn(new TextEncoder().encode(text));
  const named = { player: (name: string) => `p-${name}`, contestant: (name: string) => name.replace(/\W+/g, '-') };
  const { report } = await planImport(file, { session: 's', laws: 'wbf-2017', source: 'revoke.pbn', naming: named });
  return report.filter(({ kind }) => kind === 'contradiction').map(({ code }) => code);
};

describe('a revoke in a PBN file', () => {
  it.each([
    ['the tricks as they were won', AS_PLAYED],
    ['the tricks that have gone over', WITH_TRANSFER],
  ])('is marked where the Laws find it, and the result may count %s', async (_, tricks) => {
    expect(await contradictionsIn(pbn(tricks))).toEqual([]);
  });

  it('cannot explain any other result', async () => {
    expect(await contradictionsIn(pbn(12))).toEqual(['result-against-play']);
  });

  it('is reported where the file does not mark it', async () => {
    expect(await contradictionsIn(pbn(AS_PLAYED, false))).toEqual(['revoke-not-marked']);
  });

  it('is reported where the file marks a card that follows suit', async () => {
    const [first = ''] = rowsOf(BOARD, true).split('\n');
    const wrong = first.replace(' ', ' ^R ');
    expect(await contradictionsIn(pbn(AS_PLAYED).replace(first, wrong))).toEqual(['not-a-revoke']);
  });
});
