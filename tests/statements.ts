import pg from 'pg';

/**
 * The SQL that this process asks PostgreSQL while `work` is done, in its order; not those of the job queue, which goes by
 * a clock of its own, nor what a new connection is told.
 */
export async function splitStatements(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const { submit } = pg.Query.prototype;
  pg.Query.prototype.submit = function (connection) {
    asked.push(String(Reflect.get(this, 'text')));
    return Reflect.apply(submit, this, [connection]);
  };
  try {
    await work();
  } finally {
    pg.Query.prototype.submit = submit;
  }
  return asked.filter((text) => !text.includes('jobs.') && !text.startsWith('set search_path'));
}
