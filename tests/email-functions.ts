import { globSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../service/emails');

/** The emails that the files `*.email.ts` write: by file, the names of its functions in kebab case. */
export async function readEmailFunctions(): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = globSync('*.email.ts', { cwd: folder });
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string[]]> => {
        const module: unknown = await import(join(folder, file));
        const names = Object.entries(module ?? {}).flatMap(([name, value]) =>
          typeof value === 'function' ? name : [],
        );
        return [file, names.map((name) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`))];
      }),
    ),
  );
}
