import { mutantsStep } from '../checks/mutation-step.ts';
import { runSteps } from '../checks/steps.ts';

process.exit(await runSteps([mutantsStep('all', process.argv.slice(2))]));
