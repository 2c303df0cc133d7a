import { type BySide, type Vulnerability, VULNERABILITIES } from '@app/bridge';
import { type Award, type MatchBoard, type Outcome, artificial, bothSides, notCounted, scored, weights } from '@app/scoring';
import { scoreOf } from '../worked-cases/played';
import { type Row, cell } from './sheet';

const GRADES: Readonly<Record<string, Award>> = {
  '+': { grade: 'plus' },
  '0': { grade: 'average' },
  '-': { grade: 'minus' },
};

const awardOf = (text: string): Award => {
  const award = GRADES[text];
  if (!award) throw new Error(`no grade: ${text}`);
  return award;
};

/** `'4SX N 9'`, `'Pass'` */
const pointsOf = (text: string, vulnerability: Vulnerability): number => {
  if (text === 'Pass') return 0;
  const [contract = '', declarer = '', tricks = ''] = text.split(' ');
  return scoreOf(`${contract} ${declarer}`, Number(tricks), vulnerability);
};

/** What a cell of a room says; the heads of the sheets tell how it is written. */
const roomOf = (text: string, vulnerability: Vulnerability, home: 'NS' | 'EW'): BySide<Outcome> => {
  if (text === 'cancelled') return bothSides({ kind: 'missing', why: notCounted('no-result') });
  const [, own, others] = /^art (.)\/(.)$/.exec(text) ?? [];
  if (own !== undefined && others !== undefined) {
    const [ns, ew] = home === 'NS' ? [own, others] : [others, own];
    return artificial(awardOf(ns), awardOf(ew));
  }
  if (!text.includes('%')) return scored(pointsOf(text, vulnerability));
  const components = text.split(' + ').map((part) => {
    const [percent = '', result = ''] = part.split('% ');
    return [Number(percent), pointsOf(result, vulnerability)] as const;
  });
  return bothSides({ kind: 'weighted', components: weights(...components) });
};

/** A board of a match from its row. */
export const boardOf = (row: Row): MatchBoard => {
  const vulnerability = VULNERABILITIES.find((one) => one === cell(row, 'vulnerability'));
  if (!vulnerability) throw new Error(`no vulnerability: ${cell(row, 'vulnerability')}`);
  return {
    id: cell(row, 'board'),
    open: roomOf(cell(row, 'open'), vulnerability, 'NS'),
    closed: roomOf(cell(row, 'closed'), vulnerability, 'EW'),
  };
};
