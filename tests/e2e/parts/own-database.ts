import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseUrl } from './site.ts';

async function admin(work: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(work);
  await client.end();
}

/** Creates an empty database for servers that an end-to-end test starts itself. */
export async function ownDatabase(): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `own_${randomBytes(4).toString('hex')}`;
  await admin(`create database ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`drop database if exists ${name} with (force)`) };
}
