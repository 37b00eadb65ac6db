import pg from 'pg';
import type { Config } from '../../service/platform/config.ts';
import { defaultSchema } from '../../service/platform/database/database.ts';
import {
  type DistributionFacts,
  distributeSchema,
  isDistributed,
  nodeOf,
  nodes,
  readDistributionFacts,
} from './distribute.sql.ts';

export const distributeHelp = `  npm run operator -- distribute
      Moves this house (DATABASE_SCHEMA) to one of the workers of Citus, while it is stopped.
`;

const oldest = 13;

/** Why this site cannot be distributed now, as a sentence with what to do; undefined if it can. */
export function whyNotDistributable(
  schema: string,
  { version, isThere, user, others, path }: DistributionFacts,
): string | undefined {
  if (version === null)
    return `This database has not the extension Citus. Install Citus ${oldest} or newer on all servers, and: create extension citus;`;
  if (Number.parseInt(version, 10) < oldest)
    return `This is Citus ${version}: schemas are distributed from ${oldest} on.`;
  if (!isThere)
    return `There is no house in the schema ${schema} yet: start Padharo once with DATABASE_SCHEMA=${schema}.`;
  if (others > 0)
    return `${others} connections of ${user} are open: stop all processes of this house (and the pooler before them) first.`;
  if (path !== null && path.split(',')[0]?.trim() !== schema)
    return `The role ${user} is of another house here (search_path ${path}): each distributed house needs a role of its own.`;
  return undefined;
}

/** Returns a sentence to print. Throws Error with what is missing. */
export async function distribute({
  databaseUrl,
  databaseDirectUrl: connectionString = databaseUrl,
  databaseSchema: schema,
}: Config): Promise<string> {
  if (!connectionString)
    throw new Error('The embedded database is one file: only PostgreSQL with Citus is distributed.');
  if (schema === defaultSchema)
    throw new Error(
      `Citus moves no house out of ${defaultSchema}: give it a schema of its own by DATABASE_SCHEMA first.`,
    );
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const because = whyNotDistributable(schema, await readDistributionFacts(client, schema));
    if (because !== undefined) throw new Error(because);
    if (await isDistributed(client, schema))
      return `${schema} is distributed already: on ${await nodeOf(client, schema)}.`;
    const { workers, isCoordinator } = await nodes(client);
    if (!isCoordinator) throw new Error('This is a worker of Citus: DATABASE_DIRECT_URL has to be its coordinator.');
    if (workers === 0) throw new Error("Citus knows no worker yet: select citus_add_node('address', 5432);");
    await distributeSchema(client, schema);
    return `${schema} lies on ${await nodeOf(client, schema)} now. Start its processes.`;
  } finally {
    await client.end();
  }
}
