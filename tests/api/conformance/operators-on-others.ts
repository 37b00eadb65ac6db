import { readDestinations } from '../../../database/sample/read-sample.ts';
import type { Case } from './case.ts';
import { asking } from './operators.ts';

const lake = 'lake-house';
const palm = 'palm-villa';
const ganga = 'ganga-hostel';
const every = [lake, palm, ganga];
const rafting = 'ganga-rafting';
const fort = 'amber-fort-and-add-on-packages';

/** As JSON: ["simla","शिमला"] */
const destinations = readDestinations();
const shimla = JSON.stringify(destinations.find(({ name }) => name === 'Shimla')?.aliases);

const kiran = 'Kiran Rao';
const anna = 'Anna Weber';
const dev = 'Dev Anand';
/** Of 2026-10-01, 2026-09-01 and 2026-08-01. */
const three = 'reviews?filters[$or][0][attraction][id]=1&filters[$or][1][carRental][id]=1';

/** Every operator on yes and no, instants, JSON and lists of texts. */
export const operatorsOnOthers: readonly Case[] = [
  // yes, no, yes
  ...asking('boolean', 'stays', 'freeCancellation', [
    ['$eq', 'true', [lake, ganga]],
    ['$eq', '1', [lake, ganga]],
    ['$eq', 't', [lake, ganga]],
    ['$eq', 'false', [palm]],
    ['$eq', '0', [palm]],
    ['$eqi', 'TRUE', [lake, ganga]],
    ['$ne', 'true', [palm]],
    ['$nei', 'True', [palm]],
    ['$lt', 'true', [palm]],
    ['$lte', 'true', every],
    ['$gt', 'false', [lake, ganga]],
    ['$gte', 'false', every],
    ['$in', ['true', 'false'], every],
    ['$notIn', ['true'], [palm]],
    ['$between', ['false', 'true'], every],
    ['$contains', 'ru', [lake, ganga]],
    ['$containsi', 'RU', [lake, ganga]],
    ['$notContains', 'ru', [palm]],
    ['$notContainsi', 'RU', [palm]],
    ['$startsWith', 't', [lake, ganga]],
    ['$startsWithi', 'T', [lake, ganga]],
    ['$endsWith', 'lse', [palm]],
    ['$endsWithi', 'LSE', [palm]],
    ['$null', 'true', []],
    ['$notNull', 'true', every],
  ]),

  ...asking('instant', three, 'createdAt', [
    ['$eq', '2026-10-01T06:30:00.000Z', [kiran]],
    ['$eq', '2026-10-01T12:00:00+05:30', [kiran]],
    ['$eqi', '2026-10-01t06:30:00.000z', [kiran]],
    ['$ne', '2026-10-01T06:30:00.000Z', [anna, dev]],
    ['$nei', '2026-10-01T06:30:00.000Z', [anna, dev]],
    ['$lt', '2026-09-01', [dev]],
    ['$lte', '2026-09-01T07:30:00Z', [anna, dev]],
    ['$gt', '2026-09-01', [kiran, anna]],
    ['$gte', '2026-10-01T06:30', [kiran]],
    ['$in', ['2026-10-01T06:30:00Z', '2026-08-01T06:30:00Z'], [kiran, dev]],
    ['$notIn', ['2026-10-01T06:30:00Z', '2026-08-01T06:30:00Z'], [anna]],
    ['$between', ['2026-08-15', '2026-10-15'], [kiran, anna]],
    ['$contains', '-09-', [anna]],
    ['$containsi', 't06:30', [kiran, dev]],
    ['$notContains', 'T06:30', [anna]],
    ['$notContainsi', 't06:30', [anna]],
    ['$startsWith', '2026-10', [kiran]],
    ['$startsWithi', '2026-10-01t', [kiran]],
    ['$endsWith', '30:00.000Z', [kiran, anna, dev]],
    ['$endsWithi', '06:30:00.000z', [kiran, dev]],
    ['$null', 'true', []],
    ['$notNull', 'true', [kiran, anna, dev]],
  ]),
  ...asking('instant to the millisecond', 'reviews', 'createdAt', [
    ['$eq', '2026-03-04T05:06:07.089Z', 1],
    ['$eq', '2026-03-04T05:06:07.088Z', 0],
    ['$between', ['2026-03-04T05:06:07.089Z', '2026-03-04T05:06:07.089Z'], 1],
  ]),

  // as it is written: infants of rafting no and seniors yes, of the fort the other way round
  ...asking('json', 'attractions', 'availableTicketTypes', [
    ['$eq', '{"adult": true, "child": true, "infant": false, "senior": true}', [rafting]],
    ['$eqi', '{"ADULT": true, "child": true, "infant": false, "senior": true}', [rafting]],
    ['$ne', '{"adult": true, "child": true, "infant": false, "senior": true}', [fort]],
    ['$nei', '{"ADULT": true, "child": true, "infant": false, "senior": true}', [fort]],
    ['$lt', '{"adult": true, "child": true, "infant": true', [rafting]],
    ['$lte', '{"b', [rafting, fort]],
    ['$gt', '{"adult": true, "child": true, "infant": true', [fort]],
    ['$gte', '{"a', [rafting, fort]],
    ['$in', ['{}', '{"adult": true, "child": true, "infant": false, "senior": true}'], [rafting]],
    ['$notIn', ['{}'], [rafting, fort]],
    ['$between', ['{"a', '{"b'], [rafting, fort]],
    ['$contains', '"senior": true', [rafting]],
    ['$containsi', '"SENIOR": true', [rafting]],
    ['$notContains', '"senior": true', [fort]],
    ['$notContainsi', '"SENIOR": true', [fort]],
    ['$startsWith', '{"adult": true', [rafting, fort]],
    ['$startsWithi', '{"ADULT"', [rafting, fort]],
    ['$endsWith', 'false}', [fort]],
    ['$endsWithi', 'FALSE}', [fort]],
    ['$null', 'true', []],
    ['$notNull', 'true', [rafting, fort]],
  ]),

  // as JSON: ["panjim","panaji","palolem","anjuna"]
  ...asking('list of texts', 'destinations', 'aliases', [
    ['$eq', shimla, ['shimla']],
    ['$eqi', shimla.toUpperCase(), ['shimla']],
    ['$ne', shimla, destinations.length - 1],
    ['$in', [shimla, '["bombay"]'], ['shimla']],
    ['$contains', 'panaji', ['goa']],
    ['$contains', '"panaji","palolem"', ['goa']],
    ['$contains', 'Panaji', []],
    ['$containsi', 'PANAJI', ['goa']],
    ['$startsWith', '["panjim"', ['goa']],
    ['$startsWithi', '["PANJIM"', ['goa']],
    ['$endsWith', '"spiritual capital"]', ['varanasi']],
    ['$endsWithi', '"SPIRITUAL CAPITAL"]', ['varanasi']],
    ['$null', 'true', []],
  ]),
];
