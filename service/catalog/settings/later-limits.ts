/**
 * Limits that came to the setting later. One that a release without them saved has none of them, and none is written into it:
 * that release, where it still sells beside this one, refuses to read a setting with a name that it does not know.
 */
export const laterLimits = {
  unpaidUnits: 60,
  unpaidRupees: 500_000,
  networkTimes: 3,
  allOfStockNights: 3,
  payNowMinutes: 15,
  payNowTimes: 4,
  bookingsPerHour: 20,
  bookingsPerHourOfNetwork: 100,
  changesPerHour: 20,
};
