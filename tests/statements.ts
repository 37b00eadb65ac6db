import pg from 'pg';

/**
 * Returns the SQL that this process sends to PostgreSQL during `work`, in order, without the job queue's, which runs on
 * its own timer, and without the settings of new connections.
 */
export async function splitStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { submit } = pg.Query.prototype;
  pg.Query.prototype.submit = function (connection) {
    statements.push(String(Reflect.get(this, 'text')));
    return Reflect.apply(submit, this, [connection]);
  };
  try {
    await work();
  } finally {
    pg.Query.prototype.submit = submit;
  }
  return statements.filter((text) => !text.includes('jobs.') && !text.startsWith('set search_path'));
}
