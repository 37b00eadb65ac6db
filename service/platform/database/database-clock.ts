/** The clock of the database, which all processes share. Holds, jobs and limits use it. */
export interface DatabaseClock {
  readonly now: () => Date;
  /** Milliseconds by which this machine's clock is ahead of the database's. */
  readonly ahead: () => number;
}

/** A process whose clock differs by more milliseconds runs no jobs and is not ready. */
const maxOffset = 60_000;

export const isClockOff = ({ ahead }: DatabaseClock): boolean => Math.abs(ahead()) > maxOffset;

/** For a database in this process, which uses the same clock. */
export const localClock: DatabaseClock = { now: () => new Date(), ahead: () => 0 };

/** An answer that took more milliseconds is too inexact and is ignored. */
const maxElapsed = 1_000;

/** Sources of time: the clock of this machine, and monotonic milliseconds. */
export interface ClockSources {
  readonly system: () => number;
  readonly steady: () => number;
}

const machine: ClockSources = { system: Date.now, steady: () => performance.now() };

/**
 * The clock of the database, extrapolated between two measurements with the monotonic clock, so that setting this
 * machine's clock has no effect. `ask` returns the time of the database. Until the first measurement it is this
 * machine's clock.
 */
export function makeDatabaseClock(ask: () => Promise<number>, { system, steady }: ClockSources = machine) {
  let measured: { readonly at: number; readonly steady: number } | undefined;
  const time = () => (measured ? measured.at + (steady() - measured.steady) : system());
  const clock: DatabaseClock & { readonly measure: () => Promise<void> } = {
    now: () => new Date(time()),
    ahead: () => system() - time(),
    /** Measures again. If the database does not answer, the last measurement stays. */
    measure: async () => {
      const began = steady();
      const at = await ask().catch(() => undefined);
      const elapsed = steady() - began;
      if (at !== undefined && elapsed <= maxElapsed) measured = { at: at + elapsed / 2, steady: began + elapsed };
    },
  };
  return clock;
}
