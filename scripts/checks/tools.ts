import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packagesForKit } from '../../tests/resilience/citus-kit.ts';
import { postgresBinaries } from '../../tests/setup/postgres.ts';
import { runCommand } from '../command.ts';

// first Chromium without a window: the same engine with a third less work
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of this machine, CHROMIUM first; undefined if there is none. */
export function findChromium(): string | undefined {
  const fromEnvironment = process.env['CHROMIUM'];
  if (fromEnvironment) return fromEnvironment;
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  const files = browsers.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...files, ...applications].find((file) => existsSync(file));
}

/** The Debian packages that are missing here. */
function missing(): string[] {
  return [...(findChromium() ? [] : ['chromium-headless-shell']), ...(postgresBinaries() ? [] : ['postgresql'])];
}

const policy = '/usr/sbin/policy-rc.d';

/** Debian starts installed services unless this file forbids it; the tests create their own clusters. */
async function withoutServices(work: () => Promise<void>): Promise<void> {
  if (existsSync(policy)) return work();
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await work();
  } finally {
    rmSync(policy, { force: true });
  }
}

/** Installs these packages on Debian as root. Prints what went wrong. */
export async function installOnDebian(packages: readonly string[]): Promise<void> {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  process.stdout.write(`  Installing ${packages.join(' and ')} …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await withoutServices(async () => {
    const update = await runCommand('apt-get', ['update'], { quiet: true, env });
    const install = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      quiet: true,
      env,
    });
    if (install.code !== 0) process.stdout.write(`${update.output}${install.output}`);
  });
}

/** Optional proxies and poolers: tests and measurements that need them are skipped with a message. */
const proxies = ['haproxy', 'pgbouncer'];
const missingProxies = () => proxies.filter((name) => !existsSync(join('/usr/sbin', name)));

/** What makes a Debian in a folder, for tests/bare-machine. */
export const missingBootstrap = () => (existsSync('/usr/bin/mmdebstrap') ? [] : ['mmdebstrap']);

/**
 * Ensures that Chromium, PostgreSQL and the proxies are installed: installs them on Debian as root, otherwise prints
 * what to install. Also what a kit of Citus needs, where there is one.
 */
export async function prepareTools(): Promise<void> {
  await installOnDebian([...missing(), ...missingProxies()]);
  // apart: if Debian does not have them, the others are still installed
  await installOnDebian(packagesForKit());
  const left = missing().map((name) => (name === 'postgresql' ? 'PostgreSQL 15 or newer' : 'Chromium'));
  if (left.length > 0)
    process.stdout.write(`  Install ${left.join(' and ')}; the tests that need it fail until then.\n`);
}
