import { AppError } from '../core/app-error.ts';
import { type Shape, shapesIn } from './shape.ts';

/** An id at a place of the answer. */
export interface Wanted {
  readonly id: string;
  readonly version: string;
}

/** The text of the row of that id in that shape; undefined when the row is gone. */
export type TextOf = (shape: Shape, id: string) => string | undefined;

/** Where everything stands: the entries themselves, and for each shape the entries below each owner. */
export interface Placed {
  readonly page: readonly Wanted[];
  readonly below: readonly ReadonlyMap<string, readonly Wanted[]>[];
  /** All entries that stand somewhere in that shape. */
  readonly all: readonly (readonly [Shape, readonly Wanted[]])[];
}

/** Understands the texts of ids.sql.ts. */
export function place(shape: Shape, columns: Readonly<Record<string, unknown>>): Placed {
  const shapes = shapesIn(shape);
  const below = shapes.map(() => new Map<string, Wanted[]>());
  const every = shapes.map((): Wanted[] => []);
  const page = every[0] ?? [];
  for (const [name, column] of Object.entries(columns)) {
    if (name === 'page') page.push(...placePage(column));
    else {
      const words = parts(column);
      for (let at = 0; at + 3 < words.length; at += 4)
        put(words[at] ?? '', words[at + 1] ?? '', words[at + 2] ?? '', words[at + 3] ?? '');
    }
  }
  return { page, below, all: shapes.map((one, number) => [one, every[number] ?? []]) };

  function put(shape: string, owner: string, id: string, version: string): void {
    // features of a kind that was not asked for stand in no shape
    if (shape === '') return;
    const entry = { id, version };
    every[Number(shape)]?.push(entry);
    const owners = below[Number(shape)];
    const list = owners?.get(owner);
    if (list) list.push(entry);
    else owners?.set(owner, [entry]);
  }
}

/** Understands the column `page`: the entries in their order. */
export function placePage(column: unknown): Wanted[] {
  const words = parts(column);
  const page: Wanted[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) page.push({ id: words[at] ?? '', version: words[at + 1] ?? '' });
  return page;
}

function parts(column: unknown): string[] {
  return typeof column === 'string' && column !== '' ? column.split(/[ ,]/) : [];
}

/** Bytes of the longest answer that stands in memory whole and is kept; a longer list is sent in parts (long-answers.ts). */
const longest = 2 * 2 ** 20;
/** Of a page of a hundred entries with what stands right below them, the lists of API-3: with every size of every picture
 * they are a little longer. */
const longestList = { entries: 100, bytes: 4 * 2 ** 20 } as const;

/** How many bytes an answer may have that shows so many entries in that shape. */
export function mostBytes({ children }: Shape, entries: number): number {
  const flat = children.every(({ shape }) => shape.children.length === 0);
  return flat && entries <= longestList.entries ? longestList.bytes : longest;
}

/**
 * The JSON of each entry, a byte text, by its id. An entry that was deleted in the meantime has none. Throws ValidationError
 * for more bytes than `most`.
 */
export function present(shape: Shape, placed: Placed, textOf: TextOf, most: number): Map<string, string> {
  const written = shapesIn(shape).map(() => new Map<string, string>());
  const whole = new Map<string, string>();
  let length = 0;
  for (const { id } of placed.page) {
    const text = entry(shape, id);
    if (text === '') continue;
    whole.set(id, text);
    length = within(length + text.length, most);
  }
  return whole;

  /** What has something below it is put together once, however many entries it stands below. */
  function entry(shape: Shape, id: string): string {
    const known = shape.children.length > 0 && written[shape.number]?.get(id);
    if (typeof known === 'string') return known;
    let json = textOf(shape, id) ?? '';
    if (json === '') return json;
    for (const child of shape.children) {
      const related = placed.below[child.shape.number]?.get(id) ?? [];
      const inner = joined(child.many ? related : related.slice(0, 1), (id) => entry(child.shape, id), most);
      json += child.many ? `${child.open}[${inner}]` : `${child.open}${inner || 'null'}`;
    }
    json += '}';
    if (shape.children.length > 0) written[shape.number]?.set(id, json);
    return json;
  }
}

/** The texts of those entries, separated by commas; without those that have none. Throws ValidationError likewise. */
export function joined(entries: readonly Wanted[], textOf: (id: string) => string | undefined, most: number): string {
  let json = '';
  for (const { id } of entries) {
    const text = textOf(id);
    if (!text) continue;
    json += json === '' ? text : `,${text}`;
    within(json.length, most);
  }
  return json;
}

/** The refusal of an answer that is longer than it may be. */
export class AnswerTooLong extends AppError {
  constructor() {
    super(
      'ValidationError',
      'The answer would be too long: ask for fewer entries at a time (pagination[pageSize]), fewer fields or less of what is populated',
    );
  }
}

/** The length. Throws AnswerTooLong when it is more than an answer may have. */
export function within(length: number, most: number): number {
  if (length > most) throw new AnswerTooLong();
  return length;
}
