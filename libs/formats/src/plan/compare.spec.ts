import { inEnglish } from '@app/messages';
import type { ImportedFile } from '../imported';
import { line } from '../usebio/specimen';
import { readUsebio } from '../usebio';
import { compareWithFile } from './compare';
import { type Naming, slug } from '../placement';
import { planImport } from './plan';

const naming: Naming = { player: (name) => `p-${slug(name, 'x')}`, contestant: (name) => slug(name, 'x') };

const compared = async (file: ImportedFile) => {
  const plan = await planImport(file, { session: 's', laws: 'wbf-2017', source: 'f', naming });
  const { report, ...numbers } = compareWithFile(file, plan, 's', naming);
  return { ...numbers, said: report.map(({ kind, message }) => `${kind}: ${inEnglish(message)}`) };
};

const usebio = (type: string, lines: string): ImportedFile =>
  readUsebio(
    new TextEncoder().encode(
      `<USEBIO Version="1.2"><EVENT EVENT_TYPE="${type}"><BOARD><BOARD_NUMBER>2</BOARD_NUMBER>${lines}</BOARD></EVENT></USEBIO>`,
    ),
  );

/** 620, 170, 140, 140 and -100 N-S: 10.5, -0.25, -1.25, -1.25 and -7.75 IMPs against the others on average. */
const RESULTS = [
  { CONTRACT: '4S', PLAYED_BY: 'N', TRICKS: 10, SCORE: 620 },
  { CONTRACT: '2S', PLAYED_BY: 'N', TRICKS: 10, SCORE: 170 },
  { CONTRACT: '2S', PLAYED_BY: 'N', TRICKS: 9, SCORE: 140 },
  { CONTRACT: '2S', PLAYED_BY: 'S', TRICKS: 9, SCORE: 140 },
  { CONTRACT: '4S', PLAYED_BY: 'N', TRICKS: 9, SCORE: -100 },
];
const lines = (points: readonly string[], field = 'CROSS_IMP_POINTS'): string =>
  RESULTS.map((result, index) => {
    const { [index]: NS = '' } = points;
    const EW = NS.startsWith('-') ? NS.slice(1) : `-${NS}`;
    return line(index + 1, index + 6, { ...result, [`NS_${field}`]: NS, [`EW_${field}`]: EW });
  }).join('');

describe('numbers exactly half-way between two decimals', () => {
  it.each([
    ['rounded up', ['10.5', '-0.3', '-1.3', '-1.3', '-7.8']],
    ['cut off, or to the even one', ['10.5', '-0.2', '-1.2', '-1.2', '-7.7']],
    ['of some programs as this, of others as that', ['10.5', '-0.2', '-1.3', '-1.2', '-7.8']],
  ])('are equal, %s', async (_, points) => {
    expect(await compared(usebio('CROSS_IMPS', lines(points)))).toEqual({ compared: 15, equal: 15, said: [] });
  });

  it('are not where the file has the decimals', async () => {
    const { said } = await compared(usebio('CROSS_IMPS', lines(['10.50', '-0.2', '-1.25', '-1.25', '-7.8'])));
    expect(said).toEqual([
      'contradiction: cross-imps NS: the file says -0.2, we get -0.25',
      'contradiction: cross-imps EW: the file says 0.2, we get 0.25',
    ]);
  });
});

/** The datum of the five results, without the best and the worst, is 150: 10, 1, 0, 0 and -6 IMPs. */
describe('Butler', () => {
  const BUTLER = ['10', '1', '0', '0', '-6'];

  it('is scored and compared', async () => {
    expect(await compared(usebio('BUTLER_PAIRS', lines(BUTLER, 'BUTLER_POINTS')))).toEqual({
      compared: 15,
      equal: 15,
      said: [],
    });
  });

  it('that stands beside the points of the session is not compared, and that is said', async () => {
    expect(await compared(usebio('CROSS_IMPS', lines(BUTLER, 'BUTLER_POINTS')))).toEqual({
      compared: 5,
      equal: 5,
      said: ['note: the file also gives IMPs: 10 numbers are not compared, as the session is scored by cross-imps'],
    });
  });
});
