import type { Module } from './read-module.ts';
import type { Finding } from './rules.ts';

/** Rooms of rules and words; the others are machinery and doors. */
const rooms = /^service\/(?!platform\/|api\/|jobs\/)/;
const ownSuffix = /\.(?:sql|api|http|test)\.ts$/;
const outside =
  /^(?:node:(?!crypto$|buffer$|util$|zlib$|stream$)|pg$|pg-boss$|kysely$|fastify|@fastify\/|nodemailer$|openid-client$|pino$|sharp$|@node-rs\/|@electric-sql\/)/;

/** Lists whose entries do their work elsewhere; the list itself only names them. */
const lists = new Set([
  'service/catalog/products.ts',
  'service/catalog/content-types.ts',
  'service/accounts/social/providers.ts',
]);

/**
 * Nouns that are not pure. A noun is a file of a room that is neither handed a context or a database nor reaches outside by a
 * package of its own: what it imports, however far, does neither hold SQL nor reach outside.
 */
export function findImpureDomainFiles(modules: ReadonlyMap<string, Module>): Finding[] {
  const ways = new Map<string, string | undefined>();

  /** The way from that file to what is not pure. */
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
      rooms.test(file) &&
      !(takesContext || ownSuffix.test(file) || lists.has(file)) &&
      !imports.some(({ target, isFile, typeOnly }) => !isFile && !typeOnly && outside.test(target)),
  );
  return domainFiles.flatMap(({ file }) => {
    const way = wayOut(file);
    return way ? [{ file, line: 1, message: `a noun is pure: ${way}` }] : [];
  });
}
