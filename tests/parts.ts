// `npm test` runs the main part of the tests within eight minutes, `npm run test:all` the rest: rare combinations, and what
// another kind of test proves as well. Without TEST_PART everything runs.

/** The browser journeys of `npm test`: what most travellers and operators do. */
export const mainJourneys = ['cart', 'desk', 'first-admin', 'no-script', 'payment', 'stay', 'whole-way'];

/** Files of other projects (vitest.config.ts) that `npm test` leaves to `npm run test:all`. */
export const later: Readonly<Record<string, readonly string[]>> = {
  unit: ['artwork/draw.test.ts', 'artwork/framing.test.ts'],
  api: [],
  embedded: [],
  attacks: [],
  races: [],
  faults: [],
};

const part = process.env['TEST_PART'];

/** What of a project runs in this part of the tests, as its `include` and `exclude`. */
export function filesOf(project: string, all: readonly string[]): { include: string[]; exclude: string[] } {
  const rest = later[project] ?? [];
  return part === 'rest'
    ? { include: [...rest], exclude: [] }
    : { include: [...all], exclude: part === 'main' ? [...rest] : [] };
}

/** Whether a file of browser journeys runs in this part of the tests. */
export function isJourneyOfPart(file: string): boolean {
  return part === undefined || mainJourneys.includes(file.replace('.test.ts', '')) === (part === 'main');
}
