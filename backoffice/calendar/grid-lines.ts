import { kindOf } from '../../service/catalog/kinds.ts';
import type { ProductRows, StockLine } from '../../service/catalog/stock-grid/list-stock-rows.ts';

/** A stock line of the grid and its position. */
export interface GridLine extends StockLine {
  readonly product: string;
  readonly type: string;
  readonly slug: string;
  /** True for rooms and cars, which have arrival days. */
  readonly arrives: boolean;
  readonly top: number;
}

/** The name of a product above its lines, if it has several. */
export interface GridHead {
  readonly product: string;
  readonly top: number;
}

export const lineHeight = 48;
const headHeight = 36;

/** Positions of all stock lines, in pixels. Lines of the same name are grouped. */
export function layOutLines(products: readonly ProductRows[]): {
  lines: GridLine[];
  heads: GridHead[];
  height: number;
} {
  const lines: GridLine[] = [];
  const heads: GridHead[] = [];
  let top = 0;
  for (const { name, type, slug, rows } of products) {
    const { dates } = kindOf(type);
    if (rows.some(({ label }) => label !== '')) {
      heads.push({ product: name, top });
      top += headHeight;
    }
    for (const row of rows) {
      lines.push({ ...row, product: name, type, slug, arrives: dates !== 'slot', top });
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
    if ((lines[middle]?.top ?? 0) + lineHeight <= y) low = middle + 1;
    else high = middle;
  }
  return low;
}
