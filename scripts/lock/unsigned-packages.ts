import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
    }),
  ),
});

/**
 * Packages of a lock file without an integrity hash, including those for other platforms; a bundled package is covered
 * by the hash of its parent. If npm omitted a hash, delete the entry and run `npm install --package-lock-only`.
 */
export function unsignedPackages(text: string): string[] {
  const { packages } = lockFile.parse(JSON.parse(text));
  return Object.entries(packages)
    .filter(([path, { integrity, link, inBundle }]) => path && !integrity?.startsWith('sha512-') && !link && !inBundle)
    .map(([path]) => path);
}
