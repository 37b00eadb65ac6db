import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const outputOf = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' }).trim();

/** Where this machine itself gets Debian's packages. */
function mirror(): string | undefined {
  const lists = globSync(['/etc/apt/sources.list', '/etc/apt/sources.list.d/*.{list,sources}']);
  const lines = lists.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const addresses = lines.flatMap((line) => /^(?:URIs:|deb(?: \[.*?\])?)\s+(\S+)/.exec(line)?.[1] ?? []);
  return addresses.find((address) => /\/debian\/?$/.test(address));
}

/** Why no Debian can be made here; undefined if it can be tried. */
export function whyNoRootfs(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can make a Debian in a folder';
  const missing = ['mmdebstrap', 'unshare', 'chroot'].find(
    (name) => !['/usr/bin', '/usr/sbin'].some((folder) => existsSync(join(folder, name))),
  );
  if (missing) return `${missing} is not installed`;
  if (!mirror()) return 'this machine names no mirror of Debian';
  try {
    execFileSync('unshare', ['--mount', '--pid', '--fork', 'true'], { stdio: 'ignore' });
  } catch {
    return 'this machine allows no mounts';
  }
  return undefined;
}

/** What is killed at the end takes along what it started: `unshare --kill-child`. */
const running = new Set<ChildProcess>();

/** Debians in a folder of their own, of which each is as new as the first was. */
export interface Debians {
  readonly make: (name: string) => string;
  readonly remove: () => void;
}

/** Makes a small Debian of this release. Returns why not if its packages cannot be had. */
export async function openDebians(release: string): Promise<Debians | string> {
  const folder = mkdtempSync(join(tmpdir(), 'padharo-debian-'));
  const remove = () => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const archive = join(folder, 'debian.tar');
  // packages are unpacked without waiting for the disk, as in the images of Debian
  const options = ['--variant=minbase', '--mode=root', '--dpkgopt=force-unsafe-io', '--skip=cleanup/apt/lists'];
  try {
    await run('mmdebstrap', [...options, '--quiet', release, archive, mirror() ?? '']);
  } catch (error) {
    remove();
    return `Debian ${release} could not be made: ${String(error).split('\n').at(-2)}`;
  }
  const make = (name: string) => {
    const root = join(folder, name);
    mkdirSync(root);
    execFileSync('tar', ['--extract', '--file', archive, '--directory', root]);
    copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
    // no service is started when its package is installed
    writeFileSync(join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    return root;
  };
  return { make, remove };
}

interface Inside {
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Folders of this machine by their place inside. */
  readonly mounts?: Readonly<Record<string, string>>;
  readonly readOnly?: boolean;
}

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Mounts what a container has, then becomes the program: it has its own processes, and may read /proc. */
const enter = `set -e
root=$1; user=$2; mode=$3; mounts=$4; shift 4
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
if [ "$mode" = ro ]; then mount -o remount,ro,bind "$root"; mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"; fi
for pair in $mounts; do mount --bind "\${pair%%=*}" "$root\${pair##*=}"; done
cd "$root"
exec chroot --userspec="$user" "$root" /usr/bin/env --ignore-environment "$@"`;

/** Starts a program with this folder as its root. */
export function start(root: string, command: readonly string[], inside: Inside = {}): ChildProcess {
  const { env, folder = '/', user = { uid: 0, gid: 0 }, mounts = {}, readOnly = false } = inside;
  for (const place of Object.keys(mounts)) mkdirSync(join(root, place), { recursive: true });
  const pairs = Object.entries(mounts).map(([place, from]) => `${from}=${place}`);
  const spaces = ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private'];
  const variables = Object.entries({ PATH: path, HOME: '/root', ...env }).map(([name, value]) => `${name}=${value}`);
  const how = [root, `${user.uid}:${user.gid}`, readOnly ? 'ro' : 'rw', pairs.join(' '), `--chdir=${folder}`];
  const child = spawn('unshare', [...spaces, 'sh', '-c', enter, 'sh', ...how, ...variables, ...command], {
    env: { PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

function outcome(child: ChildProcess): Promise<{ code: number; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? 1, output })));
}

/** Runs a program with this folder as its root to its end. */
export const runIn = (root: string, command: readonly string[], inside?: Inside) =>
  outcome(start(root, command, inside));

/** npm inside asks whom npm here asks, and uses what npm here has fetched before. */
export function npmOfThisMachine(root: string): Pick<Inside, 'env' | 'mounts'> {
  const authorities = outputOf('npm', 'config', 'get', 'cafile');
  const inside = '/etc/authorities.crt';
  const own = existsSync(authorities);
  if (own) copyFileSync(authorities, join(root, inside));
  return {
    env: {
      npm_config_registry: outputOf('npm', 'config', 'get', 'registry'),
      npm_config_cache: '/var/cache/npm',
      npm_config_prefer_offline: 'true',
      ...(own && { npm_config_cafile: inside, NODE_EXTRA_CA_CERTS: inside }),
    },
    mounts: { '/var/cache/npm': outputOf('npm', 'config', 'get', 'cache') },
  };
}

/** The same for npm run by users who may not write to the cache of this machine: they get a copy. */
export function lendNpm(root: string): Readonly<Record<string, string>> {
  const { env = {}, mounts = {} } = npmOfThisMachine(root);
  for (const [to, from] of Object.entries(mounts)) {
    execFileSync('cp', ['-a', from, join(root, to)]);
    execFileSync('chmod', ['-R', 'a+rwX', join(root, to)]);
  }
  return env;
}

/** The Node and npm of this machine, where an image or a package of Node would put its own. */
export function putNode(root: string): void {
  const local = join(root, 'usr/local');
  mkdirSync(join(local, 'bin'), { recursive: true });
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true });
  copyFileSync(process.execPath, join(local, 'bin/node'));
  const program = realpathSync(outputOf('sh', '-c', 'command -v npm'));
  execFileSync('cp', ['-a', join(dirname(program), '..'), join(local, 'lib/node_modules/npm')]);
  execFileSync('ln', ['-sf', '../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm')]);
}

/** The id of the first process inside. */
export const childOf = ({ pid }: ChildProcess): string =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();

/** The root of a process; undefined while there is none. */
function rootOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/root`);
  } catch {
    return undefined;
  }
}

/** A machine that runs until it is halted, so that what one program starts goes on. */
export async function boot(root: string) {
  const init = start(root, ['sleep', 'infinity']);
  while (rootOf(childOf(init)) !== root) await wait(50);
  const begin = (command: readonly string[], { env, folder = '/' }: Inside = {}): ChildProcess => {
    const variables = Object.entries({ PATH: path, HOME: '/root', ...env }).map(([name, value]) => `${name}=${value}`);
    const into = ['--target', childOf(init), '--mount', '--pid', '--root', '--wd=/', 'env', '--ignore-environment'];
    return spawn('nsenter', [...into, `--chdir=${folder}`, ...variables, ...command], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  return {
    begin,
    run: (command: readonly string[], inside?: Inside) => outcome(begin(command, inside)),
    halt: () => init.kill('SIGKILL'),
  };
}
