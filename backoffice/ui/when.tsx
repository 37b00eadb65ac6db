const words = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant in Indian time, formatted for the back office. */
export const formatInstant = (at: Date | string): string => words.format(new Date(at));

/** An instant, readable for people and programs. */
export function When({ at }: { at: Date | string }) {
  return <time dateTime={new Date(at).toISOString()}>{formatInstant(at)}</time>;
}
