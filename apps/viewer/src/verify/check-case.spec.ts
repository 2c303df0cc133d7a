import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CaseFile, caseFileText, makeCaseFile } from '@app/formats';
import type { DomainEvent } from '@app/session';
import { openVault } from '@app/application';
import { checkBinding, checkCase } from './check-case';
import { browserCrypto } from './web-crypto';

const SAID = 'I never saw it';
const folder = mkdtempSync(join(tmpdir(), 'check-case-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A board on which North has made a statement, which is sealed. */
const withStatement = (): CaseFile => {
  const vault = openVault(join(folder, 'vault.db'));
  const said = vault.seal({ scope: 's', people: ['p1'], text: SAID, place: ['here'] });
  if ('forgotten' in said) throw new Error('nobody is forgotten');
  vault.keep([said]);
  const stored = (streamId: string, revision: number, position: number, { type, data }: DomainEvent) => ({
    ...{ id: `e${position}`, streamId, revision, position, type },
    data: { ...data },
    metadata: { schemaVersion: 1 },
  });
  const board = 'board-s.1.1';
  const file = makeCaseFile({
    appeal: null,
    decision: null,
    board,
    boards: [],
    names: {},
    streams: {
      'session-s': [
        stored('session-s', 0, 0, { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } }),
      ],
      [board]: [
        stored(board, 0, 1, {
          type: 'BoardOpened',
          data: {
            ...{ session: 's', section: 'A', table: '1', board: 1, attempt: 1, laws: 'wbf-2017' },
            ...{ dealer: 'N', vulnerability: 'None', contestants: { NS: '1', EW: '2' } },
          },
        }),
        stored(board, 1, 2, { type: 'StatementTaken', data: { by: 'N', text: said.sealed } }),
      ],
    },
    disclosed: vault.disclose,
  });
  vault.close();
  return file;
};

const saysOf = async (file: CaseFile): Promise<readonly string[]> => {
  const crypto = await browserCrypto();
  if (!crypto) throw new Error('no WebCrypto');
  const { checks } = await checkCase(caseFileText(file), crypto);
  return checks.map(({ state, says }) => `${state}: ${says}`);
};

it('says of a case whether the words in it are those that its events have sealed', async () => {
  const file = withStatement();
  expect(JSON.stringify(file.timeline)).toContain(SAID);
  expect(await saysOf(file)).toContain(
    'holds: What people said in their own words is what the events have the hashes of.',
  );

  // Everything in the file that follows from the words is altered with them.
  const lie = JSON.parse(caseFileText(file).replaceAll(SAID, 'I saw it all')) as CaseFile;
  const says = await saysOf(lie);
  expect(says).toContain('holds: Everything that is told in the case follows from the events in it.');
  expect(says).toContain('fails: The words that the file has for board-s.1.1@1 are not those that are sealed there.');
});

it('lists every part where a file has neither proofs nor a signature', async () => {
  const crypto = await browserCrypto();
  if (!crypto) throw new Error('no WebCrypto');
  const file = withStatement();
  const { state, means } = await checkBinding(file, caseFileText(file), [], crypto);
  expect(state).toBe('open');
  expect(means).toContain('names: the names of the parties');
  expect(means).toContain('streams: the events');
});
