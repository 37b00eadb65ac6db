import { expect, test } from 'vitest';
import { bounds, type CellSelection, pullAt, selectionAfter, selectionTapped } from './selection.ts';

const at = (row: number, column: number) => ({ row, column });
const one = (row: number, column: number): CellSelection => ({ anchor: at(row, column), head: at(row, column) });
const reach = { rows: 20, columns: 365, page: 8 };
const press = (from: CellSelection, key: string, held: 'shift' | 'ctrl' | 'both' | '' = '') => {
  const pressed = { key, shiftKey: held === 'shift' || held === 'both', ctrlKey: held === 'ctrl' || held === 'both' };
  return selectionAfter(from, pressed, reach);
};

test.each([
  ['ArrowDown', '', at(5, 9)],
  ['ArrowLeft', '', at(4, 8)],
  ['Home', '', at(4, 0)],
  ['End', '', at(4, 364)],
  ['PageDown', '', at(12, 9)],
  ['PageUp', '', at(0, 9)],
  ['Home', 'ctrl', at(0, 0)],
  ['End', 'ctrl', at(19, 364)],
  ['ArrowDown', 'ctrl', at(19, 9)],
] as const)('%s %s moves to one cell', (key, held, to) => {
  expect(press(one(4, 9), key, held)).toEqual({ anchor: to, head: to });
});

test('with Shift the selection grows from where it began, and shrinks again', () => {
  const down = press(one(4, 9), 'ArrowDown', 'shift') ?? one(0, 0);
  const left = press(down, 'ArrowLeft', 'shift') ?? one(0, 0);
  expect(left).toEqual({ anchor: at(4, 9), head: at(5, 8) });
  expect(bounds(left)).toEqual({ top: 4, bottom: 5, first: 8, last: 9 });
  expect(press(left, 'ArrowUp', 'shift')).toEqual({ anchor: at(4, 9), head: at(4, 8) });
  expect(press(left, 'Escape')).toEqual(one(5, 8));
});

test('rows, columns and everything are selected completely, and no key leaves the grid', () => {
  expect(press(one(4, 9), ' ', 'shift')).toEqual({ anchor: at(4, 0), head: at(4, 364) });
  expect(press(one(4, 9), ' ', 'ctrl')).toEqual({ anchor: at(0, 9), head: at(19, 9) });
  expect(press(one(4, 9), 'a', 'ctrl')).toEqual({ anchor: at(0, 0), head: at(19, 364) });
  expect(press(one(0, 0), 'ArrowUp')).toEqual(one(0, 0));
  expect(press(one(19, 364), 'ArrowRight', 'shift')).toEqual(one(19, 364));
  expect(press(one(4, 9), 'Tab')).toBeUndefined();
  expect(press(one(4, 9), 'a')).toBeUndefined();
});

test('the first tap begins a selection, the second ends it', () => {
  const begun = selectionTapped(one(0, 0), at(3, 3), false);
  expect(begun).toEqual(one(3, 3));
  expect(selectionTapped(begun, at(3, 7), true)).toEqual({ anchor: at(3, 3), head: at(3, 7) });
});

test('dragging to an edge scrolls the grid, faster the further it goes; between the edges nothing moves', () => {
  const pulls = [-400, 0, 18, 36, 200, 364, 382, 400, 900].map((at) => pullAt(at, 400));
  expect(pulls).toEqual([-24, -12, -6, 0, 0, 0, 6, 12, 24]);
});
