import { z } from 'zod';

// records, because parsed schema objects would change the order of keys
const lockFile = z.record(z.string(), z.unknown());
const packageEntries = z.record(z.string(), z.unknown());
const entry = z.object({
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

const systems = ['android', 'darwin', 'freebsd', 'linux', 'win32', 'openharmony'];
const processors = /[-/](arm64|arm|x64|ia32|ppc64|riscv64|s390x|wasm32)(?:-|$)/;

/** The platforms of a package with that name, as npm writes them into a lock file. */
function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const os = systems.find((system) => name.includes(`-${system}-`) || name.includes(`/${system}-`));
  const cpu = processors.exec(name)?.[1];
  const libc = name.endsWith('-musl') ? 'musl' : name.endsWith('-gnu') ? 'glibc' : undefined;
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(os ? { os: [os] } : {}), ...(os && libc ? { libc: [libc] } : {}) };
}

/**
 * The lock file with an entry for every package of another platform. npm omits those that its registry did not have,
 * and then `npm ci` rejects the lock file on all platforms.
 */
export function completeLock(text: string): string {
  const lock = lockFile.parse(JSON.parse(text));
  const packages = packageEntries.parse(lock['packages']);
  for (const [path, value] of Object.entries(packages)) {
    const { dev, optionalDependencies = {} } = entry.parse(value);
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (packages[`node_modules/${name}`] || packages[`${path}/node_modules/${name}`] || !platform.cpu) continue;
      packages[`node_modules/${name}`] = { version, ...(dev ? { dev } : {}), optional: true, ...platform };
    }
  }
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return `${JSON.stringify({ ...lock, packages: sorted }, undefined, 2)}\n`;
}

/** Names of the packages that `completeLock` would add. */
export function missingFromLock(text: string): string[] {
  const namesIn = (lock: string) => Object.keys(packageEntries.parse(lockFile.parse(JSON.parse(lock))['packages']));
  const before = new Set(namesIn(text));
  return namesIn(completeLock(text)).filter((path) => !before.has(path));
}
