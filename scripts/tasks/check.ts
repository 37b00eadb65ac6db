import { imports, lint, spread, translations, types } from '../checks/static-steps.ts';
import { runSteps } from '../checks/steps.ts';
import { vitestStep } from '../checks/vitest-step.ts';

process.exit(
  await runSteps([
    types,
    lint,
    imports,
    spread,
    translations,
    vitestStep('Unit tests', 'unit', { env: { TEST_PART: 'main' } }),
  ]),
);
