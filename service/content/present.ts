import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { AppError } from '../core/app-error.ts';
import { type Shape, shapesIn } from './shape.ts';

/** An id in a position of the answer. */
export interface EntryRef {
  readonly id: string;
  readonly version: string;
}

/** The text of the row with that id in that shape; undefined if the row was deleted. */
export type TextOf = (shape: Shape, id: string) => string | undefined;

/** The positions of all entries: the page, and for each shape the entries below each owner. */
export interface PlacedEntries {
  readonly page: readonly EntryRef[];
  readonly below: readonly ReadonlyMap<string, readonly EntryRef[]>[];
  /** All entries that appear in that shape. */
  readonly all: readonly (readonly [Shape, readonly EntryRef[]])[];
}

/** Parses the texts of ids.sql.ts. */
export function place(shape: Shape, columns: Readonly<Record<string, unknown>>): PlacedEntries {
  const shapes = shapesIn(shape);
  const below = shapes.map(() => new Map<string, EntryRef[]>());
  const every = shapes.map((): EntryRef[] => []);
  const page = every[0] ?? [];
  for (const [name, column] of Object.entries(columns)) {
    if (name === 'page') page.push(...parsePage(column));
    else {
      const words = parts(column);
      for (let at = 0; at + 3 < words.length; at += 4)
        put(words[at] ?? '', words[at + 1] ?? '', words[at + 2] ?? '', words[at + 3] ?? '');
    }
  }
  return { page, below, all: shapes.map((one, number) => [one, every[number] ?? []]) };

  function put(shape: string, owner: string, id: string, version: string): void {
    // features of a kind that was not requested are in no shape
    if (shape === '') return;
    const entry = { id, version };
    every[Number(shape)]?.push(entry);
    const owners = below[Number(shape)];
    const list = owners?.get(owner);
    if (list) list.push(entry);
    else owners?.set(owner, [entry]);
  }
}

/** Parses the column `page`: the entries in order. */
export function parsePage(column: unknown): EntryRef[] {
  const words = parts(column);
  const page: EntryRef[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) page.push({ id: words[at] ?? '', version: words[at + 1] ?? '' });
  return page;
}

function parts(column: unknown): string[] {
  return typeof column === 'string' && column !== '' ? column.split(/[ ,]/) : [];
}

/** Bytes of the longest answer that is held in memory and cached; longer lists are sent in parts (long-answers.ts). */
const longest = 2 * 2 ** 20;
/**
 * For a page of up to a hundred entries with only direct children, the lists of API-3: with every size of every picture
 * they are a little longer.
 */
const longestList = { entries: 100, bytes: 4 * 2 ** 20 } as const;

/** Maximum bytes of an answer with so many entries in that shape. */
export function maxBytes({ children }: Shape, entries: number): number {
  const flat = children.every(({ shape }) => shape.children.length === 0);
  return flat && entries <= longestList.entries ? longestList.bytes : longest;
}

/**
 * The JSON of each entry (a byte text) by id, without entries deleted in the meantime. Throws ValidationError if it
 * exceeds `most` bytes.
 */
export function present(shape: Shape, placed: PlacedEntries, textOf: TextOf, most: number): Map<string, string> {
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

  /** An entry with children is rendered once, however many entries it is below. */
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

/** The texts of those entries, joined by commas, without missing ones. Throws ValidationError as well. */
export function joined(entries: readonly EntryRef[], textOf: (id: string) => string | undefined, most: number): string {
  let json = '';
  for (const { id } of entries) {
    const text = textOf(id);
    if (!text) continue;
    json += json === '' ? text : `,${text}`;
    within(json.length, most);
  }
  return json;
}

/** The error for an answer that exceeds its maximum length. */
export class AnswerTooLong extends AppError {
  constructor() {
    super('ValidationError', sentence(errorsContentTexts.answerTooLong));
  }
}

/** Returns the length. Throws AnswerTooLong if it exceeds the maximum. */
export function within(length: number, most: number): number {
  if (length > most) throw new AnswerTooLong();
  return length;
}
