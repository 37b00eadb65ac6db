import { performance } from 'node:perf_hooks';

/** The share of its time above which a process has its hands full. */
const full = 0.75;
/** Milliseconds between two looks at it, and for which nobody waits any longer. */
const look = 100;
const most = 1_000;

/**
 * What nobody waits for lets the calls and pages of this process go first: waits while that is busy, a second at most, so
 * that it goes on, slowly, however long the rush is. `share`: of the time since it was asked last, how much the process worked.
 */
export function givesWay(share: () => number = shareSince()): () => Promise<void> {
  return async () => {
    for (let waited = 0; waited < most && share() > full; waited += look) {
      await new Promise((go) => setTimeout(go, look));
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
