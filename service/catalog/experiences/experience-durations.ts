/**
 * How long something takes, in steps (EXP-19): hours up to a day, the upper border excluded; from 24 hours on it counts in
 * days, rounded up. The last has no border.
 */
export const durations = [
  { value: 'under-2', label: 'Under 2 hours', below: 2 },
  { value: '2-4', label: '2-4 hours', below: 4 },
  { value: '4-6', label: '4-6 hours', below: 6 },
  { value: '6-8', label: '6-8 hours', below: 8 },
  { value: '8-12', label: '8-12 hours', below: 12 },
  { value: 'full-day', label: 'Full day (12-24 hours)', below: 24 },
  { value: '1-3-days', label: '1-3 days', days: 3 },
  { value: '4-7-days', label: '4-7 days', days: 7 },
  { value: '8-14-days', label: '8-14 days', days: 14 },
  { value: '15-days', label: '15+ days' },
] as const;

/** Whether the step counts in days. */
export const inDays = (step: string): boolean => step.endsWith('-days');
