/** A part of a package that none of our pages uses and no bundler can prove unused, or that does what ours must not. */
export interface Unused {
  readonly module: RegExp;
  /** What would use it: refused everywhere but in the packages themselves. */
  readonly use?: RegExp;
  readonly what: string;
  readonly leaveOut: (code: string) => string;
}
