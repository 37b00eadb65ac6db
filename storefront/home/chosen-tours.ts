export const shownTourCount = 3;

/**
 * Three items of the list, chosen by a number from 0 to 1: every set of three is equally likely, and the same number
 * gives the same three.
 */
export function chosenTours<Tour>(tours: readonly Tour[], chance: number): Tour[] {
  const left = [...tours];
  const chosen: Tour[] = [];
  let rest = chance;
  while (chosen.length < shownTourCount && left.length > 0) {
    const at = rest * left.length;
    const place = Math.min(Math.floor(at), left.length - 1);
    chosen.push(...left.splice(place, 1));
    rest = at - place;
  }
  return chosen;
}
