import type { Module } from './read-module.ts';
import type { Finding } from './rules.ts';

/** Modules with domain files; the others are infrastructure and entry points. */
const domainModules = /^service\/(?!platform\/|api\/|jobs\/)/;
const ownSuffix = /\.(?:sql|api|http|test)\.ts$/;
const outside =
  /^(?:node:(?!crypto$|buffer$|util$|zlib$|stream$)|pg$|pg-boss$|kysely$|fastify|@fastify\/|nodemailer$|openid-client$|pino$|sharp$|@node-rs\/|@electric-sql\/)/;

/** Lists that only name entries with code elsewhere. */
const lists = new Set(['service/catalog/products/content-types.ts', 'service/accounts/social/providers.ts']);

/**
 * Domain files that are not pure. A domain file is a file of a module that receives no context or database and imports
 * no package with I/O: nothing that it imports, directly or indirectly, may contain SQL or do I/O.
 */
export function findImpureDomainFiles(modules: ReadonlyMap<string, Module>): Finding[] {
  const ways = new Map<string, string | undefined>();

  /** The import path from that file to the impure one. */
  function wayOut(file: string): string | undefined {
    if (file.endsWith('.sql.ts')) return file;
    if (ways.has(file)) return ways.get(file);
    ways.set(file, undefined);
    for (const { target, isFile, typeOnly } of modules.get(file)?.imports ?? []) {
      const rest = typeOnly ? undefined : isFile ? wayOut(target) : outside.test(target) ? target : undefined;
      if (!rest) continue;
      ways.set(file, `${file} → ${rest}`);
      break;
    }
    return ways.get(file);
  }

  const domainFiles = [...modules.values()].filter(
    ({ file, takesContext, imports }) =>
      domainModules.test(file) &&
      !(takesContext || ownSuffix.test(file) || lists.has(file)) &&
      !imports.some(({ target, isFile, typeOnly }) => !isFile && !typeOnly && outside.test(target)),
  );
  return domainFiles.flatMap(({ file }) => {
    const way = wayOut(file);
    return way ? [{ file, line: 1, message: `a noun is pure: ${way}` }] : [];
  });
}
