import { AppError } from '../core/app-error.ts';

/** Lets a few in at a time, keeps some waiting in order, and turns the rest away. */
export interface Turnstile {
  /** Runs the work when it is its turn. Throws ServiceUnavailableError at once when too many are waiting. */
  readonly pass: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function makeTurnstile(limits: { readonly inside: number; readonly waiting: number }): Turnstile {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return {
    pass: async (work) => {
      if (inside < limits.inside) inside += 1;
      else if (waiting.length < limits.waiting) await new Promise<void>((resolve) => waiting.push(resolve));
      else {
        throw new AppError('ServiceUnavailableError', 'The service is busy, please try again in a moment.', {
          retryAfter: 2,
        });
      }
      try {
        return await work();
      } finally {
        // the place is handed on, not given back, so that nobody jumps the queue
        const next = waiting.shift();
        if (next) next();
        else inside -= 1;
      }
    },
  };
}
