/** Left, top, right and bottom of what is drawn. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Matrix = readonly [a: number, d: number, e: number, f: number];

const numbersIn = (text: string) => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

/** How many numbers each command of a path takes. */
const takes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, A: 7 };

/** The ends of a path's steps, and of its curves the middle: close enough to frame it by. */
function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toUpperCase();
    if (kind === 'Z') [x, y] = [startX, startY];
    const count = takes[kind];
    if (!count) continue;
    const all = numbersIn(rest);
    const [ox, oy] = letter === kind ? [() => 0, () => 0] : [() => x, () => y];
    for (let i = 0; i + count <= all.length; i += count) {
      const step = all.slice(i, i + count);
      const last = step.at(-1) ?? 0;
      const [fromX, fromY] = [x, y];
      const endX: number = kind === 'V' ? x : ox() + (step.at(kind === 'H' ? -1 : -2) ?? 0);
      const endY: number = kind === 'H' ? y : oy() + last;
      if (kind === 'Q' || kind === 'C' || kind === 'S')
        points.push([
          (fromX + endX) / 4 + (ox() + (step[0] ?? 0)) / 2,
          (fromY + endY) / 4 + (oy() + (step[1] ?? 0)) / 2,
        ]);
      [x, y] = [endX, endY];
      if (kind === 'M' && i === 0) [startX, startY] = [x, y];
      points.push([x, y]);
    }
  }
  return points;
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

function moved([a, d, e, f]: Matrix, transform: string): Matrix {
  const [tx = 0, ty = 0] = numbersIn(/translate\(([^)]*)/.exec(transform)?.[1] ?? '');
  const [sx = 1, sy = sx] = numbersIn(/scale\(([^)]*)/.exec(transform)?.[1] ?? '');
  return [a * sx, d * sy, e + a * tx, f + d * ty];
}

/** The art with what it shows again in the places where it is shown. */
function spelledOut(art: string): string {
  const models = new Map<string, string>();
  for (const [, within = ''] of art.matchAll(/<defs>(.*?)<\/defs>/g))
    for (const [, id = '', model = ''] of within.matchAll(/<g id="([^"]+)">(.*?)<\/g>(?=<g id=|$)/g))
      models.set(id, model);
  return art
    .replace(/<defs>.*?<\/defs>/g, '')
    .replace(/<use href="#([^"]+)"\/>/g, (_, id: string) => models.get(id) ?? '');
}

/** The box around the paths of art, in groups that are moved and scaled. Ovals are lights and shadows as often as things: they do not count. */
export function extentOf(art: string): Extent {
  let box: Extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const groups: Matrix[] = [[1, 1, 0, 0]];
  for (const [tag] of spelledOut(art).matchAll(/<[^>]+>/g)) {
    const at = groups.at(-1) ?? [1, 1, 0, 0];
    if (tag === '</g>') groups.pop();
    else if (tag.startsWith('<g')) groups.push(moved(at, attribute(tag, 'transform') ?? ''));
    else if (tag.startsWith('<path'))
      for (const [px, py] of pointsOf(attribute(tag, 'd') ?? '')) {
        const [x, y] = [at[0] * px + at[2], at[1] * py + at[3]];
        box = {
          left: Math.min(box.left, x),
          top: Math.min(box.top, y),
          right: Math.max(box.right, x),
          bottom: Math.max(box.bottom, y),
        };
      }
  }
  return box;
}
