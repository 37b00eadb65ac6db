import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsIn } from './visible-words.ts';

/** Patterns of sentences that no one would say to a guest across the counter, and what to write instead. */
export const voice: readonly { readonly name: string; readonly wrong: RegExp; readonly say: string }[] = [
  {
    name: 'bare who',
    wrong:
      /\b(?:[Ff]or|[Tt]o|[Oo]f|[Bb]y|[Ww]ith|[Ff]rom|[Aa]nd|[Tt]ell|[Aa]sk) who\b(?! (?:is|are|you)\b)|^Who (?:asks|pays|sells|cancels|comes|writes|waits|booked|works|asked)\b|[:;,] who (?:asks|pays|takes|cancels|waits|knows|comes)\b/,
    say: 'people who, guests who, or the noun',
  },
  {
    name: 'is told',
    wrong: /\b(?:is|are|was|be) told\b|\btold (?:of|about|later)\b|\bsays? it\b|\bsay (?:it|what|so|why|which)\b/i,
    say: 'shows, we’ve emailed, enter',
  },
  {
    name: 'money comes back',
    wrong:
      /\b(?:comes?|came|goes|went|gone|going) back\b|\bgiv(?:e|es|en|ing) (?:\S+ ){0,2}back\b|\bis left here\b|% back\b|\bback by\b/i,
    say: 'refund, you’ll get ₹X back',
  },
  { name: 'comes to', wrong: /\b(?:what|it|this|they) comes? to\b/i, say: 'new price, your refund, preview' },
  { name: 'by itself', wrong: /\bby (?:itself|themselves|the clock)\b/i, say: 'automatically' },
  {
    name: 'by the terms',
    wrong: /\bby (?:the|its|their|which|same) terms\b|\bterms (?:say|give|kept|keep)\b/i,
    say: 'under the policy',
  },
  { name: 'stands', wrong: /\bstands?\b(?! out)|\bstood\b/i, say: 'is, appears, is shown' },
  {
    name: 'take, let, put',
    wrong:
      /\b(?:tak(?:e|es|en) (?:it|off|back|out|away|what|a part)|is taken|we took|lets? (?:it )?go|put (?:it )?back)\b/i,
    say: 'approve, remove, assign, unpublish, refund',
  },
  {
    name: 'there are none',
    wrong: /\bthere (?:is|are) none\b|^None\.?$|\b(?:is|are) no (?!longer|more)\w+/i,
    say: 'No bookings; is not a date',
  },
  {
    name: 'any more',
    wrong: /\bany ?more\b|\bno such\b|\b(?:is|are) not there\b|\b(?:is|are) gone\b/i,
    say: 'no longer, not found, removed',
  },
  {
    name: 'the last first',
    wrong: /\bthe (?:latest|last|newest|next|best rated)(?: \w+){0,3} first\b/i,
    say: 'newest first',
  },
  {
    name: 'it is saved',
    wrong: /^(?:It|They) (?:is|was|are|were|will|has|holds|could)\b/,
    say: 'Saved; Draft saved',
  },
  {
    name: 'is to be',
    wrong: /\b(?:is|are|was|were) to (?:be|go|come|change|send|pay)\b/i,
    say: 'is due, must be, will be',
  },
  {
    name: 'odd adverbs',
    wrong: /\bmeanwhile\b|\banew\b|\bonce more\b|\btill\b|\bby and by\b|\bon end\b|\bfrom [^.,]{1,24} on(?=[.,:;]|$)/i,
    say: 'again, until, from',
  },
  { name: 'seen to', wrong: /\bse(?:es|en) to\b/i, say: 'assigned to, handled' },
  { name: 'he, his', wrong: /\b(?:he|his|him|himself)\b/i, say: 'they, their' },
  {
    name: 'metaphors',
    wrong: /(?<!\{)\b(?:houses?|desk|shop|lanes?|doors?)\b(?! rules?)/i,
    say: 'business, Admin, website',
  },
  {
    name: 'kind, thing, wish',
    wrong: /\bkinds?\b|\bpieces\b|\bthings?\b|\bwishes\b|\bvoices?\b|\bleast stay\b/i,
    say: 'type, item, special requests, testimonials, minimum stay',
  },
  { name: 'trial', wrong: /\btrial\b/i, say: 'test' },
  { name: 'as for such as', wrong: /(?<!such )\bas (?:‘|“|\d)/i, say: 'such as' },
  { name: 'percent', wrong: /[\d…}] %|\bper cent\b/i, say: '18%' },
  { name: 'telephone', wrong: /\btelephone\b/i, say: 'phone' },
  { name: 'somebody', wrong: /\b(?:some|any|no|every)body\b/i, say: 'someone, no one, our team' },
  {
    name: 'pressure',
    wrong:
      /\b(?:hurry|act now|last chance|don['’]t miss|miss(?:ing)? out|selling fast|almost gone|limited time|no thanks|i don['’]t want)\b/i,
    say: 'the fact, such as ‘2 rooms left’, or a plain Cancel (dark patterns)',
  },
  {
    name: 'noun of the noun',
    wrong:
      /\b(?:address|reference|number|page|limits?|fees|body|name|code|words|line|type|owner|calendar|end) of (?:the|a|an|this|each|every|our|your|sale|stays)\b/i,
    say: 'receipt number, booking page',
  },
];

