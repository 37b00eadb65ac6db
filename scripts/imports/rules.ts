import { areaOfArtwork, isProductModule, mayImport, roomOf } from './modules.ts';
import type { Import, Module, RestrictedUse } from './read-module.ts';

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^(?:tests|scripts|bench)\//.test(file);
const isSql = (file: string) => file.endsWith('.sql.ts');
/** Where SQL may stand. */
export const holdsSql = (file: string) => isSql(file) || /^(?:service\/platform|database)\//.test(file);
const tables = 'database/tables.ts';
const besideTheProduct = new Set(['artwork', 'database', 'database/sample']);
const drawers = new Set(['doorstep', 'storefront', 'service/documents', 'service/media', 'database/sample', 'artwork']);

/** What the storefront and the back office share. */
const ofStorefront =
  /^storefront\/(?:ui\/|urls\.ts$|product\/kinds\.ts$|fonts\.css$|service\.ts$|entry\.server\.tsx$|shell\/(?:head-scripts|script-mark|use-site)\.ts$|server\/(?:busy-page|finish-page|secret-address|web-request)\.ts$)/;

/** Why `from` may not import that; undefined when it may. Tests, scripts and measurements import what they like. */
export function forbidsImport(from: string, { target, isFile, typeOnly }: Import): string | undefined {
  if (isTest(from) || from.endsWith('.config.ts')) return undefined;
  const room = roomOf(from);
  if (!isFile) {
    if (room === 'service/core') return `core imports nothing, not even ${target}`;
    if (room === 'artwork') return `artwork imports nothing but artwork, not ${target}`;
    if (target === 'pg' && room !== 'service/platform') return 'only platform talks to the driver';
    return undefined;
  }
  const other = roomOf(target);
  if (isTest(target)) return 'what ships does not import tests, scripts or measurements';
  if (target === tables)
    return typeOnly || room === other ? undefined : 'of database/tables.ts only types are imported';
  if (isSql(target) && other !== room) return `the SQL of ${other} is imported in ${other} only`;
  if (other === 'artwork') return forbidsArtwork(from, room, target);
  if (room === 'artwork') return 'artwork imports only artwork';
  if (room === 'database/sample' && isProductModule(other)) {
    const fine = typeOnly || ['service/core', 'service/content', 'service/catalog'].includes(other);
    return fine ? undefined : 'the sample catalogue imports artwork, core, content and catalog';
  }
  if (other === 'database/sample' && room !== 'doorstep' && room !== other) return `${room} does not know the sample`;
  if (room === 'backoffice' && other === 'storefront')
    return ofStorefront.test(target)
      ? undefined
      : 'of the storefront the back office imports ui, addresses, and what finishes a page';
  if (!isProductModule(room) || besideTheProduct.has(other) || !isProductModule(other)) return undefined;
  return mayImport(room, other) ? undefined : `${room} may not import ${other}`;
}

function forbidsArtwork(from: string, room: string, target: string): string | undefined {
  if (!drawers.has(room)) return `${room} does not draw`;
  const [area, other] = [areaOfArtwork(from), areaOfArtwork(target)];
  if (room !== 'artwork')
    return target.split('/').length === 2 ? undefined : 'of artwork only the files at its top are imported';
  if (area === 'artwork' || area === other || other === 'the kit') return undefined;
  return area === 'the kit' ? 'the kit imports only the kit' : 'a subject imports the kit and its own folder only';
}

/** Files that read the clock for everybody else; in the rest time is an argument. */
const clocks = new Set(['server.ts', 'service/platform/database/database-clock.ts']);

/** Why a file may not do that; undefined when it may. */
export function forbidsUse(file: string, { what }: RestrictedUse): string | undefined {
  if (isTest(file)) return undefined;
  if (what === 'clock') {
    const timeless = /^(?:service|artwork|database)\//.test(file) || file === 'compose.ts';
    return timeless && !clocks.has(file) ? 'time is an argument: take ctx.now' : undefined;
  }
  return holdsSql(file) ? undefined : 'SQL lives in *.sql.ts';
}

const bannedStem = /(?:^|[-.])(?:utils?|helpers?|misc|managers?)$|^(?:common|index)$/;

/** Why no file may have this path: its name, or that of a folder, says nothing. */
export function forbidsName(file: string): string | undefined {
  const parts = file.replace(/\.\w+$/, '').split('/');
  const banned = parts.find((part) => bannedStem.test(part));
  return banned === undefined ? undefined : `the name ${banned} says nothing; name the subject`;
}

/** Files of the pages whose server half is cut off before the browser gets them, or that never go there. */
const serverSide =
  /^(?:storefront|backoffice)\/(?:(?:routes|server)\/|(?:shell|frame)\/\w+-layout\.tsx$|(?:(?:service|back-office|routes|\w+\.config|react-router\.config)\.ts|entry\.server\.tsx|root\.tsx)$)/;
const notForBrowsers = /^service\/(?:platform|emails|webhooks|api|jobs|media)\/|\.sql\.ts$/;
const serverPackage =
  /^(?:node:|zod(?:$|\/)|pg$|pg-boss$|kysely$|fastify|@fastify\/|nodemailer$|openid-client$|pino$|sharp$|@node-rs\/|@electric-sql\/)/;

/** Files of the browser that would carry code of the server along, directly or through what they import. */
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
