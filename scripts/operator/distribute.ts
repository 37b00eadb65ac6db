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
      Moves this site (DATABASE_SCHEMA) to a Citus worker. Stop the site first.
`;

const oldest = 13;

/** Why this site cannot be distributed now, as a sentence with what to do; undefined if it can. */
export function whyNotDistributable(
  schema: string,
  { version, isThere, user, others, path }: DistributionFacts,
): string | undefined {
  if (version === null)
    return `This database does not have the extension Citus. Install Citus ${oldest} or newer on all servers, then run: create extension citus;`;
  if (Number.parseInt(version, 10) < oldest)
    return `This is Citus ${version}. Distributing schemas needs ${oldest} or newer.`;
  if (!isThere) return `The schema ${schema} has no site yet. First start Padharo once with DATABASE_SCHEMA=${schema}.`;
  if (others > 0)
    return `${others} connections of ${user} are open. First stop all processes of this site, and the pooler in front of them.`;
  if (path !== null && path.split(',')[0]?.trim() !== schema)
    return `The role ${user} belongs to another site here (search_path ${path}). Each distributed site needs a role of its own.`;
  return undefined;
}

/** Returns a sentence to print. Throws Error with what is missing. */
export async function distribute({
  databaseUrl,
  databaseDirectUrl: connectionString = databaseUrl,
  databaseSchema: schema,
}: Config): Promise<string> {
  if (!connectionString) throw new Error('The embedded database cannot be distributed. Use PostgreSQL with Citus.');
  if (schema === defaultSchema)
    throw new Error(
      `Citus cannot move a site out of ${defaultSchema}. First set DATABASE_SCHEMA to a schema of its own.`,
    );
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const because = whyNotDistributable(schema, await readDistributionFacts(client, schema));
    if (because !== undefined) throw new Error(because);
    if (await isDistributed(client, schema))
      return `${schema} is already distributed, on ${await nodeOf(client, schema)}.`;
    const { workers, isCoordinator } = await nodes(client);
    if (!isCoordinator) throw new Error('This is a Citus worker. Set DATABASE_DIRECT_URL to the coordinator.');
    if (workers === 0) throw new Error("Citus has no workers yet. Run: select citus_add_node('address', 5432);");
    await distributeSchema(client, schema);
    return `${schema} is now on ${await nodeOf(client, schema)}. Start its processes.`;
  } finally {
    await client.end();
  }
}
