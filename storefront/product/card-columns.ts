/** The columns of a list's cards: beside the map there is room for two. */
export const cardColumns = {
  grid: 'grid gap-6 sm:grid-cols-2 xl:grid-cols-3',
  narrow: 'grid gap-6 sm:grid-cols-2',
  list: 'rows grid gap-5',
} as const;
