import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** A use case that an entry point calls. */
interface UseCase {
  readonly file: string;
  readonly name: string;
  /** Its first statement, on one line. */
  readonly first: string;
  /** What its comment says behind `@may`: who may call it. */
  readonly may: string | undefined;
}

const root = join(import.meta.dirname, '..');
const folders = ['service', 'storefront', 'backoffice', 'scripts', 'database/sample'];
const tops = ['compose.ts', 'server.ts'];

/** Entry points: files that turn requests and scheduled jobs into use cases, and their results into answers. */
const entryPoint =
  /^(?:storefront|backoffice|service\/(?:api|jobs)|scripts|database\/sample)\/|^(?:compose|server)\.ts$|(?:\.api|\.http|-calls)\.ts$/;
const notOfUseCases = /\.(?:sql|content|email|test)\.tsx?$/;

/** Names that entry points import, as `file#name`; `file#*` for a file that is imported whole. */
function importedNames(file: string, text: string): string[] {
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
    const created =
      declaration?.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ id, init }) => ({ id, written: init }))
        : [{ id: declaration?.type === 'FunctionDeclaration' ? declaration.id : null, written: declaration }];
    return created.flatMap(({ id, written }) => {
      const isFunction = written?.type === 'FunctionDeclaration' || written?.type === 'ArrowFunctionExpression';
      if (id?.type !== 'Identifier' || !isFunction) return [];
      const [parameter] = written.params;
      const parameterText = parameter ? text.slice(parameter.start, parameter.end) : '';
      if (!/^ctx\b|^\{[^}]*\}: (?:Context$|Pick<Context, .*'db')/.test(parameterText)) return [];
      const [first] = written.body?.type === 'BlockStatement' ? written.body.body : [];
      const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(text.slice(0, statement.start))?.[0];
      return [
        {
          file,
          name: id.name,
          first: first ? text.slice(first.start, first.end).replace(/\s+/g, ' ') : '',
          may: /@may (.+?)\s*(?:\*\/)?$/m.exec(comment ?? '')?.[1],
        },
      ];
    });
  });
}

/**
 * Finds every use case in the source: an exported function of the service that takes the context first and is imported
 * by an entry point. Functions that only use cases call check no permissions themselves.
 */
export function readUseCases(): UseCase[] {
  const files = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))))
    .filter((file) => /\.tsx?$/.test(file) && !notOfUseCases.test(file));
  const texts = new Map([...tops, ...files].map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const known = new Set(
    [...texts].filter(([file]) => entryPoint.test(file)).flatMap(([file, text]) => importedNames(file, text)),
  );
  return [...texts]
    .filter(([file]) => file.startsWith('service/') && !entryPoint.test(file))
    .flatMap(([file, text]) => functionsTakingContext(file, text))
    .filter(({ file, name }) => known.has(`${file}#${name}`) || known.has(`${file}#*`))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Imports the use case. */
export async function loadUseCase({ file, name }: UseCase): Promise<(...given: unknown[]) => unknown> {
  const module: unknown = await import(join(root, file));
  const useCase = typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  if (typeof useCase !== 'function') throw new Error(`${file} has no ${name}`);
  return (...args) => useCase(...args);
}
