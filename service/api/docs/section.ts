import { html, type Markup } from '../../emails/html.ts';
import type { OpenApi, OpenApiAnswer, OpenApiReference, Operation, Parameter, Schema } from '../openapi-schema.ts';
import { exampleOf } from './example.ts';
import { code } from './page.ts';
import { referredName, resolved, rowsOf, typeText } from './read-schema.ts';

interface Placed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The operations of a section, in the order of the document. */
export function operationsOf(doc: OpenApi, section: string): Placed[] {
  return Object.entries(doc.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(section))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function table(heads: readonly string[], rows: readonly (readonly (Markup | string)[])[]): Markup {
  if (rows.length === 0) return html``;
  const head = heads.map((text) => html`<th scope="col">${text}</th>`);
  const body = rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<table class="${heads.length === 2 ? 'pairs' : 'triples'}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

const heads = ['Name', 'Type', 'Notes'] as const;

/** `sent`: a request body, in which required properties are marked; in answers nearly all properties are present. */
function schemaTable(schema: Schema, shown: ReadonlySet<string>, sent: boolean): Markup {
  return table(
    heads,
    rowsOf(schema).map(({ name, type, refersTo, required, notes }) => [
      html`<code>${name}</code>${sent && required ? ' (required)' : ''}`,
      refersTo !== undefined && shown.has(refersTo) ? html`<a href="#${refersTo}">${type}</a>` : type,
      code(notes),
    ]),
  );
}

/** The schemas that are shown once for all calls of the section. */
function ownSchemas(doc: OpenApi, operations: readonly Placed[]): string[] {
  const names = operations.flatMap(({ operation }) => {
    const bodies = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema);
    const answers = Object.values(operation.responses).flatMap((one) =>
      'content' in one ? Object.values(one.content ?? {}).map(({ schema }) => schema) : [],
    );
    return [...answers, ...bodies].flatMap((schema) =>
      [...JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name),
    );
  });
  return [...new Set(names)].filter((name) => name !== 'Pagination' && name in doc.components.schemas);
}

function security({ security: ways }: Operation): string {
  const names = ways.map((way) => Object.keys(way)[0] ?? 'none');
  const needed = names
    .filter((name) => name !== 'none')
    .map((name) => (name === 'session' ? 'of a session' : 'of a program'));
  if (needed.length === 0) return 'No bearer.';
  const text = `bearer ${needed.join(' or ')}`;
  return names.includes('none') ? `Public. A ${text} may show more.` : `Needs a ${text}.`;
}

function parameterOf(doc: OpenApi, parameter: Parameter | OpenApiReference): Parameter | undefined {
  if (!('$ref' in parameter)) return parameter;
  return doc.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
}

function parameterTable(doc: OpenApi, operation: Operation): Markup {
  const parameters = operation.parameters.flatMap((one) => parameterOf(doc, one) ?? []);
  if (parameters.length === 0) return html``;
  const rows = parameters.map(({ name, in: where, required, description = '', schema }) => [
    html`<code>${name}</code>${required ? ' (required)' : ''}<br><span class="soft">${where}</span>`,
    typeText(schema),
    code([description, optionsOf(schema)].filter(Boolean).join('. ')),
  ]);
  return html`<h4>Parameters</h4>${table(heads, rows)}`;
}

function optionsOf(schema: Schema): string {
  const { items } = schema;
  const words = Array.isArray(schema['enum']) ? schema['enum'] : Object(items)['enum'];
  return Array.isArray(words) ? `One of: ${words.join(', ')}` : '';
}

function bodyTable({ requestBody }: Operation, shown: ReadonlySet<string>): Markup {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || !content) return html``;
  const kind = type === 'application/json' ? 'Body, JSON' : `Body, ${type}`;
  return html`<h4>${kind}</h4>${schemaTable(content.schema, shown, true)}`;
}

function answerOf(doc: OpenApi, answer: OpenApiAnswer | OpenApiReference): OpenApiAnswer {
  if (!('$ref' in answer)) return answer;
  return doc.components.responses[answer.$ref.split('/').at(-1) ?? ''] ?? { description: '' };
}

function answers(doc: OpenApi, operation: Operation, shown: ReadonlySet<string>): Markup {
  const rows = Object.entries(operation.responses).map(([status, answer]) => [
    html`<code>${status}</code>`,
    code(answerOf(doc, answer).description),
  ]);
  const [success] = Object.values(operation.responses);
  const schema = success && 'content' in success ? Object.values(success.content ?? {})[0]?.schema : undefined;
  const inner = schema?.['type'] === 'array' && schema['items'] ? resolved(doc, Object(schema['items'])) : schema;
  return html`<h4>Answers</h4>${table(['Status', 'Meaning'], rows)}${inner && referredName(inner) === undefined ? schemaTable(inner, shown, false) : ''}`;
}

function example(doc: OpenApi, { method, path, operation }: Placed): Markup {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const at = `${doc.servers[0]?.url ?? ''}${path.replace(/\{\w+\}/g, 'z491b7e9cx6f5w2h8d3k0m1p')}`;
  const open = operation.security.some((way) => Object.keys(way).length === 0);
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${at}'`,
    ...(open ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    ...(type === 'multipart/form-data'
      ? [
          `-F files=@lake.jpg ${path.startsWith('/api/upload') ? `-F 'fileInfo={"alternativeText":"The lake at dusk"}'` : `-F 'text=This is the lake'`}`,
        ]
      : []),
    ...(type === 'application/json' && content
      ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(exampleOf(doc, content.schema, true), null, 2)}'`]
      : []),
  ];
  const [success] = Object.values(operation.responses);
  const answered = success && 'content' in success ? success.content?.['application/json']?.schema : undefined;
  const shown =
    answered && Object.keys(answered).length > 0 ? JSON.stringify(exampleOf(doc, answered, false), null, 2) : undefined;
  return html`<details><summary>Example</summary><pre>${lines.join(' \\\n  ')}</pre>${shown === undefined ? '' : html`<pre>${shown}</pre>`}</details>`;
}

/** The body of a section's page: its calls and schemas. */
export function sectionBody(doc: OpenApi, name: string, description: string): Markup {
  const operations = operationsOf(doc, name);
  const schemas = ownSchemas(doc, operations);
  const shown = new Set(schemas);
  const calls = operations.map(
    (placed) => html`<section class="call" id="${placed.operation.operationId}">
<h3><span class="method ${placed.method}">${placed.method}</span>${placed.path}</h3>
<p>${code(placed.operation.summary)}. ${placed.operation.description ?? ''} ${security(placed.operation)}</p>
${parameterTable(doc, placed.operation)}${bodyTable(placed.operation, shown)}${answers(doc, placed.operation, shown)}${example(doc, placed)}</section>`,
  );
  const shapes = schemas.map((schema) => {
    const own = doc.components.schemas[schema];
    return own
      ? html`<h3 id="${schema}">${schema}</h3>${schemaTable(own, shown, /(?:Create|Input)$/.test(schema))}`
      : html``;
  });
  return html`<p>${code(description)}</p><h2>Calls</h2>${calls}${shapes.length > 0 ? html`<h2>Shapes</h2>${shapes}` : ''}`;
}
