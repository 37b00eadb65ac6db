// apart from the views of lists, of which browsers need nothing else

/** EXP-17: for a place without tours. */
export const nowhereText =
  "We couldn't find any tour packages for this location. Try a different location or browse all packages.";
