import { performance } from 'node:perf_hooks';

/** The share of time above which the event loop counts as busy. */
const busyShare = 0.75;
/** Milliseconds between two checks, and the longest wait in total. */
const interval = 100;
const maxWait = 1_000;

/**
 * Makes background work wait while this process is busy with calls and pages: a second at most, so that it progresses
 * slowly during a long rush. `share` returns the fraction of the time since its last call in which the event loop
 * worked.
 */
export function makeBusyWait(share: () => number = shareSince()): () => Promise<void> {
  return async () => {
    for (let waited = 0; waited < maxWait && share() > busyShare; waited += interval) {
      await new Promise((go) => setTimeout(go, interval));
    }
  };
}

function shareSince(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    return utilization;
  };
}
