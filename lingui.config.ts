import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { areas } from './features.ts'
import { messageFiles } from './scripts/lingui/message-files.ts'
import { screenTitles } from './scripts/lingui/screen-titles.ts'

const tests = ['**/*.test.ts', '**/*.test.tsx']

/** Messages that features write for another feature's screen, which loads them without the rest of their catalogues. */
const assembled = ['**/*.notifications.ts', '**/*.next-steps.ts', '**/*.errors.ts']

// One catalogue per feature and side: a page loads those it shows; emails and error messages stay on the server.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  compileNamespace: 'json',
  // Lingui's own Trans would interpret markup in user input.
  runtimeConfigModule: { Trans: ['#web/app/words/trans.tsx', 'Trans'] },
  extractors: [screenTitles, messageFiles],
  // Line numbers would change the catalogue with every edit of a source file.
  format: formatter({ lineNumbers: false }),
  catalogs: [
    ...Object.keys(areas).flatMap((area) => [
      {
        path: '<rootDir>/locales/web/{name}/{locale}',
        include: [`<rootDir>/web/features/${area}/{name}/`],
        exclude: [...tests, ...assembled],
      },
      {
        path: '<rootDir>/locales/server/{name}/{locale}',
        include: [`<rootDir>/server/features/${area}/{name}/`],
        exclude: tests,
      },
    ]),
    {
      path: '<rootDir>/locales/web/next-step-words/{locale}',
      include: ['<rootDir>/web/features/**/*.next-steps.ts'],
    },
    {
      path: '<rootDir>/locales/web/notification-words/{locale}',
      include: ['<rootDir>/web/features/**/*.notifications.ts'],
    },
    {
      path: '<rootDir>/locales/web/remark-words/{locale}',
      include: ['<rootDir>/shared/features/jobs/jobs/linter/'],
      exclude: tests,
    },
    {
      path: '<rootDir>/locales/web/common/{locale}',
      include: [
        '<rootDir>/web/root.tsx',
        '<rootDir>/web/app/',
        '<rootDir>/web/layouts/',
        '<rootDir>/web/platform/',
        '<rootDir>/web/ui/',
        '<rootDir>/web/features/**/*.errors.ts',
        '<rootDir>/shared/',
      ],
      // Only the job editor shows these.
      exclude: [...tests, '<rootDir>/shared/features/jobs/jobs/linter/'],
    },
    {
      path: '<rootDir>/locales/server/common/{locale}',
      include: ['<rootDir>/server/platform/', '<rootDir>/shared/'],
      exclude: [...tests, '<rootDir>/shared/screens.ts'],
    },
  ],
})
