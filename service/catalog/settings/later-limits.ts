/**
 * Limits added later, with their defaults. They are not written into settings saved by an older release, because that
 * release rejects unknown names and may still run beside this one.
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
