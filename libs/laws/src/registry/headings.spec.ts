import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Edition } from '@app/bridge';
import { LAWS } from '.';
import { headingsOf } from '../../test/headings';
import { placedIn } from './lookup';

/** The texts are not ours to keep in the repository: compared where they lie beside it. */
const SOURCES = resolve(__dirname, '../../../../../shared/sources');
const TEXTS = [
  ['wbf-2017', 'laws-2017-da.txt'],
  ['wbf-2007', 'laws-2007-sv-with-fsb-supplement.txt'],
] as const;

describe('reading the headings of a text', () => {
  const read = (edition: Edition, lines: readonly string[]) =>
    headingsOf(edition, lines.join('\n')).map(({ at, required }) => (required ? at : `${at}?`));

  it('numbers them down to the Roman ones', () => {
    expect(
      read('wbf-2017', ['§ 1. X', 'A. Y', '  1. a. Text', '    b. Text', '  i. Text', '  2. Text', '§ 2. Z', 'Text']),
    ).toEqual(['1?', '1A', '1A1?', '1A1a', '1A1b', '1A1b(i)', '1A2', '2']);
    expect(read('wbf-2007', ['1. KORT', 'A. Y', '1. (a) Text', '(b) (i) Text', '(ii) Text', '2. BRICKA'])).toEqual([
      '1?',
      '1A',
      '1A1?',
      '1A1a',
      '1A1b?',
      '1A1b(i)',
      '1A1b(ii)',
      '2',
    ]);
  });

  it('takes no number that does not follow', () => {
    expect(read('wbf-2017', ['§ 1. X', '3. and 4. undertrick', '§ 7. X', '1. Text'])).toEqual(['1?', '1.1']);
  });
});

const here = TEXTS.every(([, file]) => existsSync(resolve(SOURCES, file)));
(here ? describe : describe.skip)(
  'every paragraph of the text, in 2007 the Swedish print, is in the registry, and no other',
  () => {
    it.each(TEXTS)('%s', (edition, file) => {
      const headings = headingsOf(edition, readFileSync(resolve(SOURCES, file), 'utf8'));
      const registry = new Set(placedIn(LAWS, edition, 'sbf').map(({ at }) => at));
      const text = new Set(headings.map(({ at }) => at));
      expect({
        missing: headings.filter(({ at, required }) => required && !registry.has(at)).map(({ at }) => at),
        invented: [...registry].filter((at) => !text.has(at)),
      }).toEqual({ missing: [], invented: [] });
      expect(headings.length).toBeGreaterThan(700);
    });
  },
);
