import { expect, test } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import { daysOfTrip } from './days.ts';
import { gapsOf, gapText, readGap } from './gaps.ts';
import { type LineInput, stopOf } from './stop.ts';

function stop(slug: string, selectedDate: string, checkOut: string, type: LineInput['type'] = 'stay') {
  const built = stopOf(slug, { type, slug, name: slug, selectedDate, checkOut });
  if (!built) throw new Error('a stop has a day');
  return built;
}
const haveli = stop('haveli', '2026-12-10', '2026-12-14');
const lake = stop('lake', '2026-12-17', '2026-12-18');
const taj = stop('taj', '2026-12-15', '2026-12-15', 'attraction');
const trek = stop('trek', '2026-12-14', '2026-12-15', 'tour-package');
const early = dayOf('2026-12-01');

const gapsIn = (stops: Parameters<typeof daysOfTrip>[0], today = early) =>
  gapsOf(daysOfTrip(stops), today).map(({ what, from, to, near }) => `${what} ${from.slice(8)}–${to.slice(8)} ${near}`);

test('nights without a bed are at the place where one was last, days without a plan where one sleeps', () => {
  expect(gapsIn([haveli, lake])).toEqual(['days 11–14 stay:haveli', 'nights 14–17 stay:haveli']);
  expect(gapsIn([haveli, taj, lake])).toEqual([
    'days 11–14 stay:haveli',
    'nights 14–15 stay:haveli',
    'nights 15–17 attraction:taj',
  ]);
});

test('a tour may end elsewhere: the night after it is at the place that comes next', () => {
  expect(gapsIn([haveli, trek, lake])).toEqual(['days 11–14 stay:haveli', 'nights 15–17 stay:lake']);
});

test('what is over is no gap', () => {
  expect(gapsIn([haveli, lake], dayOf('2026-12-13'))).toEqual(['days 13–14 stay:haveli', 'nights 14–17 stay:haveli']);
  expect(gapsIn([haveli, lake], dayOf('2026-12-15'))).toEqual(['nights 15–17 stay:haveli']);
  expect(gapsIn([lake])).toEqual([]);
});

test('an address says the gap and its party', () => {
  const [gap] = gapsOf(daysOfTrip([haveli, lake]), early);
  if (!gap) throw new Error('no gap');
  const party = { guests: 2, rooms: 1 };
  expect(gapText(gap, party)).toBe('days,2026-12-11,2026-12-14,2,1,stay:haveli');
  expect(readGap(gapText(gap, party))).toEqual({ ...gap, ...party });
  for (const text of ['', 'weeks,2026-12-11,2026-12-14,2,1,stay:a', 'days,2026-13-11,2026-12-14,2,1,stay:a', 'days'])
    expect(readGap(text)).toBeUndefined();
});
