/** What a form has sent; `text` is one field, empty when it is not there. */
export interface Fields {
  readonly text: (name: string) => string;
  /** Of a field that stands there several times: ticked rows. */
  readonly all: (name: string) => readonly string[];
  /** The number of a row; 0, which none has, for what is no such number. */
  readonly id: (name: string) => number;
  /** Of all fields, as they were sent. */
  readonly names: readonly string[];
}

/** What the database takes: no half characters, and no sign that ends a text for it. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

const largest = 2 ** 31 - 1;

/** Reads a form of text fields; how long it is the door has looked at. Undefined when it is no such form. */
export async function readFields(request: Request): Promise<Fields | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined;
  const sent = new URLSearchParams(await request.text());
  const text = (name: string) => storable(sent.get(name) ?? '');
  return {
    text,
    all: (name) => sent.getAll(name).map(storable),
    names: [...new Set(sent.keys())],
    id: (name) => (/^\d{1,10}$/.test(text(name)) && Number(text(name)) <= largest ? Number(text(name)) : 0),
  };
}
