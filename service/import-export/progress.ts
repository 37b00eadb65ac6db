/** Progress of a step: its name, and how many of how many are done. */
export interface Progress {
  readonly doing: 'checking' | 'pictures' | 'writing';
  readonly done: number;
  readonly of: number;
}
