// Runs with any Node on the machine: installs the dependencies if they do not match the lock file, then continues with
// the Node among them. Plain JavaScript without dependencies, because nothing is installed yet.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldest = 18;
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const nodeFolder = join(modules, 'node', 'bin');
const pinnedNode = join(nodeFolder, 'node');

const tasks = {
  start: { file: 'scripts/tasks/start.ts', serves: true },
  build: { file: 'scripts/tasks/build.ts' },
  dev: { file: 'scripts/tasks/dev.ts', env: { NODE_ENV: 'development' } },
  test: { file: 'scripts/tasks/test.ts', args: ['main'] },
  'test:all': { file: 'scripts/tasks/test.ts', args: ['rest'] },
  'test:long': { file: 'scripts/tasks/test.ts', env: { TEST_LONG: '1', E2E_THROUGH: 'haproxy' } },
  'test:cluster': { file: 'scripts/tasks/cluster.ts' },
  'test:mutants': {
    file: 'node_modules/@stryker-mutator/core/bin/stryker.js',
    args: ['run', 'tests/mutation/stryker.config.mjs'],
  },
  check: { file: 'scripts/tasks/check.ts' },
  snapshots: { file: 'scripts/tasks/snapshots.ts' },
  guide: { file: 'scripts/tasks/guide.ts' },
  fix: { file: 'scripts/tasks/fix.ts' },
  promises: { file: 'scripts/tasks/promises.ts' },
  sbom: { file: 'scripts/tasks/sbom.ts' },
  bench: { file: 'scripts/tasks/bench.ts' },
  'bench:load': { file: 'scripts/tasks/bench.ts', args: ['load'] },
  operator: { file: 'scripts/operator.ts' },
  catalogue: { file: 'scripts/catalogue.ts' },
  'picture-sizes': { file: 'scripts/picture-sizes.ts' },
};

function say(text) {
  process.stdout.write(`  ${text}\n`);
}

function fail(text) {
  process.stderr.write(`\n  ${text}\n\n`);
  process.exit(1);
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** npm writes its own copy of the lock file into node_modules last. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const found = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional, link }]) => {
    const there = found[path];
    if (!there) return !path.includes('node_modules/') || optional || devOptional || link;
    return there.version === version && (!integrity || !there.integrity || there.integrity === integrity);
  });
}

/** Passes signals on to `child`; also the end of npm, if a shell between npm and us swallowed its signal. */
function passSignals(child) {
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, pass);
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, 300);
    watch.unref();
  }
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/** Runs a program to its end; returns the exit code like a shell and, if quiet, its output. */
function run(command, args, { quiet = false, cwd = root, env = process.env } = {}) {
  return new Promise((resolve) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd, env, stdio });
    let output = '';
    for (const stream of quiet ? [child.stdout, child.stderr] : []) stream.on('data', (data) => (output += data));
    passSignals(child);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: code ?? 128 + (signalNumbers[signal] ?? 0), signal, output }));
  });
}

function npm(args, options) {
  const script = process.env.npm_execpath;
  const ownScript = script && /npm-cli\.c?js$/.test(script);
  return ownScript ? run(process.execPath, [script, ...args], options) : run('npm', args, options);
}

const noNetwork = "This machine does not reach npm's registry: check its network, and the proxy and registry of npm.";
const notWritable = `This user may not write to ${root}: start as the user who owns it, or change its owner.`;

/** What npm's error codes mean for the person who starts the site. */
const npmRefusals = {
  ENOTFOUND: noNetwork,
  EAI_AGAIN: noNetwork,
  ECONNREFUSED: noNetwork,
  ECONNRESET: noNetwork,
  ENETUNREACH: noNetwork,
  EHOSTUNREACH: noNetwork,
  ETIMEDOUT: noNetwork,
  ERR_SOCKET_TIMEOUT: noNetwork,
  ENOSPC: `The disk is full: free 2 GB where ${root} is, and start again.`,
  EDQUOT: `The disk is full: free 2 GB where ${root} is, and start again.`,
  EROFS: `The file system of ${root} is read-only: the first start has to install and build there.`,
  EACCES: notWritable,
  EPERM: notWritable,
};

/** One sentence if npm's output names a usual cause, otherwise the output itself. */
function failOfNpm(output, otherwise) {
  const [, code] = /\bcode:? '?(E[A-Z_]+)/.exec(output) ?? [];
  if (Object.hasOwn(npmRefusals, code ?? '')) fail(npmRefusals[code]);
  process.stderr.write(output);
  fail(otherwise);
}

async function install() {
  say('Installing dependencies (only once, a minute or two) …');
  const began = Date.now();
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
  });
  if (code > 128) process.exit(code);
  if (code !== 0) failOfNpm(output, 'npm could not install the dependencies. See its output above.');
  say(`Installed dependencies in ${Math.round((Date.now() - began) / 1000)} s`);
}

/** npm may be configured not to run install scripts, in which the package `node` fetches its program. */
async function fetchNode() {
  const { version } = JSON.parse(readFileSync(join(modules, 'node', 'package.json'), 'utf8'));
  say(`npm skipped install scripts, so fetching Node.js ${version} …`);
  const { code, output } = await run(process.execPath, ['installArchSpecificPackage.js'], {
    quiet: true,
    cwd: join(modules, 'node'),
  });
  if (existsSync(pinnedNode)) return;
  failOfNpm(output, `Could not fetch Node.js ${version} (exit code ${code}). See the output above.`);
}

async function main() {
  if (Number(process.versions.node.split('.')[0]) < oldest) {
    fail(`Padharo needs Node.js ${oldest} or newer to start. This is ${process.version}.`);
  }
  const [name = 'start', ...rest] = process.argv.slice(2);
  const task = tasks[name];
  if (!task) fail(`Unknown task ${name}. Choose one of: ${Object.keys(tasks).join(', ')}.`);
  if (!isInstalled()) await install();
  if (!existsSync(pinnedNode)) await fetchNode();
  // the last two contain programs for root to set up PostgreSQL for the tests; not every shell searches them
  const path = [nodeFolder, join(modules, '.bin'), process.env.PATH, '/usr/sbin', '/sbin'].join(delimiter);
  // options for a small server with a short start (docs/decisions/0012)
  const server = task.serves ? JSON.parse(readFileSync(join(root, 'scripts', 'server-process.json'), 'utf8')) : {};
  // operators may set variables in a file; the environment takes precedence
  const ofTheSite = ['start', 'operator'].includes(name) ? [`--env-file-if-exists=${join(root, 'padharo.env')}`] : [];
  const args = [
    '--disable-warning=ExperimentalWarning',
    ...ofTheSite,
    ...(server.flags ?? []),
    join(root, task.file),
    ...(task.args ?? []),
    ...rest,
  ];
  const { code } = await run(pinnedNode, args, { env: { ...server.env, ...process.env, ...task.env, PATH: path } });
  process.exit(code);
}

void main();
