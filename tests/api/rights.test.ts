import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../../service/catalog/products/content-types.ts';
import { AppError } from '../../service/core/app-error.ts';
import { clock, operator, type Role, roles, type Viewer, visitor } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { loadUseCase, readUseCases } from '../use-cases.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
});
afterAll(() => harness.close());

type Asker = 'visitor' | Role | 'reading program' | 'writing program' | 'operator' | 'clock';

const user = (role: Role): Viewer => ({
  kind: 'user',
  userId: asha.id,
  sessionId: '0b0f8f3c-5c43-4a2e-9d8e-2f3f0c1d7a11',
  role,
  confirmed: true,
  email: `${role}@example.in`,
  username: role,
});
const askers: readonly (readonly [Asker, () => Viewer])[] = [
  ['visitor', () => visitor],
  ...roles.map((role) => [role, () => user(role)] as const),
  ['reading program', () => ({ kind: 'token', tokenId: 1, name: 'Export', scopes: { '*': ['find', 'findOne'] } })],
  [
    'writing program',
    () => ({ kind: 'token', tokenId: 2, name: 'Import', scopes: { '*': ['create', 'update', 'delete', 'publish'] } }),
  ],
  ['operator', () => operator],
  ['clock', () => clock],
];

const everyone = askers.map(([name]) => name);

/**
 * Returns who may call a use case by its line `@may`: 'everyone', 'everyone but reading program', or a list. Throws when the
 * line is missing or names someone unknown.
 */
function mayCall({ file, name, may }: ReturnType<typeof readUseCases>[number]): readonly string[] {
  if (may === undefined) throw new Error(`${file}: the comment of ${name} has no line @may that says who may call it`);
  const [, but] = /^everyone(?: but (.+))?$/.exec(may) ?? [];
  const named = (but ?? may).split(', ').filter((one) => one !== 'everyone');
  const unknown = named.filter((one) => !everyone.some((asker) => asker === one));
  if (unknown.length > 0) throw new Error(`${file}: @may of ${name} names ${unknown.join(', ')}`);
  return may.startsWith('everyone') ? everyone.filter((one) => !named.includes(one)) : named;
}

// as much of an input as the question of the right needs; everything else of it is wrong
const type = content.get('stay');
const inputs = new Map<string, unknown>([
  ...[
    'createEntry',
    'deleteEntry',
    'cancelPlan',
    'importEntries',
    'savePreview',
    'listHistory',
    'publishEntry',
    'restoreChange',
    'updateEntry',
    'countEntries',
    'listHeads',
  ].map((name) => [name, { subject: { type }, search: '' }] as const),
  ...[
    'listPlans',
    'listTranslations',
    'planPublication',
    'putTranslations',
    'previewEntry',
    'publishWhole',
    'saveWithParts',
  ].map((name) => [name, { type }] as const),
  ...['listEntries', 'sendEntries', 'showEntry', 'listTranslationStates'].map(
    (name) => [name, { of: { type }, search: '' }] as const,
  ),
]);

/** These refuse in the same words whoever has not what they ask for. */
const refuseStrangers = new Set(['authenticate', 'renewSession', 'logOut']);

const useCases = readUseCases();

test('every use case has a name of its own, and a line that says who may call it', () => {
  expect(new Set(useCases.map(({ name }) => name)).size).toBe(useCases.length);
  expect(useCases.length).toBeGreaterThan(300);
  for (const useCase of useCases) expect(mayCall(useCase), useCase.name).not.toEqual([]);
});

test('every use case asks for the right in its first statement', () => {
  const late = useCases.filter(
    ({ first }) => !/^(?:const [^=;]+ = (?:\w+\()?)?require(?:Right|Owner)\(ctx\.viewer, '/.test(first),
  );
  expect(late.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

test.each(useCases)('$name lets no one else in, and refuses before it looks at anything', async (useCase) => {
  const run = await loadUseCase(useCase);
  const refused: Asker[] = [];
  for (const [name, viewer] of askers) {
    const ctx = { ...harness.ctx(viewer()), log: harness.ctx().log.child({}, { level: 'silent' }) };
    const answer: unknown = await Promise.resolve(run(ctx, inputs.get(useCase.name) ?? {})).catch((error) => error);
    const refusal = name === 'visitor' ? 'UnauthorizedError' : 'ForbiddenError';
    const words = name === 'visitor' ? 'Missing or invalid credentials' : 'Forbidden';
    const own = refuseStrangers.has(useCase.name) && answer instanceof AppError && answer.name === 'UnauthorizedError';
    if (!own && answer instanceof AppError && answer.name === refusal && answer.message === words) refused.push(name);
  }
  expect(refused).toEqual(everyone.filter((name) => !mayCall(useCase).includes(name)));
});
