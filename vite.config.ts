import { createRequire } from 'node:module'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import { defineConfig, type Plugin } from 'vite'
import { browserChunks, sharedChunks } from './scripts/build/chunks/browser-chunks.ts'
import { shortClassName } from './scripts/build/class-names.ts'
import { compileOnce } from './scripts/build/compile-once.ts'
import { compiledMessages } from './scripts/build/compiled-messages.ts'
import { leanIcons } from './scripts/build/lean-icons.ts'
import { leanScreens } from './scripts/build/lean-screens.ts'
import { listContents } from './scripts/build/list-contents.ts'
import { routeModuleSeam } from './scripts/build/route-module-seam.ts'
import { serverStyles } from './scripts/build/server-styles.ts'

// The plug-in is CommonJS without types; it removes React Aria's strings for languages the product does not support.
const optimizeLocales = createRequire(import.meta.url)('@react-aria/optimize-locales-plugin') as {
  vite(options: { locales: string[] }): Plugin
}

const assetFileNames = 'assets/[hash:6][extname]'

export default defineConfig(({ command }) => ({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    compileOnce(
      babel({
        presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' }), compiledMessages],
        sourceMap: command === 'serve',
      }),
    ),
    leanIcons(),
    leanScreens(),
    serverStyles(),
    routeModuleSeam(),
    sharedChunks(),
    listContents(),
    reactRouter(),
    lingui(),
  ],
  // All browser dependencies; otherwise the first visits in development reload while Vite discovers them.
  optimizeDeps: {
    include: [
      '@internationalized/date',
      '@lingui/core',
      '@tabler/icons-react',
      '@lingui/react',
      '@tanstack/react-query',
      'posthog-js/dist/module.slim',
      'react',
      'react-aria-components',
      'react-dom',
      'react-dom/client',
      'react-router',
      'tus-js-client',
      'zod',
    ],
  },
  build: {
    target: 'es2022',
    // For older browsers `:dir(rtl)` would be compiled to a list of languages, which lacks the pseudo-locale.
    cssTarget: ['chrome120', 'edge120', 'firefox115', 'safari16.4'],
    // Nobody sees Vite's list; check-budgets.ts weighs what a visit costs.
    reportCompressedSize: false,
  },
  worker: {
    format: 'es',
    // Each worker is a single file that the server recognises by name, because its content security policy blocks further scripts.
    rolldownOptions: { output: { entryFileNames: 'assets/worker-[hash:7].js', assetFileNames, codeSplitting: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Only what is used of libraries whose entry exports everything: the icons alone are 6,000 modules.
          experimental: { lazyBarrel: true },
          output: {
            codeSplitting: browserChunks,
            // Every first visit contains the names of all files, so they are short; build/contents.json says what is inside.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames,
          },
        },
      },
    },
    // The documents from the server must reference the same file as the browser's styles.
    ssr: {
      resolve: { noExternal: ['@tabler/icons-react'] },
      build: { rolldownOptions: { output: { assetFileNames } } },
    },
  },
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassName } } }),
}))
