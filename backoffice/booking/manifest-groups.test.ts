import { expect, test } from 'vitest';
import type { ManifestRow } from '../../service/booking/admin/day-manifest.ts';
import { manifestGroups, mostAtOnce, rowsPerGroup } from './manifest-groups.ts';

const rows = (count: number, of: Pick<ManifestRow, 'type' | 'happens'>): ManifestRow[] =>
  Array.from({ length: count }, (_, line) => ({
    line,
    bookingId: `B${line}`,
    time: '',
    name: 'Lake House',
    optionName: null,
    place: 'Nainital',
    of: 'Asha',
    phone: null,
    who: '2 guests',
    names: [],
    requests: null,
    used: false,
    shown: null,
    ...of,
  }));
const stays = (count: number) => rows(count, { type: 'stay', happens: 'arrives' });
const cars = rows(2, { type: 'car-rental', happens: 'ends' });
const counts = (sheet: ReturnType<typeof manifestGroups>) =>
  sheet.groups.map(({ type, happens, total, rows }) => `${type} ${happens}: ${rows.length} of ${total}`);

test('a short manifest is shown completely, group by group', () => {
  const sheet = manifestGroups([...cars, ...stays(mostAtOnce - 2)], { whole: false });
  expect([sheet.whole, sheet.total]).toEqual([true, mostAtOnce]);
  expect(counts(sheet)).toEqual([`stay arrives: ${mostAtOnce - 2} of ${mostAtOnce - 2}`, 'car-rental ends: 2 of 2']);
});

test('of a long manifest the first rows of each group are shown in order, and all of them for printing', () => {
  const all = [...cars, ...stays(mostAtOnce - 1)];
  const sheet = manifestGroups(all, { whole: false });
  expect([sheet.whole, sheet.total]).toEqual([false, mostAtOnce + 1]);
  expect(counts(sheet)).toEqual([`stay arrives: ${rowsPerGroup} of ${mostAtOnce - 1}`, 'car-rental ends: 2 of 2']);
  expect(sheet.groups[0]?.rows.map(({ line }) => line)).toEqual([...Array(rowsPerGroup).keys()]);
  const printed = manifestGroups(all, { whole: true });
  expect(printed.whole).toBe(true);
  expect(printed.groups.flatMap(({ rows }) => rows)).toHaveLength(mostAtOnce + 1);
});
