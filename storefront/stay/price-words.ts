/** What is in a total: 'with fees and GST'. */
export const withAdded = (fees: boolean): string => (fees ? 'with fees and GST' : 'with GST');

/** What is said after the price of a night, where the total stands beside it: ' a night + fees and GST'. */
export function beforeAdded({ rooms, fees }: { rooms: number; fees: boolean }): string {
  return ` a night${rooms > 1 ? ' per room' : ''} + ${fees ? 'fees and GST' : 'GST'}`;
}
