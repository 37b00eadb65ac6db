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

/** A machine that the project is started on. */
export interface Platform {
  readonly name: string;
  readonly os: string;
  readonly cpu: string;
  readonly libc?: string;
}

/** Where `npm start` has to build, beside the Linux of servers. Windows starts it under WSL. */
export const platforms: readonly Platform[] = [
  { name: 'macOS on Apple silicon', os: 'darwin', cpu: 'arm64' },
  { name: 'Linux and Windows under WSL', os: 'linux', cpu: 'x64', libc: 'glibc' },
  { name: 'Linux on ARM', os: 'linux', cpu: 'arm64', libc: 'glibc' },
];

/** Whether npm installs an entry on that machine. */
function suits({ os, cpu, libc }: Entry, at: Platform): boolean {
  const has = (listed: readonly string[] | undefined, own: string | undefined) =>
    !listed || (own !== undefined && listed.includes(own));
  return has(os, at.os) && has(cpu, at.cpu) && has(libc, at.libc);
}

/**
 * Which packages have no native binding for that machine, or one without the hash of what is to be installed: there `npm start`
 * fails while it builds. A package offers bindings where it names several optional packages for different machines; where it
 * names one, that is for the machines it suits only.
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
