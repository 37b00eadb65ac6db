import { errorsApiTexts } from '../../../messages/en/errors/api.ts';
import { sentence } from '../../../messages/message.ts';
import { AppError } from '../../core/app-error.ts';
import type { WorkLimits } from './work-limits.ts';

/**
 * A caller that waits: the group that shares a place in the queue (a network, a device), and whether the group is
 * known, such as a device that has signed in before.
 */
export interface QueuedCaller {
  readonly group: string;
  readonly known: boolean;
}

interface Piece {
  readonly start: () => void;
  readonly refuse: (error: AppError) => void;
}

const anyone: QueuedCaller = { group: '', known: false };
const everyFourth = 4;

/** A 503 error: try again in a moment. */
export function busy(): AppError {
  return new AppError('ServiceUnavailableError', sentence(errorsApiTexts.busy), {
    retryAfter: 2,
  });
}

/**
 * The queue of this process for one kind of work. Callers wait in order, and groups take turns, so that a group with
 * much work does not delay the others. Known groups go first; while both wait, every fourth place is for an unknown one.
 */
export class WorkQueue {
  readonly #limits: WorkLimits;
  readonly #known: WaitingGroups;
  readonly #unknown: WaitingGroups;
  #running = 0;
  #turn = 0;

  constructor(limits: WorkLimits) {
    this.#limits = limits;
    this.#known = new WaitingGroups(limits.waiting);
    this.#unknown = new WaitingGroups(limits.waiting);
  }

  /**
   * Runs the work as soon as there is a place. Throws ServiceUnavailableError if too many wait: the last piece of the
   * group that waits for most is refused. Work whose signal was aborted while it waited is not started and fails with
   * the signal's reason.
   */
  async run<Result>(
    work: () => Promise<Result>,
    { caller = anyone, signal }: { readonly caller?: QueuedCaller; readonly signal?: AbortSignal | undefined } = {},
  ): Promise<Result> {
    const { running, deadline } = this.#limits;
    if (this.#running < running) this.#running += 1;
    else {
      const groups = caller.known ? this.#known : this.#unknown;
      await new Promise<void>((start, refuse) => groups.add(caller.group, { start, refuse }));
    }
    let hasEnded = false;
    const end = () => {
      clearTimeout(timer);
      if (!hasEnded) this.#startNext();
      hasEnded = true;
    };
    const timer = deadline === undefined ? undefined : setTimeout(end, deadline);
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      end();
    }
  }

  /** The place passes to the next piece without becoming free, so that no newcomer can take it. */
  #startNext(): void {
    this.#turn += 1;
    const groups = [this.#known, this.#unknown];
    if (this.#turn % everyFourth === 0) groups.reverse();
    const next = groups[0]?.take() ?? groups[1]?.take();
    if (next) next.start();
    else this.#running -= 1;
  }
}

/** Pieces that wait, by group; the group that is next comes first. */
class WaitingGroups {
  readonly #most: number;
  readonly #groups = new Map<string, Piece[]>();
  #waiting = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(group: string, piece: Piece): void {
    const pieces = this.#groups.get(group) ?? [];
    if (this.#waiting >= this.#most && !this.#makeSpace(pieces.length)) {
      piece.refuse(busy());
      return;
    }
    pieces.push(piece);
    this.#groups.set(group, pieces);
    this.#waiting += 1;
  }

  take(): Piece | undefined {
    const [first] = this.#groups;
    if (!first) return undefined;
    const [group, pieces] = first;
    const piece = pieces.shift();
    this.#groups.delete(group);
    if (pieces.length > 0) this.#groups.set(group, pieces);
    this.#waiting -= 1;
    return piece;
  }

  /** Refuses the last piece of the longest group, if that group is longer than the newcomer's would be. */
  #makeSpace(own: number): boolean {
    let longest: Piece[] = [];
    for (const pieces of this.#groups.values()) if (pieces.length > longest.length) longest = pieces;
    if (longest.length <= own + 1) return false;
    longest.pop()?.refuse(busy());
    this.#waiting -= 1;
    return true;
  }
}
