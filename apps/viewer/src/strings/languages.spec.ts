import { appeals as daAppeals } from './da/appeals';
import { audit as daAudit } from './da/audit';
import { contestant as daContestant } from './da/contestant';
import { desk as daDesk } from './da/desk';
import { da } from './da';
import { replay as daReplay } from './da/replay';
import { verify as daVerify } from './da/verify';
import { en } from './en';
import { appeals } from './en/appeals';
import { audit } from './en/audit';
import { contestant } from './en/contestant';
import { desk } from './en/desk';
import { replay } from './en/replay';
import { verify } from './en/verify';
import { sv } from './sv';
import { appeals as svAppeals } from './sv/appeals';
import { audit as svAudit } from './sv/audit';
import { contestant as svContestant } from './sv/contestant';
import { desk as svDesk } from './sv/desk';
import { replay as svReplay } from './sv/replay';
import { verify as svVerify } from './sv/verify';

const ENGLISH = { en, appeals, audit, contestant, desk, replay, verify };
const DANISH: typeof ENGLISH = {
  en: da,
  appeals: daAppeals,
  audit: daAudit,
  contestant: daContestant,
  desk: daDesk,
  replay: daReplay,
  verify: daVerify,
};
const SWEDISH: typeof ENGLISH = {
  en: sv,
  appeals: svAppeals,
  audit: svAudit,
  contestant: svContestant,
  desk: svDesk,
  replay: svReplay,
  verify: svVerify,
};

/** Words that Danish or Swedish has too; looked at one by one. */
const SAME: ReadonlySet<string> = new Set([
  'Session Ledger',
  'Menu',
  'Status',
  'Score',
  'Pause',
  'alert',
  'Revoke',
  '(Pass)',
  'Appellant',
  'for',
  'Person',
  'Position',
  'Side',
  'Period',
  'IMP',
  'Home, End',
  'Shift + ← →',
  'Shift + ↑',
  'Shift + ↓',
]);

/** Every text with its path: `['en.board.void', 'none']`; of a function, its body. */
const textsIn = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, path === '' ? key : `${path}.${key}`));
};

const english = new Map(textsIn(ENGLISH));

describe.each([
  ['Danish', DANISH],
  ['Swedish', SWEDISH],
])('the texts in %s', (_, texts) => {
  it('are as many as in English, by the same names', () => {
    expect(textsIn(texts).map(([path]) => path)).toEqual([...english.keys()]);
  });

  it('differ from the English ones, but for words that are the same', () => {
    const isWords = (text: string): boolean => /[a-z]{3}/i.test(text) && !text.includes('=>') && !/^\w+\(/.test(text);
    const left = textsIn(texts).filter(
      ([path, text]) => isWords(text) && english.get(path) === text && !SAME.has(text) && !/\.\d+\.kind$/.test(path),
    );
    expect(left).toEqual([]);
  });
});
