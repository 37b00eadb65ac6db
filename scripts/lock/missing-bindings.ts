import { z } from 'zod';

const entry = z.object({
  integrity: z.string().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  libc: z.array(z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
type Entry = z.output<typeof entry>;
const lockFile = z.object({ packages: z.record(z.string(), entry) });

/** A platform that the project runs on. */
export interface Platform {
  readonly name: string;
  readonly os: string;
  readonly cpu: string;
  readonly libc?: string;
}

/** Platforms on which `npm start` has to build, besides the Linux of servers. Windows uses WSL. */
export const platforms: readonly Platform[] = [
  { name: 'macOS on Apple silicon', os: 'darwin', cpu: 'arm64' },
  { name: 'Linux and Windows under WSL', os: 'linux', cpu: 'x64', libc: 'glibc' },
  { name: 'Linux on ARM', os: 'linux', cpu: 'arm64', libc: 'glibc' },
];

/** Whether npm installs an entry on that platform. */
function suits({ os, cpu, libc }: Entry, at: Platform): boolean {
  const has = (listed: readonly string[] | undefined, own: string | undefined) =>
    !listed || (own !== undefined && listed.includes(own));
  return has(os, at.os) && has(cpu, at.cpu) && has(libc, at.libc);
}

/**
 * Packages without a native binding for that platform, or with one without an integrity hash: there `npm start` fails
 * while building. A package has bindings if it names several optional packages for different platforms; a single one is
 * for the platforms it supports only.
 */
export function missingBindings(text: string, at: Platform): string[] {
  const { packages } = lockFile.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, ...own }]) => {
    if (!suits(own, at)) return [];
    const offered = Object.keys(optionalDependencies).flatMap((name) => {
      const found = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
      return found?.os || found?.cpu ? [{ name, ...found }] : [];
    });
    const wanted = offered.filter((binding) => suits(binding, at));
    if (wanted.length === 0 && offered.length > 1) return [`${path} has none`];
    return wanted.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ name }) => `${name} has no hash`);
  });
}
