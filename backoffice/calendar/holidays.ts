import { adminHolidaysTexts } from '../../messages/en/admin/holidays.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import type { Day } from '../../service/core/day.ts';

/**
 * Public holidays: those of the central government, and those of states with a fixed date. Festivals by the moon are
 * listed for 2026 as notified. For 2027 and 2028 there are only those whose day follows from the moon without doubt;
 * they are not notified yet and shown as expected. Still missing for 2027 and 2028: Id-ul-Fitr, Id-ul-Zuha, Muharram
 * and Milad-un-Nabi (by sighting), Mahavir Jayanti and Janmashtami; in all years: Pongal, Bihu and other days of states
 * that move.
 */

/** Every year, in all of India: month and day. */
const fixed: Readonly<Record<string, Message>> = {
  '01-26': adminHolidaysTexts.republicDay,
  '08-15': adminHolidaysTexts.independenceDay,
  '10-02': adminHolidaysTexts.gandhiJayanti,
  '12-25': adminHolidaysTexts.christmas,
};

/** In all of India, in one year. */
const movable: Readonly<Record<string, Message>> = {
  '2026-03-04': adminHolidaysTexts.holi,
  '2026-03-21': adminHolidaysTexts.idUlFitr,
  '2026-03-26': adminHolidaysTexts.ramNavami,
  '2026-03-31': adminHolidaysTexts.mahavirJayanti,
  '2026-04-03': adminHolidaysTexts.goodFriday,
  '2026-05-01': adminHolidaysTexts.buddhaPurnima,
  '2026-05-27': adminHolidaysTexts.idUlZuha,
  '2026-06-26': adminHolidaysTexts.muharram,
  '2026-08-26': adminHolidaysTexts.miladUnNabi,
  '2026-09-04': adminHolidaysTexts.janmashtami,
  '2026-10-20': adminHolidaysTexts.dussehra,
  '2026-11-08': adminHolidaysTexts.diwali,
  '2026-11-24': adminHolidaysTexts.guruNanakJayanti,
  // two days before Easter
  '2027-03-26': adminHolidaysTexts.goodFriday,
  '2028-04-14': adminHolidaysTexts.goodFriday,
};

/** In all of India, in one year, not notified yet. */
const expected: Readonly<Record<string, Message>> = {
  '2027-03-22': adminHolidaysTexts.holi,
  '2027-04-15': adminHolidaysTexts.ramNavami,
  '2027-05-20': adminHolidaysTexts.buddhaPurnima,
  '2027-10-09': adminHolidaysTexts.dussehra,
  '2027-10-29': adminHolidaysTexts.diwali,
  '2027-11-14': adminHolidaysTexts.guruNanakJayanti,
  '2028-03-11': adminHolidaysTexts.holi,
  '2028-04-03': adminHolidaysTexts.ramNavami,
  '2028-05-08': adminHolidaysTexts.buddhaPurnima,
  '2028-09-27': adminHolidaysTexts.dussehra,
  '2028-10-17': adminHolidaysTexts.diwali,
  '2028-11-02': adminHolidaysTexts.guruNanakJayanti,
};

const ambedkar =
  'Andhra Pradesh, Bihar, Chhattisgarh, Gujarat, Haryana, Himachal Pradesh, Karnataka, Kerala, Madhya Pradesh, Maharashtra, Odisha, Punjab, Rajasthan, Tamil Nadu, Telangana, Uttar Pradesh, Uttarakhand, West Bengal';
const mayDay = 'Assam, Bihar, Goa, Karnataka, Kerala, Manipur, Puducherry, Tamil Nadu, Telangana, Tripura, West Bengal';

/** Of states: month and day of every year, or a whole date; the states; the name. */
const ofStates: readonly (readonly [date: string, states: string, name: Message])[] = [
  ['01-01', 'Tamil Nadu, West Bengal', adminHolidaysTexts.newYear],
  ['01-12', 'West Bengal', adminHolidaysTexts.vivekanandaJayanti],
  ['01-14', 'Gujarat', adminHolidaysTexts.uttarayan],
  ['01-23', 'Assam, Tripura, West Bengal', adminHolidaysTexts.netajiJayanti],
  ['01-25', 'Himachal Pradesh', adminHolidaysTexts.statehoodDay],
  ['02-19', 'Maharashtra', adminHolidaysTexts.shivajiJayanti],
  ['02-20', 'Arunachal Pradesh, Mizoram', adminHolidaysTexts.statehoodDay],
  ['03-22', 'Bihar', adminHolidaysTexts.biharDay],
  ['03-23', 'Haryana, Punjab', adminHolidaysTexts.martyrsDay],
  ['04-01', 'Odisha', adminHolidaysTexts.utkalDay],
  ['04-14', ambedkar, adminHolidaysTexts.ambedkarJayanti],
  ['04-15', 'Himachal Pradesh', adminHolidaysTexts.himachalDay],
  ['2026-04-15', 'Tripura, West Bengal', adminHolidaysTexts.bengaliNewYear],
  ['05-01', mayDay, adminHolidaysTexts.mayDay],
  ['05-01', 'Maharashtra', adminHolidaysTexts.maharashtraDay],
  ['2026-05-09', 'West Bengal', adminHolidaysTexts.rabindraJayanti],
  ['05-16', 'Sikkim', adminHolidaysTexts.stateDay],
  ['06-02', 'Telangana', adminHolidaysTexts.formationDay],
  ['07-31', 'Haryana, Punjab', adminHolidaysTexts.udhamSingh],
  ['08-16', 'Puducherry', adminHolidaysTexts.deJureDay],
  ['2026-08-26', 'Kerala', adminHolidaysTexts.onam],
  ['10-26', 'Jammu and Kashmir', adminHolidaysTexts.accessionDay],
  ['10-31', 'Gujarat', adminHolidaysTexts.patelJayanti],
  ['11-01', 'Karnataka', adminHolidaysTexts.rajyotsava],
  ['11-01', 'Haryana', adminHolidaysTexts.haryanaDay],
  ['11-01', 'Puducherry', adminHolidaysTexts.liberationDay],
  ['11-15', 'Jharkhand', adminHolidaysTexts.formationDay],
  ['12-01', 'Nagaland', adminHolidaysTexts.statehoodDay],
  ['12-03', 'Goa', adminHolidaysTexts.francisXavier],
  ['12-19', 'Goa', adminHolidaysTexts.liberationDay],
];

const statesByDate = Map.groupBy(
  ofStates.map(([date, states, name]) => ({ date, states: new Set(states.split(', ')), name })),
  ({ date }) => date,
);

/**
 * The names of the public holidays on a day: in all of India, and in that state. Empty on every other day, and after
 * 2028 without the festivals that move.
 */
export function holidaysOn(t: Translate, day: Day, state: string | null = null): string[] {
  const date = day.slice(5);
  const national = [fixed[date], movable[day]].flatMap((name) => (name ? [t(name)] : []));
  const likely = expected[day];
  const own = [date, day]
    .flatMap((key) => statesByDate.get(key) ?? [])
    .filter(({ states }) => state !== null && states.has(state))
    .map(({ name }) => t(name));
  return [...national, ...(likely ? [t(adminHolidaysTexts.expectedDate, { name: t(likely) })] : []), ...own];
}

/** True on Saturdays and Sundays. */
export const isWeekend = (day: Day): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;
