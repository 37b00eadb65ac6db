import { e2eTests, pages } from '../checks/e2e-step.ts';
import { missingProofreaders } from '../checks/proofreading.ts';
import { imports, lint, lock, mutants, pictures, tables, types, unused } from '../checks/static-steps.ts';
import { runSteps, type StepPlan } from '../checks/steps.ts';
import { cores } from '../checks/test-run.ts';
import { installOnDebian, missingBootstrap, prepareTools } from '../checks/tools.ts';
import { vitestStep } from '../checks/vitest-step.ts';
import { clearOutcomes } from '../promises/outcomes.ts';

// `main`: the steps of npm test, within eight minutes; `rest`: what npm run test:all runs after it; neither: both.
const [part = 'both'] = process.argv.slice(2);
const inMain = part !== 'rest';
const inRest = part !== 'main';
const env = part === 'both' ? {} : { TEST_PART: part };

// the other half is for the end-to-end tests, and for servers under test
const workers = Math.max(1, Math.floor(cores / 2));
const when = (condition: boolean, ...plans: readonly StepPlan[]): readonly StepPlan[] => (condition ? plans : []);

if (inMain) clearOutcomes();
await prepareTools();
if (inRest) await installOnDebian([...missingProofreaders(), ...missingBootstrap()]);
process.exit(
  await runSteps([
    ...when(inMain, {
      beside: [
        [types, tables, lock],
        [lint, imports, unused],
      ],
    }),
    pages,
    {
      // one more than cores: fault and end-to-end tests wait half of their time
      pools: 3,
      // long steps first, beginning with the end-to-end tests
      queue: [
        e2eTests(env),
        // half an hour of a processor: npm run test:long and test:mutants
        ...when(inMain && inRest, mutants),
        // short, and failures here are the most informative
        vitestStep('Unit tests', 'unit', { workers, yields: true, env }),
        // the longest: with one worker it ends alone, and the other processors have nothing to do
        vitestStep('API on PostgreSQL', 'api', { workers: cores, yields: true, env }),
        vitestStep('Resilience', 'resilience', { workers, env }),
        vitestStep('API on the embedded database', 'api', {
          workers,
          yields: true,
          env: { ...env, TEST_DATABASE: 'embedded' },
        }),
        vitestStep('Security', 'security', { workers, env }),
        ...when(inRest, vitestStep('A bare machine', 'bare-machine', { workers: 1, yields: true })),
        ...when(inRest, vitestStep('A new type of product', 'new-product-type', { workers: 1, yields: true })),
        vitestStep('Concurrency on PostgreSQL', 'concurrency', { workers, env }),
        ...when(inRest, pictures),
      ],
    },
  ]),
);
