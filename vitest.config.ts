import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'
import { PATIENCE_MS, TEST_MS } from './scripts/testing/patience.ts'

/** Files spend much of their time waiting for PostgreSQL, so two run well in parallel on any machine. */
const LEAST_WORKERS = 2

const setupFiles = [
  'scripts/testing/failed-properties.setup.ts',
  'scripts/testing/file-budget.setup.ts',
  'scripts/testing/patience.setup.ts',
]

const patience = { testTimeout: TEST_MS, hookTimeout: TEST_MS, expect: { poll: { timeout: PATIENCE_MS } } }

export default defineConfig({
  test: {
    maxWorkers: Math.max(LEAST_WORKERS, availableParallelism() - 1),
    projects: [
      {
        resolve: { alias: { '@node-rs/argon2': resolve('server/platform/testing/quick-argon2.ts') } },
        test: {
          name: 'server',
          include: [
            'server/**/*.test.ts',
            'shared/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'bench/**/*.test.ts',
            'drill/**/*.test.ts',
            '*.test.ts',
          ],
          environment: 'node',
          // Each file has its own database, application and clock; modules are loaded once per worker, which would
          // otherwise take a third of the time. A file must restore whatever it changes in the process.
          isolate: false,
          setupFiles,
          globalSetup: [
            'server/platform/testing/database.setup.ts',
            'server/test-queues.setup.ts',
            'server/platform/testing/redis.setup.ts',
            'scripts/build/kernels.setup.ts',
            'scripts/build/languages.setup.ts',
          ],
          ...patience,
        },
      },
      {
        plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          environment: 'happy-dom',
          // Creating a document per file would take longer than most tests.
          isolate: false,
          setupFiles: [...setupFiles, 'scripts/testing/unmount.setup.ts'],
          ...patience,
        },
      },
    ],
  },
})
