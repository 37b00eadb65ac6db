/** Raw JSON text that JSON.stringify cannot write: it is copied literally into the body. */
class Literal {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type HostileJson =
  | null
  | boolean
  | number
  | string
  | Literal
  | readonly HostileJson[]
  | { readonly [key: string]: HostileJson };

/** The text of a body; an absent field is `undefined`. */
export function bodyText(value: HostileJson | undefined): string {
  if (value instanceof Literal) return value.text;
  if (Array.isArray(value)) return `[${value.map(bodyText).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${bodyText(field)}`).join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

const deep = 100_000;
const long = 'x'.repeat(1_000_000);
const tooLong = 'x'.repeat(2 ** 20);
const deepList = new Literal(`${'['.repeat(deep)}${']'.repeat(deep)}`);
const deepObject = new Literal(`${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`);
const hugeList = (right: HostileJson) =>
  new Literal(`[${`${typeof right === 'object' ? '{}' : JSON.stringify(right)},`.repeat(9_999)}0]`);

/** Hostile values that a client could send, by name, each made from the right value. */
const hostile: Readonly<Record<string, (right: HostileJson) => HostileJson | undefined>> = {
  missing: () => undefined,
  null: () => null,
  'a number': () => 42,
  'a text': () => 'x',
  true: () => true,
  false: () => false,
  'an empty list': () => [],
  'a list of it': (right) => [right],
  'an object': () => ({ $ne: '' }),
  empty: () => '',
  spaces: () => '   ',
  huge: () => long,
  'over the limit': () => tooLong,
  'a huge list': hugeList,
  markup: () => '<script>alert(1)</script>',
  'two lines': () => 'asha@example.in\r\nBcc: other@example.in',
  NUL: () => 'a\0b',
  'NUL in a name': () => ({ 'a\0b': 1 }),
  'half a character': () => '\ud800',
  SQL: () => "'; drop table users; --",
  'a prototype': () => new Literal('{"__proto__":{"role":"admin"}}'),
  'a constructor': () => new Literal('{"constructor":{"prototype":{"role":"admin"}}}'),
  negative: () => -1,
  zero: () => 0,
  'minus zero': () => new Literal('-0'),
  'a fraction': () => 1.5,
  'huge number': () => 1e308,
  'beyond all numbers': () => new Literal('1e999'),
  'beyond safe integers': () => 2 ** 53,
  'beyond 32 bits': () => 2 ** 31,
  NaN: () => 'NaN',
  'a deep list': () => deepList,
  'a deep object': () => deepObject,
};

export const hostileNames: readonly string[] = Object.keys(hostile);

/** The hostile value of that name, in place of `right`. */
export function hostileValue(name: string, right: HostileJson): HostileJson | undefined {
  return hostile[name]?.(right);
}

/** Values refused even in unread fields: they make the body too long, too deep, or unsafe to parse. */
export const neverTaken: readonly string[] = [
  'huge',
  'a huge list',
  'over the limit',
  'NUL',
  'NUL in a name',
  'a prototype',
  'a constructor',
  'a deep list',
  'a deep object',
];

/** The path of every field of a body, outermost first: `['items', '0', 'id']`. */
export function fieldsOf(value: HostileJson, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || value instanceof Literal) return [];
  // the first of a list represents all of them
  const inside = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return inside.flatMap(([key, field]) => [[...path, key], ...fieldsOf(field, [...path, key])]);
}

/** The value at that path. */
export function fieldAt(value: HostileJson, [key, ...rest]: readonly string[]): HostileJson {
  if (key === undefined) return value;
  const inside = Object.entries(typeof value === 'object' && value !== null ? value : {}).find(
    ([name]) => name === key,
  );
  if (!inside) throw new Error(`There is no ${key}`);
  return fieldAt(inside[1], rest);
}

