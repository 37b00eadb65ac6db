import { invalid } from '../core/app-error.ts';
import type { TextOf, Wanted } from './row-texts.ts';
import { type Shape, shapesIn } from './shape.ts';

/** Where everything stands: the page, and for each shape the entries below each owner. */
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
    const words = parts(column);
    if (name === 'page') {
      for (let at = 0; at + 1 < words.length; at += 2) page.push({ id: words[at] ?? '', version: words[at + 1] ?? '' });
    } else if (name !== 'total') {
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

function parts(column: unknown): string[] {
  return typeof column === 'string' && column !== '' ? column.split(/[ ,]/) : [];
}

/**
 * Bytes of the longest answer. What stands below many entries is written below each of them: a short question could
 * ask for gigabytes.
 */
const longest = 32 * 2 ** 20;

/**
 * The JSON of the entries, a byte text, separated by commas. An entry that was deleted meanwhile is left out. Throws
 * ValidationError for more than anybody should ask for at once.
 */
export function present(shape: Shape, entries: readonly Wanted[], placed: Placed, textOf: TextOf): string {
  const written = shapesIn(shape).map(() => new Map<string, string>());
  return list(shape, entries);

  function list(shape: Shape, entries: readonly Wanted[]): string {
    let json = '';
    for (const { id } of entries) {
      const text = entry(shape, id);
      if (text === '') continue;
      json += json === '' ? text : `,${text}`;
      if (json.length > longest) throw invalid('The answer would be too long; ask for less at a time');
    }
    return json;
  }

  /** What has something below it is put together once, however many entries it stands below. */
  function entry(shape: Shape, id: string): string {
    const known = shape.children.length > 0 && written[shape.number]?.get(id);
    if (typeof known === 'string') return known;
    let json = textOf(shape, id) ?? '';
    if (json === '') return json;
    for (const child of shape.children) {
      const related = placed.below[child.shape.number]?.get(id) ?? [];
      const inner = list(child.shape, child.many ? related : related.slice(0, 1));
      json += child.many ? `${child.open}[${inner}]` : `${child.open}${inner || 'null'}`;
    }
    json += '}';
    if (shape.children.length > 0) written[shape.number]?.set(id, json);
    return json;
  }
}
