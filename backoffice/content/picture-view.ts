/** A picture as the forms of the back office show it. */
export interface PictureView {
  readonly documentId: string;
  readonly name: string;
  readonly alt: string;
  /** The caption in the gallery; empty means that the description is shown. */
  readonly caption: string;
  /** The address of a small size, if there is one. */
  readonly url: string;
  /** The address of the whole picture; null for a drawing, which cannot be cropped. */
  readonly whole: string | null;
  /** The focal point, in percent from its left and top; null is the middle. */
  readonly focus: { readonly x: number; readonly y: number } | null;
}
