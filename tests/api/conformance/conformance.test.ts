import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from './accounts.ts';
import { answers, everyType } from './answers.ts';
import { bookings } from './bookings.ts';
import { type Case, get, type RequestSource } from './case.ts';
import { changes } from './changes.ts';
import { creations } from './creations.ts';
import { bearers, caching, methods } from './doors.ts';
import { firstSpecification } from './first-specification.ts';
import { type Ground, makeGround } from './ground.ts';
import { groups, relations } from './groups.ts';
import { operatorsOnNumbers } from './operators-on-numbers.ts';
import { operatorsOnOthers } from './operators-on-others.ts';
import { operatorsOnTexts } from './operators-on-texts.ts';
import { paging, sorting } from './paging.ts';
import { parameters } from './parameters.ts';
import { notThere, tooMuch, unknownKeys, wrongValues } from './query-errors.ts';
import { reviews } from './reviews.ts';
import { secondSpecification } from './second-specification.ts';
import { secretFields, unseen } from './secrets.ts';
import { fields, populate } from './selection.ts';

/** The contract of the content API (docs/requirements/content-api.md) by subject. Reads come before writes. */
const tables: Readonly<Record<string, readonly Case[]>> = {
  'every type': everyType,
  answers,
  'calls for stays': firstSpecification,
  'calls for experiences and cars': secondSpecification,
  'groups of conditions': groups,
  'conditions on relations': relations,
  paging,
  sorting,
  fields,
  populate,
  'other parameters': parameters,
  'operators on texts': operatorsOnTexts,
  'operators on numbers': operatorsOnNumbers,
  'operators on other kinds': operatorsOnOthers,
  'what is not there': notThere,
  'unknown keys': unknownKeys,
  'wrong values': wrongValues,
  'too much': tooMuch,
  'private fields': secretFields,
  'what nobody sees': unseen,
  bearers,
  methods,
  'tags of answers': caching,
  bookings,
  reviews,
  'entries that are made': creations,
  'entries that are changed': changes,
  accounts,
};

let ground: Ground;
beforeAll(async () => {
  ground = await makeGround();
});
afterAll(() => ground.harness.close());

let requestCount = 0;
/** Sends a request from an address of its own, so that limits count no one else. */
async function answerTo(request: RequestSource) {
  const {
    method,
    path,
    bearer,
    headers,
    body,
    times = 1,
  } = typeof request === 'string' ? get(request) : typeof request === 'function' ? await request(ground) : request;
  requestCount += 1;
  const options = {
    ...(body === undefined ? {} : { body }),
    ...(bearer === undefined ? {} : { token: ground.bearers[bearer] }),
    headers: { 'x-forwarded-for': `172.16.${requestCount >> 8}.${requestCount & 255}`, ...headers },
  };
  for (let sent = 1; sent < times; sent += 1) await ground.harness.call(method, `/api/${path}`, options);
  return ground.harness.call(method, `/api/${path}`, options);
}

describe.each(Object.entries(tables))('%s', (_subject, cases) => {
  test.each(cases)('%s', async (_name, request, status, expected) => {
    const answer = await answerTo(request);
    expect(answer.status, JSON.stringify({ request, body: answer.body }).slice(0, 1_000)).toBe(status);
    expected(answer);
  });
});

test('the contract has at least 250 cases, each with a name of its own', () => {
  const names = Object.entries(tables).flatMap(([subject, cases]) => cases.map(([name]) => `${subject}: ${name}`));
  expect(names.length).toBeGreaterThanOrEqual(250);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
