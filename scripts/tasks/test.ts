import { journeys } from '../checks/journeys-step.ts';
import { imports, lint, lock, tables, types, unused } from '../checks/static-steps.ts';
import { runSteps } from '../checks/steps.ts';
import { prepareTools } from '../checks/tools.ts';
import { vitestStep } from '../checks/vitest-step.ts';

const hour = 3_600_000;
const limit = process.env['TEST_LONG'] ? 6 * hour : undefined;

await prepareTools();
process.exit(
  await runSteps([
    types,
    lint,
    imports,
    unused,
    tables,
    lock,
    vitestStep('Unit tests', 'unit'),
    vitestStep('API on PostgreSQL', 'api', {}, limit),
    vitestStep('API on the embedded database', 'api', { TEST_DATABASE: 'embedded' }, limit),
    vitestStep('Attacks', 'attacks', {}, limit),
    vitestStep('Races on PostgreSQL', 'races', {}, limit),
    vitestStep('Faults', 'faults', {}, limit),
    journeys,
  ]),
);
