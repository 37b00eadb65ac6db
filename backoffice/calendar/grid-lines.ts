import { kindOf } from '../../service/catalog/kinds.ts';
import type { ProductRows, StockLine } from '../../service/catalog/stock-grid/find-stock-rows.ts';

/** A stock line of the grid and its position, in pixels. */
export interface GridLine extends StockLine {
  readonly product: string;
  readonly type: string;
  readonly slug: string;
  /** The state of its place. */
  readonly region: string | null;
  /** True for rooms and cars, which have arrival days. */
  readonly arrives: boolean;
  readonly top: number;
  readonly height: number;
}

/** The name of a product above its lines, if it has several. */
export interface GridHead {
  readonly product: string;
  readonly top: number;
}

/** Heights of lines in pixels: with a mouse, and for fingers. */
export const lineHeights = { fine: 32, coarse: 44 } as const;
const headHeight = 28;

/** Positions of all stock lines, in pixels. Lines of the same name are grouped. */
export function layOutLines(
  products: readonly ProductRows[],
  lineHeight: number,
): { lines: GridLine[]; heads: GridHead[]; height: number } {
  const lines: GridLine[] = [];
  const heads: GridHead[] = [];
  let top = 0;
  for (const { name, type, slug, region, rows } of products) {
    const { dates } = kindOf(type);
    if (rows.some(({ label }) => label !== '')) {
      heads.push({ product: name, top });
      top += headHeight;
    }
    for (const row of rows) {
      lines.push({ ...row, product: name, type, slug, region, arrives: dates !== 'slot', top, height: lineHeight });
      top += lineHeight;
    }
  }
  return { lines, heads, height: top };
}

/** The index of the first line that ends below `y`. Lines are in order. */
export function lineAt(lines: readonly GridLine[], y: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { top, height } = lines[middle] ?? { top: 0, height: 0 };
    if (top + height <= y) low = middle + 1;
    else high = middle;
  }
  return low;
}
