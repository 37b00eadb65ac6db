import type { AppError } from '../core/app-error.ts';
import { busy } from './concurrency-limiter.ts';

/**
 * A caller that waits: the group that shares a place in the queue (a network, a device), and whether the group is
 * known, such as a device that has signed in before.
 */
export interface QueuedCaller {
  readonly group: string;
  readonly known: boolean;
}

/**
 * Limits concurrent work. Groups take turns, so that a group with much work does not delay the others. Known groups go
 * first; while both wait, every fourth place is for an unknown group. Throws ServiceUnavailableError when the queue is
 * full: the piece of the group that waits for most is dropped.
 */
export type FairQueue = <Result>(caller: QueuedCaller, work: () => Promise<Result>) => Promise<Result>;

interface Piece {
  readonly start: () => void;
  readonly refuse: (error: AppError) => void;
}

const everyFourth = 4;

/** At most `limit` pieces at once; up to `waiting` queued pieces of known groups, and as many of unknown groups. */
export function makeFairQueue(limit: number, { waiting }: { waiting: number }): FairQueue {
  const queues = { known: makeQueue(waiting), unknown: makeQueue(waiting) };
  let running = 0;
  let turn = 0;

  function next(): Piece | undefined {
    turn += 1;
    const [first, second] = turn % everyFourth === 0 ? [queues.unknown, queues.known] : [queues.known, queues.unknown];
    return first.take() ?? second.take();
  }

  return async ({ group, known }, work) => {
    if (running < limit) running += 1;
    else {
      const queue = known ? queues.known : queues.unknown;
      await new Promise<void>((start, refuse) => queue.add(group, { start, refuse }));
    }
    try {
      return await work();
    } finally {
      // the slot passes to the next piece without becoming free, so that no newcomer can take it
      const piece = next();
      if (piece) piece.start();
      else running -= 1;
    }
  };
}

function makeQueue(room: number) {
  /** The group that is next comes first. */
  const groups = new Map<string, Piece[]>();
  let waiting = 0;

  /** Drops the last piece of the longest group, if that group is longer than the newcomer's. */
  function makeSpace(newcomers: number): boolean {
    let longest: Piece[] = [];
    for (const pieces of groups.values()) if (pieces.length > longest.length) longest = pieces;
    if (longest.length <= newcomers + 1) return false;
    longest.pop()?.refuse(busy());
    waiting -= 1;
    return true;
  }

  return {
    add(group: string, piece: Piece): void {
      const pieces = groups.get(group) ?? [];
      if (waiting >= room && !makeSpace(pieces.length)) {
        piece.refuse(busy());
        return;
      }
      groups.set(group, [...pieces, piece]);
      waiting += 1;
    },
    take(): Piece | undefined {
      const [entry] = groups;
      if (!entry) return undefined;
      const [group, [piece, ...rest]] = entry;
      groups.delete(group);
      if (rest.length > 0) groups.set(group, rest);
      waiting -= 1;
      return piece;
    },
  };
}
