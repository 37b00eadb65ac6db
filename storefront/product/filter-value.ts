/** A filter value to tick. */
export interface FilterValue {
  /** The value in the address. */
  value: string;
  label: string;
  /** The number of results with all other filters unchanged; null if it is not known. */
  count: number | null;
  chosen: boolean;
}

export interface FilterValues {
  title: string;
  /** The name of its parameter. */
  name: string;
  /** Only one value can be chosen. */
  single?: boolean;
  values: FilterValue[];
  /** For a long list: how many values are shown at first, and the texts to show more and fewer. */
  long?: { first: number; more: string; fewer: string };
}
