import fc from 'fast-check';
import { validate, version } from 'uuid';
import { derivedId, eventIdOf, newCommandId } from './ids';

const timeOf = (id: string): number => parseInt(id.replaceAll('-', '').slice(0, 12), 16);

describe('ids', () => {
  it('are UUIDs of version 7', () => {
    const command = newCommandId();
    for (const id of [command, eventIdOf(command, 0), derivedId(new Date(), 'a')]) {
      expect(validate(id)).toBe(true);
      expect(version(id)).toBe(7);
    }
  });

  it('of commands carry the time', () => {
    const before = Date.now();
    const time = timeOf(newCommandId());
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it('of events follow from the command and the index, and keep the time of the command', () => {
    const command = '018f3b1c-9a3e-7c7b-a8b1-2f6f1b7d9e01';
    // Written down once: stored ids depend on it.
    expect(eventIdOf(command, 0)).toBe('018f3b1c-9a3e-7d6d-964f-cc4ad695461b');
    expect(eventIdOf(command, 1)).toBe('018f3b1c-9a3e-766a-8a79-44c75ace41c4');
    expect(eventIdOf(command.toUpperCase(), 1)).toBe(eventIdOf(command, 1));
    expect(timeOf(eventIdOf(command, 9))).toBe(timeOf(command));
  });

  it('of events differ', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.nat(1000), fc.nat(1000), (one, other, i, j) => {
        expect(eventIdOf(one, i) === eventIdOf(other, j)).toBe(one === other && i === j);
      }),
    );
  });

  it('of imports follow from the time and the names', () => {
    const time = new Date('2021-05-04T10:00:00.000Z');
    expect(derivedId(time, 'q21', 'board', '3')).toBe('017936d1-f500-7710-a4bf-8216b8da0e25');
    expect(timeOf(derivedId(time, 'x'))).toBe(time.getTime());
    expect(derivedId(time, 'ab', 'c')).not.toBe(derivedId(time, 'a', 'bc'));
    const [early, earlier] = [derivedId(new Date('1955-01-01'), 'x'), derivedId(new Date('1954-01-01'), 'x')];
    expect([timeOf(early), timeOf(earlier)]).toEqual([0, 0]);
    expect(early).not.toBe(earlier);
  });

  it('refuse what is none', () => {
    expect(() => eventIdOf('command-1', 0)).toThrow(TypeError);
    expect(() => derivedId(new Date('yesterday'), 'a')).toThrow('invalid date');
  });
});
