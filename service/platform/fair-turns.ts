import type { AppError } from '../core/app-error.ts';
import { busy } from './turns.ts';

/** Who waits: the group that shares turns (a network, a device), and whether it goes before groups that nobody knows. */
export interface Waiting {
  readonly group: string;
  readonly known: boolean;
}

/**
 * Runs work so that only so many pieces are under way at once. Groups take turns, so that a group with much work does not
 * delay the others. Known groups go first; while both wait, every fourth turn is for an unknown one. Throws
 * ServiceUnavailableError for what does not fit into the line: its room is taken from the group that waits for most.
 */
export type FairTurns = <Result>(who: Waiting, work: () => Promise<Result>) => Promise<Result>;

interface Piece {
  readonly start: () => void;
  readonly refuse: (error: AppError) => void;
}

const everyFourth = 4;

/** `most` pieces at once; behind them up to `waiting` of known groups, and as many of unknown ones. */
export function makeFairTurns(most: number, { waiting }: { waiting: number }): FairTurns {
  const lines = { known: makeLine(waiting), unknown: makeLine(waiting) };
  let underWay = 0;
  let turn = 0;

  function next(): Piece | undefined {
    turn += 1;
    const [first, second] = turn % everyFourth === 0 ? [lines.unknown, lines.known] : [lines.known, lines.unknown];
    return first.take() ?? second.take();
  }

  return async ({ group, known }, work) => {
    if (underWay < most) underWay += 1;
    else {
      const line = known ? lines.known : lines.unknown;
      await new Promise<void>((start, refuse) => line.add(group, { start, refuse }));
    }
    try {
      return await work();
    } finally {
      // the turn goes on without being free in between, so that nobody jumps the line
      const piece = next();
      if (piece) piece.start();
      else underWay -= 1;
    }
  };
}

function makeLine(room: number) {
  /** The group whose turn is next comes first. */
  const groups = new Map<string, Piece[]>();
  let waiting = 0;

  /** The last piece of the longest group leaves, if that group is longer than the newcomer's. */
  function makeRoom(newcomers: number): boolean {
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
      if (waiting >= room && !makeRoom(pieces.length)) {
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
