import { guardedText, meantText } from '../core/csv.ts';
import { type FileInfo, fileInfo } from '../media/file-info.ts';
import type { Shown } from './file-entry.ts';
import type { Problem } from './plan-sheet.ts';
import type { SheetRow } from './read-sheet.ts';

/** The sheet of an archive that says what its pictures show. */
export const picturesSheet = 'pictures.csv';

export const pictureColumns = ['picture', 'drawing', 'name', 'alternativeText', 'caption', 'focalPoint'] as const;

/** What a row says of a picture: the name by which other sheets call it, its words, and how it is drawn if it is. */
export interface PictureWords {
  readonly row: number;
  readonly picture: string;
  /** As its address names it, `hotel-12.town`; empty of a photograph. */
  readonly drawing: string;
  readonly info: FileInfo;
}

/** The name of the drawing at that address; empty for a photograph. */
export const drawingAt = (url: unknown) => /^\/artwork\/(.+)\.svg$/.exec(String(url))?.[1] ?? '';

/** The cells of a picture of the library. */
export function pictureLine(picture: Shown): string[] {
  const { documentId, url, name, alternativeText, caption } = picture;
  const point = pointIn(picture['focalPoint']);
  const words = [name, alternativeText, caption].map((text) => guardedText(String(text ?? '')));
  return [String(documentId), drawingAt(url), ...words, point ? `${point.x} ${point.y}` : ''];
}

export function pointIn(value: unknown): { x: number; y: number } | null {
  const { focalPoint } = fileInfo.safeParse({ focalPoint: value }).data ?? {};
  return focalPoint ?? null;
}

/** What a row of the sheet says; undefined when something in it is wrong, which `refuse` is told. */
export function pictureWords({ row, cells }: SheetRow, refuse: (problem: Problem) => void): PictureWords | undefined {
  const text = (name: string) => meantText(cells.get(name) ?? '').trim();
  const said: Record<string, unknown> = {};
  if (text('name') !== '') said['name'] = text('name');
  for (const name of ['alternativeText', 'caption']) if (cells.has(name)) said[name] = text(name) || null;
  if (cells.has('focalPoint')) {
    const [x, y, more] = text('focalPoint').split(/[\s,;]+/);
    const at = { x: Number(x), y: y === undefined || more !== undefined ? Number.NaN : Number(y) };
    said['focalPoint'] = x === '' ? null : at;
  }
  const read = fileInfo.safeParse(said);
  // as the names of files are compared
  const picture = text('picture').normalize();
  const tell = (column: string, message: string) => refuse({ file: picturesSheet, row, column, message });
  if (picture === '') tell('picture', 'must be defined.');
  for (const { path, message } of read.error?.issues ?? []) tell(String(path[0] ?? ''), message);
  return read.data && picture !== '' ? { row, picture, drawing: text('drawing'), info: read.data } : undefined;
}

/** What is said of a picture that it does not say already. */
export function otherWords(info: FileInfo, now: Shown): FileInfo {
  const is = { ...now, focalPoint: pointIn(now['focalPoint']) };
  return Object.fromEntries(
    Object.entries(info).filter(([name, value]) => {
      const before = Object.entries(is).find(([one]) => one === name)?.[1];
      return JSON.stringify(value || null) !== JSON.stringify(before || null);
    }),
  );
}
