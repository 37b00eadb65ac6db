import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { wordsOfSql, wordsOfText } from './sql-words.ts';

export interface Import {
  /** A file of the repository, or the name of a package (`node:fs`, `react`). */
  readonly target: string;
  readonly isFile: boolean;
  /** The import disappears when types are stripped. */
  readonly typeOnly: boolean;
  readonly line: number;
}

/** A use that is only allowed in certain files. */
export interface RestrictedUse {
  readonly what: 'sql' | 'clock' | 'rupees';
  readonly line: number;
}

/** A word and its line. */
export interface SqlWord {
  readonly word: string;
  readonly line: number;
}

/** A type, interface, class or enum that the file declares and exports. */
export interface ExportedType {
  readonly name: string;
  readonly line: number;
}

export interface Module {
  readonly file: string;
  readonly imports: readonly Import[];
  readonly restricted: readonly RestrictedUse[];
  /** Every word of its SQL, and of strings that name tables or columns in a query. */
  readonly sqlWords: readonly SqlWord[];
  /** A parameter is named `ctx` or `db`. */
  readonly takesContext: boolean;
  /** Members of an interface `Tables` in the file. */
  readonly tables: readonly SqlWord[];
  readonly types: readonly ExportedType[];
}

const queryBuilders = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);

/** What a TypeScript file imports, and where it contains SQL, reads the clock or converts amounts. Throws if it cannot be parsed. */
export function readModule(root: string, file: string): Module {
  const text = readFileSync(join(root, file), 'utf8');
  const { program, module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const imports: Import[] = [];
  const restricted: RestrictedUse[] = [];
  const sqlWords: SqlWord[] = [];
  const tables: SqlWord[] = [];
  const types: ExportedType[] = [];
  let takesContext = false;
  let convertsRupees = false;
  const isSql = file.endsWith('.sql.ts');
  const statements = new Set<object>();

  const add = (specifier: string, typeOnly: boolean, offset: number) => {
    const isFile = specifier.startsWith('.');
    const target = isFile ? posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')) : specifier;
    imports.push({ target, isFile, typeOnly, line: lineOf(offset) });
  };
  const allTypes = (entries: readonly { isType: boolean }[]) =>
    entries.length > 0 && entries.every((entry) => entry.isType);
  for (const { moduleRequest, entries, start } of module.staticImports)
    add(moduleRequest.value, allTypes(entries), start);
  for (const { entries, start } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (from) add(from.value, allTypes(entries), start);
  }

  new Visitor({
    ImportExpression: ({ source, start }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, false, start);
    },
    TSImportType: ({ source, start }) => add(source.value, true, start),
    TaggedTemplateExpression: ({ tag, quasi, start }) => {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
      restricted.push({ what: 'sql', line: lineOf(start) });
      statements.add(quasi);
    },
    TemplateLiteral: (template) => {
      if (!isSql && !statements.has(template)) return;
      for (const { value, start } of template.quasis)
        for (const { word, at } of wordsOfSql(value.raw)) sqlWords.push({ word, line: lineOf(start + at) });
    },
    Literal: ({ value, start }) => {
      if (typeof value !== 'string') return;
      for (const { word, at } of wordsOfText(value)) sqlWords.push({ word, line: lineOf(start + at) });
    },
    Identifier: ({ name, start }) => {
      if (!convertsRupees && (name === 'toRupees' || name === 'fromRupees')) {
        convertsRupees = true;
        restricted.push({ what: 'rupees', line: lineOf(start) });
      }
      takesContext ||= name === 'ctx' || name === 'db';
    },
    ExportNamedDeclaration: ({ declaration, start }) => {
      switch (declaration?.type) {
        case 'TSInterfaceDeclaration':
        case 'TSTypeAliasDeclaration':
        case 'TSEnumDeclaration':
        case 'ClassDeclaration':
          if (declaration.id) types.push({ name: declaration.id.name, line: lineOf(start) });
      }
    },
    TSInterfaceDeclaration: ({ id, body }) => {
      if (id.name !== 'Tables') return;
      for (const member of body.body)
        if (member.type === 'TSPropertySignature' && member.key.type === 'Identifier')
          tables.push({ word: member.key.name, line: lineOf(member.start) });
    },
    NewExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) {
        restricted.push({ what: 'clock', line: lineOf(start) });
      }
    },
    CallExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) {
        restricted.push({ what: 'clock', line: lineOf(start) });
      }
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const owner = callee.object.type === 'Identifier' ? callee.object.name : '';
      const called = callee.property.name;
      if (owner === 'Date' && called === 'now') restricted.push({ what: 'clock', line: lineOf(start) });
      const raw = (owner === 'sql' && called !== 'execute') || (/^(?:pool|client)$/.test(owner) && called === 'query');
      if (queryBuilders.has(called) || raw) restricted.push({ what: 'sql', line: lineOf(start) });
    },
  }).visit(program);
  return { file, imports, restricted, sqlWords, takesContext, tables, types };
}
