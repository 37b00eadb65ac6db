import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../command.ts';
import { checkImports } from '../imports/check-imports.ts';
import { missingFromLock } from '../lock/complete-lock.ts';
import { describeTables } from '../tasks/generate-tables.ts';
import { readSources, spreadOf } from './spread.ts';
import { oneFailed, onePassed, type Step } from './steps.ts';
import { silence } from './test-run.ts';
import { countTranslations } from './translations.ts';

/** A step of commands: silent on success, their output on failure. */
function commandStep(title: string, ...commands: readonly (readonly [string, ...string[]])[]): Step {
  return {
    title,
    run: async (say) => {
      for (const [command, ...args] of commands) {
        const { code, output } = await runCommand(command, args, { quiet: true, silence });
        if (code === 0) continue;
        say(`${output.trimEnd()}\n`);
        return oneFailed;
      }
      return onePassed;
    },
  };
}

export const types = commandStep('Types', ['react-router', 'typegen'], ['tsc', '--noEmit']);
export const lint = commandStep('Lint and format', [
  'biome',
  'check',
  '--error-on-warnings',
  '--max-diagnostics=50',
  '.',
]);
export const unused = commandStep('Unused code', ['knip', '--no-progress']);

/** Runs a failed step once more where a merge is checked (`CI`). If it passes then, it is printed as a fault. */
export function repeatedInCi(step: Step): Step {
  return {
    title: step.title,
    run: async (say) => {
      const first = await step.run(say);
      if (first.failed === 0 || !process.env['CI']) return first;
      const second = await step.run(say);
      return second.failed > 0 ? second : { ...second, repeated: [{ name: step.title, error: '' }] };
    },
  };
}

export const pictures = repeatedInCi(
  commandStep('Pictures of the README and the guide', [
    'node',
    '--disable-warning=ExperimentalWarning',
    'scripts/tasks/guide.ts',
    '--check',
  ]),
);

/** Fails if unit tests notice too few of the rules broken on purpose (tests/mutation). */
export const mutants = commandStep('Mutants', [
  'nice',
  '-n',
  '5',
  'stryker',
  'run',
  'tests/mutation/stryker.config.mjs',
]);

export const imports: Step = {
  title: 'Import rules',
  run: async (say) => {
    const findings = checkImports(root);
    for (const { file, line, message } of findings) say(`${file}:${line} ${message}\n`);
    return findings.length > 0 ? oneFailed : onePassed;
  },
};

/**
 * Reports how many files one more of a kind needs besides its own; with `--files` also which. spread.test.ts has the
 * limits.
 */
export const spread: Step = {
  title: 'What a new thing needs beside its own files',
  run: async (say) => {
    for (const { thing, files } of spreadOf(readSources(root))) {
      say(`${thing}: ${files.length} ${files.length === 1 ? 'file' : 'files'}\n`);
      if (process.argv.includes('--files')) for (const file of files) say(`  ${file}\n`);
    }
    return onePassed;
  },
};

/** Reports how much of each language there is; messages/translations.test.ts names what is missing. */
export const translations: Step = {
  title: 'Messages by language',
  run: async (say) => {
    for (const { language, translated, all } of await countTranslations())
      say(`${language}: ${translated} of ${all} messages translated\n`);
    return onePassed;
  },
};

export const tables: Step = {
  title: 'Generated table types',
  run: async (say) => {
    if (readFileSync(join(root, 'database', 'tables.ts'), 'utf8') === (await describeTables())) return onePassed;
    say('database/tables.ts does not describe the schema; npm run fix generates it again.\n');
    return oneFailed;
  },
};

export const lock: Step = {
  title: 'Lock file',
  run: async (say) => {
    const missing = missingFromLock(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    if (missing.length === 0) return onePassed;
    say(`npm ci would refuse it without ${missing.join(', ')}; npm run fix adds them.\n`);
    return oneFailed;
  },
};
