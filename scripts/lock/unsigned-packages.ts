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
 * Names of the packages of a lock file without the hash of what is to be installed, those for other machines too; what
 * comes within another package has the hash of that. Where npm left
 * out a hash, take the entry away and run `npm install --package-lock-only`.
 */
export function unsignedPackages(text: string): string[] {
  const { packages } = lockFile.parse(JSON.parse(text));
  return Object.entries(packages)
    .filter(([path, { integrity, link, inBundle }]) => path && !integrity?.startsWith('sha512-') && !link && !inBundle)
    .map(([path]) => path);
}
