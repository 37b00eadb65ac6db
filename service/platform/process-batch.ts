import type { Log } from './log.ts';

type Outcome =
  | { readonly id: string; readonly status: 'completed' }
  | { readonly id: string; readonly status: 'failed'; readonly output: { readonly message: string } };

/** Processes jobs concurrently. A job that fails is tried again; the others are not. */
export function processBatch<Job>(
  name: string,
  work: (job: Job) => Promise<void>,
  log: Pick<Log, 'warn'>,
): (batch: readonly { readonly id: string; readonly data: Job }[]) => Promise<Outcome[]> {
  return (batch) =>
    Promise.all(
      batch.map(async ({ id, data }): Promise<Outcome> => {
        try {
          await work(data);
          return { id, status: 'completed' };
        } catch (error) {
          log.warn({ err: error, job: name, data }, 'something could not be sent; it will be tried again');
          return { id, status: 'failed', output: { message: String(error) } };
        }
      }),
    );
}
