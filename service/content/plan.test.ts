import { expect, test } from 'vitest';
import { inEnglish } from '../core/app-error.ts';
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
  ['the past', 'publish', new Date('2026-11-21T12:00:00Z'), false, [], 'Choose a time in the future'],
  ['no time', 'publish', new Date(Number.NaN), false, [], 'Enter a date and time'],
  ['the far future', 'publish', new Date('2028-11-22T12:00:01Z'), false, [], 'Choose a time within two years'],
  ['shown twice', 'publish', at('01T09:00'), true, [], 'The entry will already be published then'],
  ['a draft taken back', 'unpublish', at('01T09:00'), false, [], 'The entry will not be published then'],
  ['taken back after it is shown', 'unpublish', at('02T09:00'), false, [waiting('publish', '01T09:00')], undefined],
  [
    'taken back before it is shown',
    'unpublish',
    at('01T08:00'),
    false,
    [waiting('publish', '01T09:00')],
    'The entry will not be published then',
  ],
  ['shown again', 'publish', at('02T09:00'), true, [waiting('unpublish', '01T09:00')], undefined],
  [
    'both at once',
    'unpublish',
    at('01T09:00'),
    false,
    [waiting('publish', '01T09:00')],
    'Publishing and unpublishing need different times',
  ],
  [
    'behind a plan that was not done',
    'unpublish',
    at('02T09:00'),
    false,

    [{ ...waiting('publish', '01T09:00'), reason: 'name must be defined.' }],
    'The entry will not be published then',
  ],
] as const)('%s', (_, action, dueAt, published, plans, problem) => {
  const found = planProblem({ action, dueAt }, { now, published, plans });
  expect(found && inEnglish(found)).toBe(problem);
});
