/**
 * Steps of duration (EXP-19): hours below a day, without the upper limit; from 24 hours on in days, rounded up. The
 * last step has no limit.
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

/** True if the step counts in days. */
export const inDays = (step: string): boolean => step.endsWith('-days');
