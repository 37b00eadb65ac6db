import { expect, test } from 'vitest';
import { type PlannedPublication, planProblem } from './plan.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (time: string) => new Date(`2026-12-${time}Z`);
const waiting = (action: PlannedPublication['action'], time: string): PlannedPublication => ({
  action,
  dueAt: at(time),
  drafts: false,
  reason: null,
});

test.each([
  ['a draft is shown', 'publish', at('01T09:00'), false, [], undefined],
  ['what is shown is taken back', 'unpublish', at('01T09:00'), true, [], undefined],
  ['the past', 'publish', new Date('2026-11-21T12:00:00Z'), false, [], 'That time is over'],
  ['no time', 'publish', new Date(Number.NaN), false, [], 'Please give a day and a time'],
  ['the far future', 'publish', new Date('2028-11-22T12:00:01Z'), false, [], 'That is more than two years ahead'],
  ['shown twice', 'publish', at('01T09:00'), true, [], 'It is in the shop already by then'],
  ['a draft taken back', 'unpublish', at('01T09:00'), false, [], 'It is not in the shop by then'],
  ['taken back after it is shown', 'unpublish', at('02T09:00'), false, [waiting('publish', '01T09:00')], undefined],
  [
    'taken back before it is shown',
    'unpublish',
    at('01T08:00'),
    false,
    [waiting('publish', '01T09:00')],
    'It is not in the shop by then',
  ],
  ['shown again', 'publish', at('02T09:00'), true, [waiting('unpublish', '01T09:00')], undefined],
  [
    'both at once',
    'unpublish',
    at('01T09:00'),
    false,
    [waiting('publish', '01T09:00')],
    'It cannot be shown and taken back at the same time',
  ],
  [
    'behind a plan that was not done',
    'unpublish',
    at('02T09:00'),
    false,

    [{ ...waiting('publish', '01T09:00'), reason: 'name must be defined.' }],
    'It is not in the shop by then',
  ],
] as const)('%s', (_, action, dueAt, published, plans, problem) => {
  expect(planProblem({ action, dueAt }, { now, published, plans })).toBe(problem);
});
