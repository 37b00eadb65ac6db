const words = new Intl.DateTimeFormat('en-IN', {
  ...{ timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  hourCycle: 'h23',
});

/** An instant as the desk reads it, in India. */
export function When({ at }: { at: Date | string }) {
  const instant = new Date(at);
  return <time dateTime={instant.toISOString()}>{words.format(instant)}</time>;
}
