import { escapeFormula, unescapeFormula } from '../core/csv.ts';
import { type FileInfo, fileInfo } from '../media/file-info.ts';
import type { ApiEntry } from './file-entry.ts';
import type { Problem } from './plan-entries.ts';
import type { SheetRow } from './read-sheet.ts';

/** The CSV file of an archive with the descriptions of its pictures. */
export const picturesCsv = 'pictures.csv';

export const pictureColumns = ['picture', 'drawing', 'name', 'alternativeText', 'caption', 'focalPoint'] as const;

/** A row about a picture: the name that other files use, its description, and its drawing if it is generated. */
export interface PictureDescription {
  readonly row: number;
  readonly picture: string;
  /** As in its address, `hotel-12.town`; empty for a photograph. */
  readonly drawing: string;
  readonly info: FileInfo;
}

/** The name of the drawing at that address; empty for a photograph. */
export const drawingAt = (url: unknown) => /^\/artwork\/(.+)\.svg$/.exec(String(url))?.[1] ?? '';

/** The cells of a picture of the library. */
export function pictureLine(picture: ApiEntry): string[] {
  const { documentId, url, name, alternativeText, caption } = picture;
  const point = pointIn(picture['focalPoint']);
  const words = [name, alternativeText, caption].map((text) => escapeFormula(String(text ?? '')));
  return [String(documentId), drawingAt(url), ...words, point ? `${point.x} ${point.y}` : ''];
}

export function pointIn(value: unknown): { x: number; y: number } | null {
  const { focalPoint } = fileInfo.safeParse({ focalPoint: value }).data ?? {};
  return focalPoint ?? null;
}

/** Parses a row; undefined if it is invalid, with the problems passed to `refuse`. */
export function parsePictureRow(
  { row, cells }: SheetRow,
  refuse: (problem: Problem) => void,
): PictureDescription | undefined {
  const text = (name: string) => unescapeFormula(cells.get(name) ?? '').trim();
  const info: Record<string, unknown> = {};
  if (text('name') !== '') info['name'] = text('name');
  for (const name of ['alternativeText', 'caption']) if (cells.has(name)) info[name] = text(name) || null;
  if (cells.has('focalPoint')) {
    const [x, y, more] = text('focalPoint').split(/[\s,;]+/);
    const at = { x: Number(x), y: y === undefined || more !== undefined ? Number.NaN : Number(y) };
    info['focalPoint'] = x === '' ? null : at;
  }
  const read = fileInfo.safeParse(info);
  // normalised like the names of files
  const picture = text('picture').normalize();
  const report = (column: string, message: string) => refuse({ file: picturesCsv, row, column, message });
  if (picture === '') report('picture', 'must be defined.');
  for (const { path, message } of read.error?.issues ?? []) report(String(path[0] ?? ''), message);
  return read.data && picture !== '' ? { row, picture, drawing: text('drawing'), info: read.data } : undefined;
}

/** The parts of a description that differ from the current one. */
export function changedDescription(info: FileInfo, now: ApiEntry): FileInfo {
  const is = { ...now, focalPoint: pointIn(now['focalPoint']) };
  return Object.fromEntries(
    Object.entries(info).filter(([name, value]) => {
      const before = Object.entries(is).find(([one]) => one === name)?.[1];
      return JSON.stringify(value || null) !== JSON.stringify(before || null);
    }),
  );
}
