import { claimInWords, revokeInWords } from './record-text';

const revoke = { trick: 3, suit: 'C', status: 'open', transfer: 0 } as const;

it.each([
  [revoke, 'no club to trick 3: open'],
  [{ ...revoke, status: 'corrected' }, 'no club to trick 3: corrected'],
  [{ ...revoke, status: 'established' }, 'no club to trick 3: established, no trick goes over'],
  [{ ...revoke, status: 'established', transfer: 1 }, 'no club to trick 3: established, 1 trick goes over'],
  [
    { ...revoke, suit: null, status: 'established', transfer: 2 },
    'not what was required to trick 3: established, 2 tricks go over',
  ],
] as const)('%j', (one, words) => {
  expect(revokeInWords(one)).toBe(words);
});

const claim = { kind: 'claim', by: 'S', tricks: 11, status: 'made', acceptedBy: null, ruled: null } as const;

it.each([
  [claim, 'S claims 11 tricks: not answered yet'],
  [{ ...claim, tricks: null }, 'S claims tricks, without a number: not answered yet'],
  [{ ...claim, status: 'accepted', acceptedBy: 'W' }, 'S claims 11 tricks: accepted by W'],
  [{ ...claim, status: 'accepted' }, 'S claims 11 tricks: accepted'],
  [{ ...claim, status: 'disputed' }, 'S claims 11 tricks: disputed, for the director to rule on'],
  [
    { ...claim, kind: 'concession', by: 'E', tricks: 1, status: 'objected' },
    'E concedes 1 trick: void: partner has objected, and the play goes on',
  ],
  [{ ...claim, status: 'played-on' }, 'S claims 11 tricks: void: all have agreed to play on'],
  [{ ...claim, status: 'ruled', ruled: 10 }, 'S claims 11 tricks: ruled on: 10 tricks of those left'],
  [{ ...claim, status: 'ruled' }, 'S claims 11 tricks: ruled on'],
] as const)('%j', (one, words) => {
  expect(claimInWords(one)).toBe(words);
});
