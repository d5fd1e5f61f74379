import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { arcPath, pointAt, RING, type RingFigures, ringOf } from './ring.ts';

const TODAY = exampleDay('2025-07-02');
const YEAR = { start: exampleDay('2025-01-01'), end: exampleDay('2025-12-31') };
const FIGURES: RingFigures = { percentComplete: 61, expectedPercent: 51, window: YEAR, today: TODAY };

function ring(difference: Partial<RingFigures>) {
  return ringOf({ ...FIGURES, ...difference });
}

describe('the ring', () => {
  it('has the size and the radii of the specification', () => {
    expect(RING).toEqual({
      width: 620,
      height: 359,
      complete: { inner: 80, outer: 100 },
      elapsed: { inner: 65, outer: 80 },
    });
  });

  it.each([
    [61, 61],
    [0, 0],
    [-12, 0],
    [100, 100],
    [141, 100],
    [null, 0],
  ])('shows %s percent complete as %d: held between 0 and 100', (percentComplete, complete) => {
    expect(ring({ percentComplete }).complete).toBe(complete);
    expect(ring({ percentComplete }).completePath).toBe(arcPath(RING.complete, complete));
  });

  it.each([
    [51, 51],
    [130, 100],
    [null, 0],
  ])('shows %s percent of the time as %d', (expectedPercent, elapsed) => {
    expect(ring({ expectedPercent }).elapsed).toBe(elapsed);
    expect(ring({ expectedPercent }).elapsedPath).toBe(arcPath(RING.elapsed, elapsed));
  });

  it('has milestones where a quarter, a half and three quarters of the window are over', () => {
    expect(
      ring({}).milestones.map(({ percent, day, isPassed }) => [percent, day && formatIsoDate(day), isPassed]),
    ).toEqual([
      [25, '2025-04-02', true],
      [50, '2025-07-02', true],
      [75, '2025-10-01', false],
    ]);
  });

  it.each([
    ['2025-07-01', [true, false, false]],
    ['2025-07-02', [true, true, false]],
    ['2024-12-31', [false, false, false]],
    ['2026-01-01', [true, true, true]],
  ])('has on %s passed %j of them', (today, passed) => {
    expect(ring({ today: exampleDay(today) }).milestones.map(({ isPassed }) => isPassed)).toEqual(passed);
  });

  it.each([null, { start: YEAR.start, end: null }, { start: null, end: YEAR.end }])(
    'has no days for its milestones, and none passed, in a window that is open: %j',
    (window) => {
      expect(ring({ window }).milestones.map(({ day, isPassed }) => [day, isPassed])).toEqual([
        [null, false],
        [null, false],
        [null, false],
      ]);
    },
  );

  it('marks them across the arc of time', () => {
    expect(ring({}).milestones.map(({ from, to }) => [from, to])).toEqual([
      [
        { x: 65, y: 0 },
        { x: 80, y: 0 },
      ],
      [
        { x: 0, y: 65 },
        { x: 0, y: 80 },
      ],
      [
        { x: -65, y: 0 },
        { x: -80, y: 0 },
      ],
    ]);
  });
});

describe('an arc', () => {
  it.each([
    [0, ''],
    [-1, ''],
    [25, 'M0 -100A100 100 0 0 1 100 0L80 0A80 80 0 0 0 0 -80Z'],
    [50, 'M0 -100A100 100 0 0 1 0 100L0 80A80 80 0 0 0 0 -80Z'],
    [50.5, 'M0 -100A100 100 0 1 1 -3.141 99.951L-2.513 79.961A80 80 0 1 0 0 -80Z'],
    [75, 'M0 -100A100 100 0 1 1 -100 0L-80 0A80 80 0 1 0 0 -80Z'],
    [100, 'M0 -100A100 100 0 1 1 0 100A100 100 0 1 1 0 -100ZM0 -80A80 80 0 1 0 0 80A80 80 0 1 0 0 -80Z'],
    [250, 'M0 -100A100 100 0 1 1 0 100A100 100 0 1 1 0 -100ZM0 -80A80 80 0 1 0 0 80A80 80 0 1 0 0 -80Z'],
  ])('of %d percent goes from the top clockwise, out and back', (percent, path) => {
    expect(arcPath(RING.complete, percent)).toBe(path);
  });

  it.each([
    [0, { x: 0, y: -100 }],
    [12.5, { x: 70.711, y: -70.711 }],
    [25, { x: 100, y: 0 }],
    [100, { x: 0, y: -100 }],
  ])('passes at %d percent the point %j', (percent, point) => {
    expect(pointAt(percent, 100)).toEqual(point);
  });
});
