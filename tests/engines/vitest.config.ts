import { defineConfig } from 'vitest/config';
import { findEngines } from './engines.ts';

export default defineConfig({
  test: {
    globalSetup: 'tests/engines/build-sites.ts',
    // Safari has one session at a time.
    maxWorkers: 1,
    projects: findEngines().map((engine) => ({
      test: {
        name: engine.name,
        provide: { engine },
        include: ['tests/engines/*.spec.ts'],
        testTimeout: 60_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 15_000 } },
      },
    })),
  },
});
