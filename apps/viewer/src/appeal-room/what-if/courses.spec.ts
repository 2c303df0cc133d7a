import { outcomeOf } from '../../forms/outcome';
import { alternativeOf } from './courses';

const draft = { NS: { kind: 'artificial', grade: 'plus' }, EW: { kind: 'artificial', grade: 'minus' } } as const;
const TABLE = { NS: { kind: 'table' }, EW: { kind: 'table' } } as const;
const given = (outcome: unknown) => [{ 'assign-score': { outcome, authority: 'what if' } }];

describe('before anything has been decided', () => {
  const decided = { ruling: { changedBy: null }, outcome: undefined };

  it('a ruling that is upheld is what is on record', () => {
    expect(alternativeOf({ kind: 'upheld', draft }, decided)).toBeNull();
  });

  it('another score comes on top of it', () => {
    expect(alternativeOf({ kind: 'table', draft }, decided)).toEqual({ steps: given(TABLE) });
    expect(alternativeOf({ kind: 'other', draft }, decided)).toEqual({ steps: given(outcomeOf(draft)) });
  });
});

describe('when the ruling has been changed on appeal', () => {
  const decided = { ruling: { changedBy: 69 }, outcome: TABLE };

  it('every course is without that decision', () => {
    expect(alternativeOf({ kind: 'upheld', draft }, decided)).toEqual({ without: [69] });
    expect(alternativeOf({ kind: 'table', draft }, decided)).toEqual({ without: [69], steps: given(TABLE) });
  });

  it('nothing is tried until the board has it', () => {
    expect(alternativeOf({ kind: 'table', draft }, { ...decided, ruling: { changedBy: null } })).toBeNull();
  });
});