/** The same body with another value at that path; `undefined` removes it. */
export function withField(
  body: HostileJson,
  path: readonly string[],
  value: HostileJson | undefined,
): HostileJson | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(body)) {
    const items = body.map((item: HostileJson, index) => (String(index) === key ? withField(item, rest, value) : item));
    return items.filter((item) => item !== undefined);
  }
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : {});
  const changed = fields.map(([name, field]) => [name, name === key ? withField(field, rest, value) : field] as const);
  return Object.fromEntries(changed.flatMap(([name, field]) => (field === undefined ? [] : [[name, field]])));
}

/** Hostile path segments, in place of a name or a number. */
export const hostileSegments: readonly string[] = [
  '%',
  '%zz',
  '%E0%A4%A',
  '%ed%a0%80',
  '%00',
  'a%00b',
  '%0d%0aSet-Cookie:%20a=b',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '%3Cscript%3E',
  "'%20or%201=1--",
  '[]',
  '%5B%5D',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'null',
  'NaN',
  '-1',
  '0',
  '1e308',
  '99999999999999999999',
  '1.5',
  '%F0%9F%8F%94',
  'x'.repeat(300),
  'x'.repeat(501),
  'x'.repeat(14_000),
];

/** Hostile query strings. */
export const hostileQueries: readonly string[] = [
  '%',
  '%zz=1',
  'a=%',
  'a=%E0%A4%A',
  'a=%00',
  '%00=1',
  'filters[%00][$eq]=1',
  'filters[Name][$eq]=%00',
  'filters[Name]=%ed%a0%80',
  'filters',
  'filters=',
  'filters[',
  'filters]',
  'filters[]',
  'filters[[]]=1',
  'filters[Name][$eq',
  'filters[Name][$regex]=.*',
  'filters[__proto__][polluted]=1',
  '__proto__[polluted]=1',
  'constructor[prototype][polluted]=1',
  'filters[constructor]=1',
  'sort=',
  'sort=%27;drop',
  'sort[]=x&sort[]=y',
  'sort[__proto__]=asc',
  'populate=*&populate=*',
  'populate[__proto__]=*',
  'fields[]=password',
  'fields=__proto__',
  'pagination=1',
  'pagination[page]=-1',
  'pagination[page]=NaN',
  'pagination[page]=1e308',
  'pagination[pageSize]=-0',
  'pagination[limit]=99999999999999999999',
  'pagination[start]=9007199254740993',
  'pagination[page][x]=1',
  'key=',
  'key=%00',
  'key[]=1',
  `key=${'x'.repeat(10_000)}`,
  'type=%00',
  'type[]=stay',
  'status=__proto__',
  'type=STAYS&type=x',
  `a=${'x'.repeat(15_000)}`,
  `a=${'x'.repeat(20_000)}`,
  'a=1&'.repeat(2_000),
  `${'a[b]'.repeat(1_000)}=1`,
  `filters${'[$and][0]'.repeat(60)}[Name]=1`,
  `filters${'[$not]'.repeat(30)}[id][$eq]=1`,
  `populate${'[populate][stay]'.repeat(40)}=*`,
  '?',
  '&&&',
  '====',
  '=',
  '#',
  '%23',
  '[]=1',
];

/** Invalid bodies, each with its content type and the expected status. */
export const hostileBodies: readonly [what: string, text: string, status: number, type?: string][] = [
  ['nothing', '', 400],
  ['no JSON', '{', 400],
  ['half a JSON', '{"a":1', 400],
  ['null', 'null', 400],
  ['a list', '[]', 400],
  ['a number', '42', 400],
  ['a text', '"text"', 400],
  ['a prototype', '{"__proto__":{"role":"admin"}}', 400],
  ['a deep list', `{"a":${'['.repeat(25_000)}${']'.repeat(25_000)}}`, 400],
  ['more than 1 MB', `{"a":"${'x'.repeat(2 ** 20)}"}`, 413],
  ['a form', 'a=1', 415, 'application/x-www-form-urlencoded'],
  ['XML', '<a/>', 415, 'application/xml'],
  ['a multipart form', '--x--', 415, 'multipart/form-data; boundary=x'],
  ['an unknown type', '{}', 415, 'x'],
  ['plain text', '{}', 400, 'text/plain'],
];
