import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { catalogVocabularyTexts } from '../../messages/en/catalog/vocabulary.ts';
import { productTrendingTexts } from '../../messages/en/product/trending.ts';
import { languages, placesIn } from '../../messages/translations.ts';
import { wordsIn } from './visible-words.ts';

/** Source texts by path, in order. */
type Sources = ReadonlyMap<string, string>;

/** An example of something that exists several times: its own files, and how other files name it. */
interface Example {
  /** Its own files: files that import them depend on it. */
  readonly own?: RegExp;
  /** Names of files that belong to one example, wherever they are: book-car.ts. Others may import them. */
  readonly called?: RegExp;
  readonly named: RegExp;
}

/** The files to change for one more of a kind, besides its own files, its migration and the generated types. */
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
  // each has a folder; the contract common to all, and the choice among them, belong to none
  own: /^service\/payments\/(?:[\w-]+\/|test-gateway\.ts$)/,
  named: /\bgateway(?: [!=]==|:| =) ?[^;\n]{0,20}['"`](?:test|upi)['"`]|['"`](?:razorpay|phonepe)['"`]|\bPAYMENTS\b/,
};

// files of a single product are listed with that product, and files in its folder are its own
const contentTypes: Example = { called: /\.content\.ts$|-product\.ts$/, named: /[\w-]+\/[\w-]+\.content\.ts['"`]/ };

/** Each email separately, because each has its own callers: one function for each in the file of its subject. */
function emails(sources: Sources): Example[] {
  const names = [...sources].flatMap(([file, source]) =>
    /^service\/emails\/[\w-]+\.email\.ts$/.test(file)
      ? [...source.matchAll(/^export function (\w+)/gm)].map(([, name = '']) => name)
      : [],
  );
  return names.map((name) => {
    const kind = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    // not the key of a message: paymentTexts.refundDue
    return { called: /\.email\.ts$/, named: new RegExp(`['"\`]${kind}['"\`]|(?<!\\.)\\b${name}\\b`) };
  });
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');
}

function importsOf(file: string, source: string): string[] {
  const relative = [...source.matchAll(/(?:from|import\(|import) ?'(\.[^']*)'/g)].map(([, path = '']) => path);
  return relative.map((path) => posix.join(posix.dirname(file), path));
}

/** Files that name it or import one of its own files, without being one. */
function namersOf({ own, called, named }: Example, sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => !own?.test(file) && !called?.test(file))
    .filter(
      ([file, source]) =>
        named.test(withoutComments(source)) || importsOf(file, source).some((target) => own?.test(target)),
    )
    .map(([file]) => file);
}

/** What programs and databases read, such as the description of the API, which is English by decision 189. */
const forMachines =
  /^service\/(?:platform|api)\/|\.sql\.ts$|\.api\.ts$|^service\/content\/(?:[\w-]+-calls|parse-[\w-]+)\.ts$/;
/** Refusals of bodies and addresses as Strapi words them, and HTTP statuses: programs compare them. */
const wireWords = [
  /^Invalid (?:key|identifier|parameters|value)\b/,
  /^Incorrect \w+ provided$/,
  /^(?:Missing or invalid credentials|This attribute must be unique|Not Found|Payload too large)$/,
];
/** Defects and what the code catches itself, the log, metrics, and the descriptions of calls and fields. */
const unread = [
  /new (?!AppError\b)\w*(?:Error|Fit)\((?:[^()]|\([^()]*\))*\)|\bsuper\('[^']*'\)/g,
  /\blog\.\w+\([^;]*;/g,
  /\.describe\([^)]*\)|\b(?:summary|description|help): '[^']*'/g,
];
/** Names by which something is found or sold, which are worded by it: `nameText`, `trendingName`, names of places. */
const names = new Set([
  ...Object.keys(catalogVocabularyTexts),
  ...Object.values(productTrendingTexts).map(({ source = '' }) => source),
  ...languages.flatMap((language) => [...placesIn(language).keys()]),
]);

/** Whether it contains text for people that is no message. */
function speaks(file: string, source: string): boolean {
  if (forMachines.test(file)) return false;
  const read = unread.reduce((text, one) => text.replace(one, ''), withoutComments(source));
  const isWire = (text: string) => wireWords.some((words) => words.test(text));
  return wordsIn(read).some((text) => /^[\p{Lu}₹]/u.test(text) && !isWire(text) && !names.has(text));
}

/** The files to change for one more of each kind: for kinds whose members differ, for the member with the most. */
export function spreadOf(sources: Sources): Spread[] {
  const most = (examples: readonly Example[]) =>
    examples.map((one) => namersOf(one, sources)).reduce((a, b) => (b.length > a.length ? b : a), []);
  return [
    { thing: 'a product type', files: namersOf(productTypes, sources) },
    { thing: 'a gateway', files: namersOf(gateways, sources) },
    { thing: 'a content type', files: namersOf(contentTypes, sources) },
    { thing: 'an email', files: most(emails(sources)) },
    { thing: 'a language', files: [...sources].filter((one) => speaks(...one)).map(([file]) => file) },
  ];
}

/** The source files that ship, without tests, pictures and the sample catalogue. */
export function readSources(root: string): Sources {
  const files = globSync(['*.ts', 'service/**/*.ts', 'storefront/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/*.test.ts'],
  });
  return new Map(files.sort().map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
