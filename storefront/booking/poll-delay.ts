const shortest = 5_000;
const longest = 60_000;

/** Milliseconds until the server is asked again, after waiting that long: rarer the longer it takes. */
export function pollDelay(waited: number): number {
  return Math.min(longest, Math.max(shortest, waited / 6));
}
