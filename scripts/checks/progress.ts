/** `57 of 268, 1 min 12 s`: done, total and elapsed time in milliseconds. */
export function describeProgress(done: number, total: number, milliseconds: number): string {
  const width = String(total).length;
  return `${String(done).padStart(width)} of ${total}, ${describeTime(milliseconds)}`;
}

/** `12 s` or `1 min 02 s` for milliseconds. */
export function describeTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}
