import { scaleFor, ticksFor } from './scale';

describe('the scale of a chart', () => {
  it.each([
    [33, 71, [30, 40, 50, 60, 70, 80]],
    [0, 100, [0, 25, 50, 75, 100]],
    [-7, 4, [-10, -5, 0, 5]],
    [0, 0, [0, 1]],
    [50, 50.4, [50, 51]],
  ])('from %d to %d has ticks that include both', (least, most, ticks) => {
    expect(ticksFor(least, most)).toEqual(ticks);
  });

  it('goes from the first point to the last, and from the lowest tick up to the highest', () => {
    const { x, y, step } = scaleFor(4, [0, 100], { left: 10, right: 50, top: 5, bottom: 105 });
    expect([step, x(0), x(3)]).toEqual([10, 15, 45]);
    expect([y(0), y(100), y(25)]).toEqual([105, 5, 80]);
  });
});
