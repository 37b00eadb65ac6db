/** A rule of the product, broken on purpose by changing the text of its file: at least one test has to see it. */
export interface Mutant {
  /** What the program then does wrong. */
  readonly name: string;
  /** Stands in the file exactly once. */
  readonly text: string;
  readonly becomes: string;
  /** `npm test` tries it; the others only `npm run test:mutants` and `npm run test:long`. */
  readonly always?: true;
  /** Why no test can see it: it changes nothing that anyone could notice. */
  readonly equivalent?: string;
}

/** The mutants of one file. */
export interface MutatedModule {
  readonly file: string;
  /** Test files beside the one that stands beside the file. */
  readonly alsoTests?: readonly string[];
  /** False where no test stands beside it. */
  readonly testBeside?: false;
  readonly mutants: readonly Mutant[];
}
