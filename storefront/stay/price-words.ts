// apart from the view of the price filter, which brings the whole vocabulary of stays

/** The parts of a total: 'with fees and GST'. */
export const withAdded = (fees: boolean): string => (fees ? 'with fees and GST' : 'with GST');

/** The text after the price of a night, if the total is next to it: ' a night + fees and GST'. */
export function beforeAdded({ rooms, fees }: { rooms: number; fees: boolean }): string {
  return ` a night${rooms > 1 ? ' per room' : ''} + ${fees ? 'fees and GST' : 'GST'}`;
}
