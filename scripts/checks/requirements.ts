import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

type Texts = ReadonlyMap<string, string>;

const folder = 'docs/requirements/';
const extensions = new Set(['.ts', '.tsx', '.mjs', '.sql', '.md', '.css', '.yml']);
// shipped migrations are frozen
const skipped = new Set([
  'node_modules',
  '.git',
  '.react-router',
  'build',
  'data',
  'test-results',
  'database/migrations',
]);

const definition = /^- \*\*([A-Z]+-\d+)\*\*/;
const number = /\b([A-Z]{3,})-\d+\b/g;
/** A number behind a parenthesis is a citation, whatever its prefix; these prefixes belong to standards and forms. */
const cited = /\((?!(?:UTF|SHA|ISO|RFC|GSTR)-)[A-Z]{2,}-\d+\b/g;
/** Documents that are not in the repository; two of them have such short names that they only count in comments. */
const absent =
  /\bS[12] §\d+|\(S[12][,;:)]|(?<=(?:\/\/|\*|--) .*)\bS[12]\b|\b(?:PRODUCT|LOOK|WIRE|STACK|HOUSE|WORDS|ARCHITECTURE)\.md\b/g;

/** The texts under `root` that can cite a requirement, by path. */
export function readTexts(root: string): Texts {
  const texts = new Map<string, string>();
  const read = (path: string) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const inside = path === '' ? entry.name : `${path}/${entry.name}`;
      if (skipped.has(entry.name) || skipped.has(inside)) continue;
      if (entry.isDirectory()) read(inside);
      else if (extensions.has(extname(entry.name))) texts.set(inside, readFileSync(join(root, inside), 'utf8'));
    }
  };
  read('');
  return texts;
}

function* linesOf(texts: Texts): Generator<{ file: string; line: number; text: string }> {
  for (const [file, whole] of texts) {
    for (const [index, text] of whole.split('\n').entries()) yield { file, line: index + 1, text };
  }
}

/**
 * Checks that every cited requirement is defined in docs/requirements, that none is defined twice, and that no text
 * cites a document that is not in the repository.
 */
export function checkRequirements(texts: Texts): Finding[] {
  const findings: Finding[] = [];
  const defined = new Set<string>();
  for (const { file, line, text } of linesOf(texts)) {
    const id = file.startsWith(folder) ? definition.exec(text)?.[1] : undefined;
    if (id && defined.has(id)) findings.push({ file, line, message: `${id} is defined twice` });
    if (id) defined.add(id);
  }
  const prefixes = new Set([...defined].map((id) => id.slice(0, id.lastIndexOf('-'))));
  for (const { file, line, text } of linesOf(texts)) {
    const numbers = [...text.matchAll(number)].filter(([, prefix]) => prefix && prefixes.has(prefix));
    const ids = new Set([...numbers.map(([id]) => id), ...[...text.matchAll(cited)].map(([match]) => match.slice(1))]);
    for (const id of ids) {
      if (!defined.has(id)) findings.push({ file, line, message: `docs/requirements does not define ${id}` });
    }
    for (const [match] of text.matchAll(absent)) {
      findings.push({ file, line, message: `cites a document that is not in the repository: ${match}` });
    }
  }
  return findings;
}
