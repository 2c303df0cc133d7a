import fc from 'fast-check';
import { samples } from '../../../test/samples';
import { readAcbl } from './acbl';
import { gameFile } from './acbl/specimen';
import { bytesOf, expectAccount, mutationsOf } from './for-specs';
import type { ImportedFile } from './imported';
import { readLin } from './lin';
import { readPbn } from './pbn';
import { readUsebio } from './usebio';
import '../../../test/property-seed';

/*
 * Valid files with something changed, taken out, put twice or cut off: whatever comes of it, no reader and no plan fails,
 * and every record, call and card is in the ledger or in the report.
 */

const PBN = `% PBN 2.1
[Event "Club evening"]
[Date "2026.03.01"]
[Board "1"]
[West "Ann"]
[North "Bo"]
[East "Cy"]
[South "Di"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJ.T98.765.432 T987.AKQ.432.J65 65.J765.AKQ.T987 432.432.JT98.AKQ"]
[Scoring "MatchPoints"]
[Declarer "N"]
[Contract "1NT"]
[Result "7"]
[Table "1"]
[Auction "N"]
1NT =1= Pass Pass Pass
[Note "1:12-14"]
[Play "E"]
SA S2 S3 S4
* * * *
[ScoreTable "PairId_NS\\3R;PairId_EW\\3R;Contract\\5L;Declarer\\1R;Result\\2R"]
  1   2 1NT   N  7
  3   4 2S    E  8

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Table "1"]
[Contract "Pass"]
[Declarer ""]
[Result ""]
[Auction "E"]
Pass Pass Pass Pass
`;

const LIN = `vg|Cup,Final,I,1,2,Red,0,Blue,0|rs|7SS=,PASS|pn|s,w,n,e,S,W,N,E|
qx|o1|st||md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|o|mb|7S!|an|all|mb|p|mb|p|mb|p|
pc|HA|pc|DA|pc|CA|pc|SA|pg||pc|SK|pc|HK|pc|DK|pc|CK|mc|13|
qx|c1|md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|mb|p|mb|p|mb|p|mb|p|
`;

const USEBIO = `<?xml version="1.0"?>
<USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS"><DATE>01/03/2026</DATE><WINNER_TYPE>1</WINNER_TYPE>
<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR><PAIR><PAIR_NUMBER>2</PAIR_NUMBER></PAIR></PARTICIPANTS>
<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>
<CONTRACT>3NTX</CONTRACT><PLAYED_BY>W</PLAYED_BY><LEAD>10S</LEAD><TRICKS>9</TRICKS><SCORE>-550</SCORE>
<NS_MATCH_POINTS>0.5</NS_MATCH_POINTS><EW_MATCH_POINTS>1.5</EW_MATCH_POINTS></TRAVELLER_LINE></BOARD></EVENT>
<HANDSET><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><HAND><DIRECTION>N</DIRECTION><SPADES>AKQJT98765432</SPADES></HAND></BOARD></HANDSET>
</USEBIO>
`;

const ROWS = [
  { pairs: [1, 1], scores: [42, -42], points: [100, 0] },
  { pairs: [9, 9], scores: [999, 999] },
  { pairs: [2, 2], scores: [2060, 2040], points: [60, 40] },
] as const;
const names = [['Ann', 'X']] as const;
const PAIRS = ([0, 1] as const).flatMap((direction) =>
  [1, 2].map((table) => ({ number: table, direction, table, names })),
);
const ACBL = [0, 1].map((movement) =>
  gameFile({ name: 'Open', sections: [{ letter: 'A', movement, boards: { 1: ROWS, 2: ROWS }, pairs: PAIRS }] }),
);

type Mutated = readonly [
  name: string,
  files: readonly Uint8Array[],
  pieces: readonly string[],
  read: (bytes: Uint8Array) => ImportedFile,
];

const FORMATS: readonly Mutated[] = [
  [
    'PBN',
    [bytesOf(PBN)],
    [
      '[Board "1"]\n',
      '\n\n',
      '^S ',
      '^I ',
      '^R ',
      '*',
      '- ',
      'AP',
      'X ',
      'SK',
      '[Table "2"]\n',
      '{',
      '}',
      '"',
      '[Play "W"]\n',
    ],
    (bytes) => readPbn(bytes),
  ],
  [
    'LIN',
    [bytesOf(LIN)],
    ['md|', 'mb|p|', 'mb|d|', 'pc|C2|', 'mc|9|', 'qx|o2|', '|', '\n', 'an|x|', 'pg||', 'rh||'],
    readLin,
  ],
  [
    'USEBIO',
    [bytesOf(USEBIO)],
    ['<', '>', '</BOARD>', 'A6040', '-1', '99', '4SX', 'N', '&amp;', '<TRAVELLER_LINE>'],
    readUsebio,
  ],
  ['ACBLscore', ACBL, ['\u0000', '\u0001\u0000', '\u007f\u007f', ' '], readAcbl],
];

it.each(FORMATS)('of %s', async (_, files, pieces, read) => {
  await fc.assert(
    fc.asyncProperty(mutationsOf(files, pieces), async (bytes) => {
      await expectAccount(read(bytes));
    }),
    { numRuns: samples(100_000, 300) },
  );
});
