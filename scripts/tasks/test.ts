import { journeys, pages } from '../checks/journeys-step.ts';
import { mutantsStep } from '../checks/mutants-step.ts';
import { cores } from '../checks/pace.ts';
import { imports, lint, lock, tables, types, unused } from '../checks/static-steps.ts';
import { runSteps } from '../checks/steps.ts';
import { prepareTools } from '../checks/tools.ts';
import { vitestStep } from '../checks/vitest-step.ts';

// the other half is for the journeys, and for the servers that they and the faults start
const workers = Math.max(1, Math.floor(cores / 2));

await prepareTools();
process.exit(
  await runSteps([
    {
      beside: [
        [types, tables, lock],
        [lint, imports, unused],
      ],
    },
    pages,
    {
      // one more than cores: faults and journeys wait for clocks half of their time
      lanes: 3,
      // who takes long begins early, and journeys, which take longest, wait for nobody
      queue: [
        journeys,
        // short, and what fails first tells the most
        vitestStep('Unit tests', 'unit', { workers, yields: true }),
        vitestStep('API on PostgreSQL', 'api', { workers, yields: true, again: true }),
        vitestStep('Faults', 'faults', { workers }),
        vitestStep('API on the embedded database', 'api', {
          ...{ workers, yields: true, again: true },
          env: { TEST_DATABASE: 'embedded' },
        }),
        vitestStep('Attacks', 'attacks', { workers, again: true }),
        vitestStep('A fifth type of product', 'fifth-type', { workers: 1, yields: true }),
        mutantsStep(process.env['TEST_LONG'] ? 'all' : 'few'),
        vitestStep('Races on PostgreSQL', 'races', { workers }),
      ],
    },
  ]),
);
