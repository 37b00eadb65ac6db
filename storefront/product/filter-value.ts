/** A value to tick among the filters. */
export interface FilterValue {
  /** As it stands in the address. */
  value: string;
  label: string;
  /** How many it leaves with all other filters as they are; null: not known. */
  count: number | null;
  chosen: boolean;
}

export interface FilterValues {
  title: string;
  /** Name of the parameter in the address. */
  name: string;
  /** Only one of them at a time. */
  single?: boolean;
  values: FilterValue[];
  /** How many of a long list are shown at first, what asks for the rest and what puts it away again. */
  long?: { first: number; more: string; fewer: string };
}
