import * as fc from 'fast-check';
import { instantOf, localTime } from './instants';

const COPENHAGEN = 'Europe/Copenhagen';

describe('moments by the clock at the venue', () => {
  it.each([
    ['2026-02-02T21:10', '2026-02-02T20:10:00.000Z'],
    ['2026-07-02T21:10', '2026-07-02T19:10:00.000Z'],
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s in Copenhagen is %s, and back', (local, instant) => {
    expect(instantOf(local, COPENHAGEN)).toBe(instant);
    expect(localTime(new Date(instant), COPENHAGEN)).toBe(local);
  });

  it('takes the first of an hour that is there twice', () => {
    expect(instantOf('2026-10-25T02:30', COPENHAGEN)).toBe('2026-10-25T00:30:00.000Z');
    expect(localTime(new Date('2026-10-25T01:30:00Z'), COPENHAGEN)).toBe('2026-10-25T02:30');
  });

  it('takes an hour that is left out as if the clock had not been put forward', () => {
    expect(instantOf('2026-03-29T02:30', COPENHAGEN)).toBe('2026-03-29T01:30:00.000Z');
  });

  it('keeps the seconds of a field that has them', () => {
    expect(instantOf('2026-02-02T21:10:30', 'Asia/Kathmandu')).toBe('2026-02-02T15:25:30.000Z');
  });

  it.each(['', 'tonight', '2026-02-30T21:10x'])('has no instant for %p', (local) => {
    expect(instantOf(local, COPENHAGEN)).toBeNull();
  });

  it('finds a moment of which the field has been written, in every zone', () => {
    const minutes = fc.integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2037, 0) / 60_000 });
    const zones = fc.constantFrom(COPENHAGEN, 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC');
    fc.assert(
      fc.property(minutes, zones, (minute, zone) => {
        const local = localTime(new Date(minute * 60_000), zone);
        const instant = instantOf(local, zone);
        expect(instant).not.toBeNull();
        expect(localTime(new Date(instant ?? NaN), zone)).toBe(local);
      }),
    );
  });
});
