import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['service/booking/model/**/*.test.ts', 'service/catalog/price.test.ts'],
    // each file has modules of its own: Stryker counts what each test reaches
    isolate: true,
    // a slow machine kills no mutant
    testTimeout: 300_000,
  },
});
