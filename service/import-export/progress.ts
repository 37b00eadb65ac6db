/** How far it is: what is being done, and with how many of how many. */
export interface Progress {
  readonly doing: 'checking' | 'pictures' | 'writing';
  readonly done: number;
  readonly of: number;
}
