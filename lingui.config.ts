import { defineConfig } from '@lingui/cli'

// One catalogue per feature and side: the browser gets the words of the area it shows, mails and refusals stay on the server.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  compileNamespace: 'json',
  catalogs: [
    { path: '<rootDir>/locales/web/{name}/{locale}', include: ['<rootDir>/web/features/{name}/'] },
    {
      path: '<rootDir>/locales/web/common/{locale}',
      include: [
        '<rootDir>/web/root.tsx',
        '<rootDir>/web/app/',
        '<rootDir>/web/layouts/',
        '<rootDir>/web/platform/',
        '<rootDir>/web/ui/',
        '<rootDir>/shared/',
      ],
      exclude: ['**/*.test.*'],
    },
    { path: '<rootDir>/locales/server/{name}/{locale}', include: ['<rootDir>/server/features/{name}/'] },
    { path: '<rootDir>/locales/server/common/{locale}', include: ['<rootDir>/server/platform/', '<rootDir>/shared/'] },
  ],
})
