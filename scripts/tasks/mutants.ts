import { mutationStep } from '../checks/mutation-step.ts';
import { runSteps } from '../checks/steps.ts';

process.exit(await runSteps([mutationStep('all', process.argv.slice(2))]));