/** Texts that break a rule and are right, each with its reason. */
export const explained: Readonly<Record<string, string>> = {
  'Guest Houses': 'a specified property type',
  'guest houses': 'a specified property type',
  'Tiny Houses': 'a specified property type',
  'tiny houses': 'a specified property type',
  '24-hour front desk': 'an amenity',
  'Work desk': 'an amenity',
  '14 Ganga View Lane, Tapovan, Rishikesh 249192, Uttarakhand': 'an address of the sample catalogue',
  'bus stand': 'the Indian word for it',
  'next door': 'a distance',
  'names must look like stay:lake-house': 'a sample name',
  '… came back': 'the stored cause of an invoice, which no one reads',
  'link click site online shop store live club vip pro tech space website web page fun win bid loan work world today':
    'ends of web addresses',
  'kind must be contact, advertise or partner': 'the name of a field on the wire',
};

/** Names of the rules that a text breaks. */
export const rulesBrokenBy = (text: string) => voice.filter(({ wrong }) => wrong.test(text)).map(({ name }) => name);

/** Texts in single quotes of docs/requirements are specified to the letter; a word in braces is a placeholder. */
export function specifiedTexts(root: string): Set<string> {
  const texts = new Set<string>();
  for (const file of globSync('docs/requirements/*.md', { cwd: root })) {
    const lines = readFileSync(join(root, file), 'utf8').replace(/`[^`\n]*`/g, '');
    for (const [, text = ''] of lines.matchAll(/(?<!\w)'((?:[^'\n]|(?<=\w)'(?=\w))+)'/g))
      texts.add(text.replace(/\{[^{}]*\}/g, '…'));
  }
  return texts;
}

interface Hit {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
}

/** Files with texts that travellers, operators and those who start the server read. Statements are no texts. */
export const visibleFiles = (root: string) =>
  globSync(
    [
      'storefront/**/*.{ts,tsx}',
      'backoffice/**/*.{ts,tsx}',
      'service/**/*.ts',
      'messages/en/**/*.ts',
      '*.ts',
      'scripts/{*,operator/*}.{ts,mjs}',
    ],
    { cwd: root, exclude: ['**/*.test.{ts,tsx}', '**/*.sql.ts', '*.config.ts', 'service/core/may.ts'] },
  ).sort();

/** Scripts and styles in quotes. */
const code = /\bfunction ?\(|=>|^:root|^<head>|\): \w+|^\W*readonly /;

/** The texts of a file that people read. */
export const visibleTexts = (root: string, file: string) =>
  wordsIn(readFileSync(join(root, file), 'utf8')).filter((text) => !code.test(text));

/** Visible texts under `root` that break a rule, and are neither specified nor explained. */
export function voiceHits(root: string, files: readonly string[]): Hit[] {
  const specified = specifiedTexts(root);
  return files.flatMap((file) =>
    visibleTexts(root, file)
      .filter((text) => !specified.has(text) && !Object.hasOwn(explained, text))
      .flatMap((text) => rulesBrokenBy(text).map((rule) => ({ rule, file, text }))),
  );
}
