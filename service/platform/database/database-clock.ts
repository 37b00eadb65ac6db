/** What holds, jobs and limits go by: the clock of the database, which all processes share. */
export interface DatabaseClock {
  readonly now: () => Date;
  /** Milliseconds that the clock of this machine is ahead of the database's. */
  readonly ahead: () => number;
}

/** A process whose clock differs by more does no jobs and is not ready. */
const mostOff = 60_000;

export const isOff = ({ ahead }: DatabaseClock): boolean => Math.abs(ahead()) > mostOff;

/** Of a database in this process: there is one clock. */
export const ownClock: DatabaseClock = { now: () => new Date(), ahead: () => 0 };

/** An answer that took longer says little of the time. */
const mostTaken = 1_000;

/** Where time comes from: the clock of this machine, and milliseconds that only go forward. */
export interface Sources {
  readonly system: () => number;
  readonly steady: () => number;
}

const machine: Sources = { system: Date.now, steady: () => performance.now() };

/**
 * The database's clock, as far as it was measured: between two measurements the milliseconds go on by themselves, so that
 * nobody who sets the clock of this machine moves it. `ask` gives the database's time. Until it was measured once, it is the
 * clock of this machine.
 */
export function databaseClock(ask: () => Promise<number>, { system, steady }: Sources = machine) {
  let known: { readonly at: number; readonly steady: number } | undefined;
  const time = () => (known ? known.at + (steady() - known.steady) : system());
  const clock: DatabaseClock & { readonly measure: () => Promise<void> } = {
    now: () => new Date(time()),
    ahead: () => system() - time(),
    /** Measures it again; a database that does not answer leaves it as it was. */
    measure: async () => {
      const began = steady();
      const at = await ask().catch(() => undefined);
      const taken = steady() - began;
      if (at !== undefined && taken <= mostTaken) known = { at: at + taken / 2, steady: began + taken };
    },
  };
  return clock;
}
