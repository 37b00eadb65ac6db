import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { wordsIn } from './visible-words.ts';

/** Sources of the site by their paths, in order. */
type Sources = ReadonlyMap<string, string>;

/** Something of a kind that there are several of: whose files are its own, and what names it in the others. */
interface Example {
  /** Whoever imports these needs it. */
  readonly own?: RegExp;
  /** What files are called that are for one alone, wherever they are: book-car.ts. They may be imported. */
  readonly called?: RegExp;
  readonly named: RegExp;
}

/** The files that one more of a kind needs, beside its own, its migration and the types generated from that. */
export interface Spread {
  readonly thing: string;
  readonly files: readonly string[];
}

const productTypes: Example = {
  own: /^(?:service\/catalog\/(?:car-rentals|experiences)|storefront\/(?:car|experience|experience-list|routes))\//,
  called: /[/-](?:car|tour|experience)s?[-.][\w.-]+$/,
  named: /['"`](?:car-rental|tour-package|attraction)['"`]|\battraction:/,
};

const gateways: Example = {
  // each has a folder; the contract that all of them keep, and what chooses among them, is nobody's own
  own: /^service\/payments\/(?:[\w-]+\/|test-gateway\.ts$)/,
  named: /\bgateway(?: [!=]==|:| =) ?[^;\n]{0,20}['"`](?:test|upi)['"`]|['"`](?:razorpay|phonepe)['"`]|\bPAYMENTS\b/,
};

// what only one product has is listed with that product, and what stands in its folder is its own
const contentTypes: Example = { called: /\.content\.ts$|-product\.ts$/, named: /[\w-]+\/[\w-]+\.content\.ts['"`]/ };

/** Every email by itself: each has callers of its own. */
function emails(sources: Sources): Example[] {
  const kinds = [...sources.keys()].flatMap((file) => /^service\/emails\/([\w-]+)\.email\.ts$/.exec(file)?.[1] ?? []);
  return kinds.map((kind) => ({
    own: new RegExp(`^service/emails/${kind}\\.email\\.ts$`),
    named: new RegExp(`['"\`]${kind}['"\`]`),
  }));
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');
}

function importsOf(file: string, source: string): string[] {
  const relative = [...source.matchAll(/(?:from|import\(|import) ?'(\.[^']*)'/g)].map(([, path = '']) => path);
  return relative.map((path) => posix.join(posix.dirname(file), path));
}

/** Files that name it or import a file of its own, and are none of them. */
function namersOf({ own, called, named }: Example, sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => !own?.test(file) && !called?.test(file))
    .filter(
      ([file, source]) =>
        named.test(withoutComments(source)) || importsOf(file, source).some((target) => own?.test(target)),
    )
    .map(([file]) => file);
}

const forMachines = /^service\/(?:platform|api)\/|\.sql\.ts$/;

/** Whether it holds words that travellers read: defects, the log and descriptions of the API stay English. */
function speaks(file: string, source: string): boolean {
  const shown = withoutComments(source).replace(/new Error\([^)]*\)|\.describe\([^)]*\)|\blog\.\w+\([^;]*;/g, '');
  return !forMachines.test(file) && wordsIn(shown).some((text) => /^[\p{Lu}₹]/u.test(text));
}

/** What one more of each kind needs. Of kinds whose members differ, what the most needy of them needs. */
export function spreadOf(sources: Sources): Spread[] {
  const most = (examples: readonly Example[]) =>
    examples.map((one) => namersOf(one, sources)).reduce((a, b) => (b.length > a.length ? b : a), []);
  return [
    { thing: 'a product type', files: namersOf(productTypes, sources) },
    { thing: 'a gateway', files: namersOf(gateways, sources) },
    { thing: 'a content type', files: namersOf(contentTypes, sources) },
    { thing: 'a letter', files: most(emails(sources)) },
    { thing: 'a language', files: [...sources].filter((one) => speaks(...one)).map(([file]) => file) },
  ];
}

/** The sources of what ships, without tests, pictures and the sample catalogue. */
export function readSources(root: string): Sources {
  const files = globSync(['*.ts', 'service/**/*.ts', 'storefront/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/*.test.ts'],
  });
  return new Map(files.sort().map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
