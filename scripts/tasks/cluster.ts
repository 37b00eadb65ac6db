import { existsSync } from 'node:fs';
import { installOnDebian } from '../checks/tools.ts';
import { runCommand } from '../command.ts';

const programs = {
  '/usr/bin/patroni': ['patroni', 'python3-psycopg2'],
  '/usr/bin/etcd': ['etcd-server'],
  '/usr/sbin/haproxy': ['haproxy'],
  '/usr/sbin/pgbouncer': ['pgbouncer'],
  '/usr/lib/postgresql/15/bin/postgres': ['postgresql-15'],
  '/usr/bin/ip': ['iproute2'],
};
const missing = () => Object.entries(programs).flatMap(([file, names]) => (existsSync(file) ? [] : names));

/** Why it cannot run here. */
async function hindrance(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    return 'it needs root on Debian: it installs Patroni, etcd, HAProxy and PgBouncer, and makes networks';
  await installOnDebian(missing());
  if (missing().length > 0) return `${missing().join(', ')} could not be installed`;
  const { code } = await runCommand('ip', ['netns', 'add', 'padharo-try'], { quiet: true });
  if (code !== 0) return 'this machine allows no networks of its own (ip netns)';
  await runCommand('ip', ['netns', 'del', 'padharo-try'], { quiet: true });
  return undefined;
}

const because = await hindrance();
if (because !== undefined) {
  process.stdout.write(`  The cluster was not tested: ${because}\n`);
  process.exit(0);
}
process.exit((await runCommand('vitest', ['run', '--project', 'cluster'])).code);
