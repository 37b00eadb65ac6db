export default {
  mutate: ['service/booking/model/**/*.ts', '!service/booking/model/**/*.test.ts', 'service/catalog/price.ts'],
  thresholds: { high: 100, low: 95, break: 95 },
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // endless loops end by Stryker’s count of steps: this is for what hangs otherwise
  timeoutMS: 60_000,
  // the name of no file: Stryker reads TypeScript configurations by the JavaScript API, which TypeScript 7 does not have
  tsconfigFile: 'none',
  // what the tests load
  ignorePatterns: [
    '**',
    '!package.json',
    '!service/**',
    '!messages/**',
    '!tests/*.ts',
    '!tests/mutation/**',
    '!database/**/*.ts',
  ],
  tempDirName: 'build/mutants',
  incrementalFile: 'build/mutants.json',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
};
