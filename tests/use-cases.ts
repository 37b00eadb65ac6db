import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** A verb of the site: what a door asks of the service. */
interface UseCase {
  readonly file: string;
  readonly name: string;
  /** Its first statement, in one line. */
  readonly first: string;
}

const root = join(import.meta.dirname, '..');
const folders = ['service', 'storefront', 'backoffice', 'scripts', 'database/sample'];
const tops = ['compose.ts', 'server.ts'];

/** Files that turn what somebody, or the clock, asks into use cases, and their results into answers. */
const door =
  /^(?:storefront|backoffice|service\/(?:api|jobs)|scripts|database\/sample)\/|^(?:compose|server)\.ts$|(?:\.api|\.http|-calls)\.ts$/;
const notOfUseCases = /\.(?:sql|content|email|test)\.tsx?$/;

/** What the doors import, as `file#name`; `file#*` for a file that is imported whole. */
function asked(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const from = (specifier: string) => posix.join(posix.dirname(file), specifier);
  const named = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ importName }) => `${from(moduleRequest.value)}#${importName.name ?? '*'}`),
  );
  const whole = module.dynamicImports.map(
    ({ moduleRequest: { start, end } }) => `${from(text.slice(start, end).replace(/['"`]/g, ''))}#*`,
  );
  return [...named, ...whole];
}

function functionsTakingContext(file: string, text: string): UseCase[] {
  return parseSync(file, text).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    const made =
      declaration?.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ id, init }) => ({ id, written: init }))
        : [{ id: declaration?.type === 'FunctionDeclaration' ? declaration.id : null, written: declaration }];
    return made.flatMap(({ id, written }) => {
      const isFunction = written?.type === 'FunctionDeclaration' || written?.type === 'ArrowFunctionExpression';
      if (id?.type !== 'Identifier' || !isFunction) return [];
      const [taken] = written.params;
      const given = taken ? text.slice(taken.start, taken.end) : '';
      if (!/^ctx\b|^\{[^}]*\}: (?:Context$|Pick<Context, .*'db')/.test(given)) return [];
      const [first] = written.body?.type === 'BlockStatement' ? written.body.body : [];
      return [{ file, name: id.name, first: first ? text.slice(first.start, first.end).replace(/\s+/g, ' ') : '' }];
    });
  });
}

/**
 * Every verb, by reading the source: an exported function of the service that takes the context first and is imported by
 * a door. What only use cases call is a part of theirs, and asks nobody who he is.
 */
export function readUseCases(): UseCase[] {
  const files = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))))
    .filter((file) => /\.tsx?$/.test(file) && !notOfUseCases.test(file));
  const texts = new Map([...tops, ...files].map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const known = new Set([...texts].filter(([file]) => door.test(file)).flatMap(([file, text]) => asked(file, text)));
  return [...texts]
    .filter(([file]) => file.startsWith('service/') && !door.test(file))
    .flatMap(([file, text]) => functionsTakingContext(file, text))
    .filter(({ file, name }) => known.has(`${file}#${name}`) || known.has(`${file}#*`))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The verb itself. */
export async function loadUseCase({ file, name }: UseCase): Promise<(...given: unknown[]) => unknown> {
  const module: unknown = await import(join(root, file));
  const useCase = typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  if (typeof useCase !== 'function') throw new Error(`${file} has no ${name}`);
  return (...given) => useCase(...given);
}
