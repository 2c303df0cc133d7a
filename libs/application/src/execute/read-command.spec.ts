import { newCommandId } from '@app/ledger';
import { toSession } from '../../../../test/contract/support/commands';
import { readCommand } from './read-command';

const titled = (title: unknown) => toSession('OpenSession', { laws: 'wbf-2017', scoring: 'matchpoints', title });

describe('a command from JSON', () => {
  it('is read', () => {
    expect(readCommand(titled('♠ Møldrup')).ok).toBe(true);
  });

  const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
  it.each([
    ['half a character', titled('\ud800')],
    ['no end of nesting', titled(deep(100_000))],
    ['nothing', undefined],
    ['no command', { id: newCommandId(), type: 'constructor' }],
  ])('is refused with %s', (_, json) => {
    expect(readCommand(json).ok).toBe(false);
  });
});
