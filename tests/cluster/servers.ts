import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { quietPort } from '../resilience/server-process.ts';
import { addressOf, connect, hub, inNetworkOf, makeNetwork, removeNetwork } from './network.ts';

export const nodes = [1, 2, 3] as const;
export type ServerFault = 'killed' | 'frozen' | 'partitioned';

export interface Servers {
  /** The primary, whichever it is, through HAProxy. */
  readonly url: (database: string) => string;
  /** A server, whatever it is now. */
  readonly urlOf: (node: number, database: string) => string;
  /** Answers when there are a primary, a synchronous standby and another one: which is the primary. */
  readonly whole: () => Promise<number>;
  readonly harm: (node: number, fault: ServerFault) => Promise<void>;
  readonly mend: (node: number, fault: ServerFault) => Promise<void>;
  /** Their last output, to find the cause. */
  readonly logs: () => Promise<string>;
  readonly remove: () => Promise<void>;
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly lag?: number | string;
}

const deployed = (file: string) => readFile(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');

/** etcd, three PostgreSQL under Patroni by deploy/patroni.yml, and HAProxy by deploy/haproxy-database.cfg before them. */
export async function startServers(): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), 'padharo-cluster-'));
  await chmod(folder, 0o755);
  const postgres = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  const running = new Set<ChildProcess>();
  const run = (name: string, words: readonly string[]) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const [command = '', ...args] = words;
    const child = spawn(command, args, { stdio: ['ignore', log, log] });
    running.add(child);
    child.once('close', () => running.delete(child));
    return child;
  };
  makeNetwork();
  const [clients, peers] = [`http://${hub}:2379`, `http://${hub}:2380`];
  run('etcd', [
    'etcd',
    '--enable-v2',
    '--data-dir',
    join(folder, 'etcd'),
    '--listen-client-urls',
    clients,
    '--advertise-client-urls',
    clients,
    '--listen-peer-urls',
    peers,
    '--initial-advertise-peer-urls',
    peers,
    '--initial-cluster',
    `default=${peers}`,
  ]);
  const patroni = await deployed('patroni.yml');
  const dataOf = (node: number) => join(folder, `data${node}`);
  const socketsOf = (node: number) => join(folder, `sockets${node}`);
  function start(node: number): void {
    const words = ['runuser', '-u', 'postgres', '--', 'patroni', join(folder, `patroni${node}.yml`)];
    run(`node${node}`, [...inNetworkOf(node), ...words]);
  }
  for (const node of nodes) {
    for (const path of [dataOf(node), socketsOf(node)]) {
      await mkdir(path, { mode: 0o700 });
      await chown(path, postgres, postgres);
    }
    const text = patroni
      .replace('name: node1', `name: node${node}`)
      .replaceAll('10.0.0.11:', `${addressOf(node)}:`)
      .replaceAll('10.0.0.1:', `${hub}:`)
      .replaceAll('10.0.0.0/24', '10.199.0.0/24')
      .replace('/var/lib/postgresql/15/padharo', dataOf(node))
      .replace(/^postgresql:$/m, `postgresql:\n  parameters:\n    unix_socket_directories: ${socketsOf(node)}`)
      // the machine is someone's: what its disk is spared decides nothing here
      .replace(
        '        max_connections: 200',
        '        max_connections: 200\n        shared_buffers: 64MB\n        fsync: "off"',
      );
    await writeFile(join(folder, `patroni${node}.yml`), text);
    start(node);
  }
  const port = await quietPort();
  const haproxy = (await deployed('haproxy-database.cfg'))
    .replace('127.0.0.1:5432', `127.0.0.1:${port}`)
    .replaceAll('10.0.0.1', '10.199.0.1');
  await writeFile(join(folder, 'haproxy.cfg'), haproxy);
  run('haproxy', ['haproxy', '-db', '-f', join(folder, 'haproxy.cfg')]);

  /** Patroni and PostgreSQL of a node: all processes in its network. */
  const processesOf = (node: number): number[] =>
    execFileSync('ip', ['netns', 'pids', `padharo${node}`], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
      .map(Number);
  const signal = (node: number, name: NodeJS.Signals) => {
    for (const id of processesOf(node)) {
      try {
        process.kill(id, name);
      } catch {
        // it has ended with the one before
      }
    }
  };
  async function membersAt(node: number): Promise<Member[]> {
    const answer = await fetch(`http://${addressOf(node)}:8008/cluster`, { signal: AbortSignal.timeout(1_000) });
    const { members }: { members: Member[] } = await answer.json();
    return members;
  }
  async function whole(): Promise<number> {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      for (const node of nodes) {
        const members = await membersAt(node).catch(() => []);
        const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
        const standbys = members.filter(
          ({ role, state }) => role !== 'leader' && /^(?:running|streaming)$/.test(state),
        );
        if (leader && standbys.length === 2 && members.some(({ role }) => role === 'sync_standby'))
          return Number(leader.name.slice(-1));
      }
      await wait(250);
    }
    throw new Error(`The servers are not whole:\n${await logs()}`);
  }
  async function logs(): Promise<string> {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.log'));
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    return files.map((file, at) => `--- ${file}\n${texts[at]?.slice(-3_000)}`).join('\n');
  }
  return {
    url: (database) => `postgres://postgres:change-me@127.0.0.1:${port}/${database}`,
    urlOf: (node, database) => `postgres://postgres:change-me@${addressOf(node)}:5432/${database}`,
    whole,
    logs,
    harm: async (node, fault) => {
      if (fault === 'partitioned') connect(node, 'down');
      else signal(node, fault === 'killed' ? 'SIGKILL' : 'SIGSTOP');
    },
    mend: async (node, fault) => {
      if (fault === 'partitioned') connect(node, 'up');
      if (fault === 'frozen') signal(node, 'SIGCONT');
      if (fault === 'killed') start(node);
    },
    remove: async () => {
      for (const node of nodes) signal(node, 'SIGKILL');
      const ending = [...running].map((child) => once(child, 'close'));
      for (const child of running) child.kill('SIGKILL');
      await Promise.all(ending);
      removeNetwork();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
