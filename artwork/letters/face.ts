/** The letters of a typeface as outlines, 500 units to the em, their baseline at y = 0. */
export interface Face {
  /** How far each moves the pen, and its path in relative steps. */
  readonly glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>;
  /** By how much two letters stand closer or farther than their widths say. */
  readonly kerning: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
