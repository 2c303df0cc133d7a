import type { Regulations } from '@app/bridge';
import { tableAfter } from '../book';
import type { ActData } from '../state/acts';
import { openTable } from '../state/table-state';
import { type AlertDue, alertDue } from './alerts';

type Made = ActData['CallMade'];

/** `'N:1S E:X!'`: the calls from North on; `!` is artificial. Whether the last of them is to be alerted. */
const dueOfLast = (regulations: Regulations | undefined, screens: boolean, text: string): AlertDue | null => {
  const calls = text.split(' ').map((token): Made => {
    const [seat = '', call = ''] = token.split(':');
    return { seat, call: call.replace('!', ''), artificial: call.endsWith('!') } as Made;
  });
  const table = calls.reduce(
    (state, data, index) => tableAfter(state, { type: 'CallMade', at: index + 1, data }),
    openTable({ edition: 'wbf-2007', regulations, screens, dealer: 'N' }),
  );
  return alertDue(table, calls.length);
};

it.each<[string, dbf: AlertDue, dbfScreens: AlertDue, fsb: AlertDue, fsbScreens: AlertDue]>([
  ['N:1S', 'if-unusual', 'if-unusual', 'if-unusual', 'if-unusual'],
  ['N:1C!', 'required', 'required', 'required', 'required'],
  ['N:1S E:X!', 'excepted', 'if-unusual', 'required', 'required'],
  ['N:1S E:Pass S:2S W:Pass N:Pass E:X!', 'excepted', 'required', 'required', 'required'],
  ['N:1S E:Pass S:4C!', 'required', 'required', 'excepted', 'required'],
  ['N:Pass E:Pass S:Pass W:1S N:Pass E:4C!', 'required', 'required', 'excepted', 'required'],
  ['N:1S E:Pass S:2S W:Pass N:4C!', 'excepted', 'required', 'excepted', 'required'],
  ['N:4S E:Pass S:4NT', 'excepted', 'if-unusual', 'excepted', 'if-unusual'],
  ['N:4S E:5C!', 'required', 'required', 'excepted', 'required'],
])('131, 133, 115B: the last call of %s', (text, dbf, dbfScreens, fsb, fsbScreens) => {
  expect(dueOfLast('dbf-2013', false, text)).toBe(dbf);
  expect(dueOfLast('dbf-2013', true, text)).toBe(dbfScreens);
  expect(dueOfLast('fsb-2008', false, text)).toBe(fsb);
  expect(dueOfLast('fsb-2008', true, text)).toBe(fsbScreens);
  expect(dueOfLast(undefined, false, text)).toBeNull();
});
