/** A fixed window of one key, from its first call on. */
export interface Window {
  readonly calls: number;
  /** Milliseconds since 1970. */
  readonly ends: number;
}

/** What is to be counted: one more under that key, whose window lasts so long if it begins now. */
export interface Counted {
  readonly key: string;
  readonly seconds: number;
}
