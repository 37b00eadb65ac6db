/**
 * How long something takes, in steps (S2 §9): hours up to a day, the upper border excluded; from 24 hours on it counts in
 * days, rounded up. The last has no border.
 */
export const durations = [
  { name: 'under-2', label: 'Under 2 hours', below: 2 },
  { name: '2-4', label: '2-4 hours', below: 4 },
  { name: '4-6', label: '4-6 hours', below: 6 },
  { name: '6-8', label: '6-8 hours', below: 8 },
  { name: '8-12', label: '8-12 hours', below: 12 },
  { name: 'full-day', label: 'Full day (12-24 hours)', below: 24 },
  { name: '1-3-days', label: '1-3 days', days: 3 },
  { name: '4-7-days', label: '4-7 days', days: 7 },
  { name: '8-14-days', label: '8-14 days', days: 14 },
  { name: '15-days', label: '15+ days' },
] as const;

export type Duration = (typeof durations)[number]['name'];

/** Whether the step counts in days. */
export const inDays = (name: Duration): boolean => name.endsWith('-days');
