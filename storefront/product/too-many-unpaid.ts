/** Why more than `most` cannot be booked at once, and what to do: what is held unpaid is a share of what there is. */
export function tooManyUnpaid(most: number, what: 'rooms' | 'tickets'): string {
  return `At most ${most} ${most === 1 ? what.slice(0, -1) : what} can be booked before you pay. Book ${most}, pay, and then book the others.`;
}
