import { mayConvert } from './conversions.ts';
import { areaOfArtwork, forbidsInModule, isProductModule, mayImport, moduleOf } from './modules.ts';
import type { Import, Module, RestrictedUse } from './read-module.ts';

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^(?:tests|scripts|bench)\//.test(file);
const isSql = (file: string) => file.endsWith('.sql.ts');
/** Where SQL is allowed. */
export const holdsSql = (file: string) => isSql(file) || /^(?:service\/platform|database)\//.test(file);
const tables = 'database/tables.ts';
const besideTheProduct = new Set(['artwork', 'database', 'database/sample']);
const drawers = new Set(['doorstep', 'storefront', 'service/documents', 'service/media', 'database/sample', 'artwork']);

/** Files that the storefront and the back office share. */
const ofStorefront =
  /^storefront\/(?:ui\/|rendering\/|saved\/(?:saved-card(?:-texts)?|saved-groups)\.tsx?$|map\/(?:can-draw\.ts|map-frame\.tsx|use-base-map\.ts|pins\.ts)$|urls\.ts$|product\/kinds\.ts$|fonts\.css$|service\.ts$|entry\.server\.tsx$|shell\/(?:frame|head-scripts)\.ts$|server\/(?:busy-page|finish-page|web-request)\.ts$)/;

/** Why `from` may not import that; undefined if it may. Tests, scripts and benchmarks may import anything. */
export function forbidsImport(from: string, { target, isFile, typeOnly }: Import): string | undefined {
  if (isTest(from) || from.endsWith('.config.ts')) return undefined;
  const module = moduleOf(from);
  if (!isFile) {
    if (module === 'service/core') return `core imports nothing, not even ${target}`;
    if (module === 'artwork') return `artwork imports nothing but artwork, not ${target}`;
    if (target === 'pg' && module !== 'service/platform') return 'only platform talks to the driver';
    return undefined;
  }
  const other = moduleOf(target);
  const inside = module === other ? forbidsInModule(module, from, target) : undefined;
  if (inside) return inside;
  if (isTest(target)) return 'what ships does not import tests, scripts or measurements';
  if (target === tables)
    return typeOnly || module === other ? undefined : 'of database/tables.ts only types are imported';
  if (isSql(target) && other !== module) return `the SQL of ${other} is imported in ${other} only`;
  if (other === 'artwork') return forbidsArtwork(from, module, target);
  if (module === 'artwork') return 'artwork imports only artwork';
  if (module === 'database/sample' && isProductModule(other)) {
    const fine = typeOnly || ['service/core', 'service/content', 'service/catalog'].includes(other);
    return fine ? undefined : 'the sample catalogue imports artwork, core, content and catalog';
  }
  if (other === 'database/sample' && module !== 'doorstep' && module !== other)
    return `${module} does not know the sample`;
  if (module === 'backoffice' && other === 'storefront')
    return ofStorefront.test(target)
      ? undefined
      : 'of the storefront the back office imports ui, addresses, the base map, the card, and what finishes a page';
  if (other === 'service/search' && module !== other && !typeOnly && target.split('/').length > 3)
    return 'of service/search only the files at its top are imported';
  if (!isProductModule(module) || besideTheProduct.has(other) || !isProductModule(other)) return undefined;
  return mayImport(module, other) ? undefined : `${module} may not import ${other}`;
}

function forbidsArtwork(from: string, module: string, target: string): string | undefined {
  if (!drawers.has(module)) return `${module} does not draw`;
  const [area, other] = [areaOfArtwork(from), areaOfArtwork(target)];
  if (module !== 'artwork')
    return target.split('/').length === 2 ? undefined : 'of artwork only the files at its top are imported';
  if (area === 'artwork' || area === other || other === 'the kit') return undefined;
  return area === 'the kit' ? 'the kit imports only the kit' : 'a subject imports the kit and its own folder only';
}

/** Files that read the clock for all others; elsewhere time is an argument. */
const clocks = new Set(['server.ts', 'service/platform/database/database-clock.ts']);

/** Why a file may not contain that use; undefined if it may. */
export function forbidsUse(file: string, { what }: RestrictedUse): string | undefined {
  if (isTest(file)) return undefined;
  if (what === 'clock') {
    const timeless = /^(?:service|artwork|database)\//.test(file) || file === 'compose.ts';
    return timeless && !clocks.has(file) ? 'time is an argument: take ctx.now' : undefined;
  }
  if (what === 'rupees')
    return mayConvert(file) ? undefined : 'amounts are paise: rupees exist in JSON and in typed fields only';
  return holdsSql(file) ? undefined : 'SQL lives in *.sql.ts';
}

const bannedStem = /(?:^|[-.])(?:utils?|helpers?|misc|managers?)$|^(?:common|index)$/;

/** Why a file may not have this path: its name, or that of a folder, is meaningless. */
export function forbidsName(file: string): string | undefined {
  const parts = file.replace(/\.\w+$/, '').split('/');
  const banned = parts.find((part) => bannedStem.test(part));
  return banned === undefined ? undefined : `the name ${banned} says nothing; name the subject`;
}

/** Files of the pages whose server half is removed for browsers, or that never reach them. */
const serverSide =
  /^(?:storefront|backoffice)\/(?:(?:routes|server)\/|(?:shell|frame)\/\w+-layout\.tsx$|(?:(?:service|back-office|routes|\w+\.config|react-router\.config)\.ts|entry\.server\.tsx|root\.tsx)$)/;
const notForBrowsers = /^service\/(?:platform|emails|webhooks|api|jobs|media)\/|\.sql\.ts$/;
const serverPackage =
  /^(?:node:|zod(?:$|\/)|pg$|pg-boss$|kysely$|fastify|@fastify\/|nodemailer$|openid-client$|pino$|sharp$|@node-rs\/|@electric-sql\/)/;

/** Browser files that would include server code, directly or through their imports. */
export function findServerCode(modules: ReadonlyMap<string, Module>): Finding[] {
  const findings: Finding[] = [];
  for (const { file, imports } of modules.values()) {
    const inBrowser = /^(?:storefront|backoffice)\//.test(file) && !serverSide.test(file);
    if (isTest(file) || !inBrowser) continue;
    for (const first of imports) {
      if (first.typeOnly) continue;
      const path = pathToServer(first, modules, new Set());
      if (path) {
        findings.push({ file, line: first.line, message: `carries code of the server to the browser: ${path}` });
      }
    }
  }
  return findings;
}

function pathToServer(step: Import, modules: ReadonlyMap<string, Module>, seen: Set<string>): string | undefined {
  if (step.isFile ? notForBrowsers.test(step.target) : serverPackage.test(step.target)) return step.target;
  if (!step.isFile || seen.has(step.target)) return undefined;
  seen.add(step.target);
  for (const next of modules.get(step.target)?.imports ?? []) {
    const rest = next.typeOnly ? undefined : pathToServer(next, modules, seen);
    if (rest) return `${step.target} → ${rest}`;
  }
  return undefined;
}
