/** A fixed window of one key, from its first call on. */
export interface Window {
  readonly calls: number;
  /** Milliseconds since 1970. */
  readonly ends: number;
}

/** One call to count under a key; `seconds` is the length of a window that begins now. */
export interface CountedCall {
  readonly key: string;
  readonly seconds: number;
}
