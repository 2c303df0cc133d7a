import { CASE_PAGE_CODES } from '@app/messages';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '..', '..', 'libs', 'formats', 'src', 'case-file', 'page');

it('every text of the page has its place on it', () => {
  const source = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
    .join('\n');
  const sections = /^case\.section\.(?!appeal)(\w+)$/;
  const isUsed = (code: string): boolean =>
    source.includes(sections.test(code) ? `section('${sections.exec(code)?.[1] ?? ''}'` : code);
  expect(CASE_PAGE_CODES.filter((code) => !isUsed(code))).toEqual([]);
});
