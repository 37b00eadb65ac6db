import marksUrl from '@drawn/map-marks.svg?url';
import type { Map as MapLibre } from 'maplibre-gl';

/** Pixels of an image for one of the map. */
const ratio = 2;
type Pen = CanvasRenderingContext2D;
type Drawn = Parameters<MapLibre['addImage']>;

/** An image of so many pixels of the map. */
function draw(wide: number, high: number, by: (pen: Pen) => void, options?: Drawn[2]): readonly [Drawn[1], Drawn[2]] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(wide * ratio);
  canvas.height = Math.ceil(high * ratio);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser does not draw');
  pen.scale(ratio, ratio);
  by(pen);
  return [pen.getImageData(0, 0, canvas.width, canvas.height), { pixelRatio: ratio, ...options }];
}

/** The icons of the sprite, all of them lines. */
async function readMarks(): Promise<ReadonlyMap<string, Path2D>> {
  const svg = await (await fetch(marksUrl)).text();
  const symbols = [...svg.matchAll(/<symbol id="([\w-]+)"[^>]*>(.*?)<\/symbol>/g)];
  return new Map(
    symbols.map(([, name = '', shapes = '']) => {
      const icon = new Path2D();
      for (const [, line] of shapes.matchAll(/ d="([^"]+)"/g)) icon.addPath(new Path2D(line));
      return [name, icon];
    }),
  );
}

/** A white icon on a disc. */
const disc = (colour: string, icon: Path2D | undefined) =>
  draw(22, 22, (pen) => {
    pen.fillStyle = colour;
    pen.strokeStyle = 'rgb(255 255 255 / 0.85)';
    pen.lineWidth = 1.5;
    pen.beginPath();
    pen.arc(11, 11, 10, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
    pen.translate(4.6, 4.6);
    pen.scale(12.8 / 24, 12.8 / 24);
    pen.strokeStyle = '#fff';
    pen.lineWidth = 2.3;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    if (icon) pen.stroke(icon);
  });

const dot = (colour: string, halo: string) =>
  draw(9, 9, (pen) => {
    pen.fillStyle = colour;
    pen.strokeStyle = halo;
    pen.lineWidth = 1.5;
    pen.beginPath();
    pen.arc(4.5, 4.5, 3, 0, 2 * Math.PI);
    pen.stroke();
    pen.fill();
  });

const peak = (colour: string, halo: string) =>
  draw(13, 12, (pen) => {
    pen.fillStyle = colour;
    pen.strokeStyle = halo;
    pen.lineWidth = 2.5;
    pen.lineJoin = 'round';
    pen.stroke(new Path2D('M6.5 2 11 10H2z'));
    pen.fill(new Path2D('M6.5 2 11 10H2z'));
  });

/** The plate of a road's number; its middle grows with the number. */
const plate = (colour: string, edge: string) =>
  draw(
    20,
    14,
    (pen) => {
      pen.fillStyle = colour;
      pen.strokeStyle = edge;
      pen.lineWidth = 1;
      pen.beginPath();
      pen.roundRect(0.5, 0.5, 19, 13, 3.5);
      pen.fill();
      pen.stroke();
    },
    { stretchX: [[12, 28]], stretchY: [[10, 18]], content: [6, 4, 34, 24] },
  );

/** Lines of at most so many letters. */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Words whose letters join, which MapLibre would draw one by one. */
function words(colour: string, halo: string, size: number, text: string) {
  const lines = linesOf(text, 18);
  const font = `500 ${size}px Figtree, sans-serif`;
  let wide = 0;
  draw(1, 1, (pen) => {
    pen.font = font;
    wide = Math.max(...lines.map((line) => pen.measureText(line).width));
  });
  return draw(wide + 4, lines.length * size * 1.3 + 4, (pen) => {
    pen.font = font;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    pen.lineWidth = 3;
    pen.strokeStyle = halo;
    pen.fillStyle = colour;
    const each = (put: (line: string, y: number) => void) =>
      lines.forEach((line, index) => {
        put(line, 2 + (index + 0.5) * size * 1.3);
      });
    each((line, y) => pen.strokeText(line, wide / 2 + 2, y));
    each((line, y) => pen.fillText(line, wide / 2 + 2, y));
  });
}

/**
 * Draws the images that the style names: `disc #7a5a43 castle`, `dot`, `peak` and `plate` with two colours,
 * `words #33291f #fdfaf5 13 ताज महल`, and `room 92 38`, an empty one that keeps labels away.
 */
export async function drawImages(): Promise<(map: MapLibre) => void> {
  const marks = await readMarks();
  const imageOf = (id: string): readonly [Drawn[1], Drawn[2]] | undefined => {
    const [kind, one = '', other = '', size = '', ...text] = id.split(' ');
    if (kind === 'disc') return disc(one, marks.get(other));
    if (kind === 'dot') return dot(one, other);
    if (kind === 'peak') return peak(one, other);
    if (kind === 'plate') return plate(one, other);
    if (kind === 'words') return words(one, other, Number(size), text.join(' '));
    if (kind === 'room') return draw(Number(one), Number(other), () => undefined);
    return undefined;
  };
  return (map) => {
    map.on('styleimagemissing', ({ id }) => {
      const image = imageOf(id);
      if (image && !map.hasImage(id)) map.addImage(id, ...image);
    });
  };
}
