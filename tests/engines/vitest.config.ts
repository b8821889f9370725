import { defineConfig } from 'vitest/config';
import { installedEngines } from './engines.ts';

export default defineConfig({
  test: {
    // It throws if no engine is installed. This file must not, because knip loads it.
    globalSetup: 'tests/engines/build-sites.ts',
    // Safari has one session at a time.
    maxWorkers: 1,
    // Vitest refuses an empty list before it calls the setup.
    projects: (installedEngines.length > 0 ? installedEngines : [undefined]).map((engine) => ({
      test: {
        name: engine?.name,
        provide: engine && { engine },
        include: ['tests/engines/*.spec.ts'],
        testTimeout: 60_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 15_000 } },
      },
    })),
  },
});
