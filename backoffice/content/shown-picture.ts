/** A picture as the forms of the back office show it. */
export interface ShownPicture {
  readonly documentId: string;
  readonly name: string;
  readonly alt: string;
  /** What the gallery says under it; empty: what it shows. */
  readonly caption: string;
  /** Of a small size where there is one. */
  readonly url: string;
  /** The whole picture; null of one that is drawn, which cannot be cut. */
  readonly whole: string | null;
  /** What stays in view where it is cut, in per cent from its left and top; null: its middle. */
  readonly focus: { readonly x: number; readonly y: number } | null;
}
