import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      optional: z.boolean().optional(),
      cpu: z.array(z.string()).optional(),
    }),
  ),
});

/**
 * Names of the packages of a lock file without the hash of what is to be installed. Builds for other processors that
 * the registry did not have are no such packages: `complete-lock.ts` knows nothing of them but their name, and they
 * are installed on machines of that kind only.
 */
export function unsignedPackages(text: string): string[] {
  const { packages } = lockFile.parse(JSON.parse(text));
  return Object.entries(packages)
    .filter(
      ([path, { integrity, link, optional, cpu }]) =>
        path && !integrity?.startsWith('sha512-') && !link && !(optional && cpu),
    )
    .map(([path]) => path);
}
