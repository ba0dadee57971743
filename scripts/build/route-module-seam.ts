// React Router loads the chunk of a route in one small module, and reloads the page when that fails. The build replaces
// it with web/app/routing/load-route-module.ts, and fails if the module no longer exists: see
// docs/decisions/025-one-module-of-the-router-is-ours.md. Development keeps the router's own, because nothing goes
// stale there.

import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const OURS = resolve(import.meta.dirname, '../../web/app/routing/load-route-module.ts')
const THEIRS = /^\.\.?\/(?:.*\/)?routeModules\.js$/
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]/

export function routeModuleSeam(): Plugin {
  let isReplaced = false
  return {
    name: 'route-module-seam',
    apply: 'build',
    enforce: 'pre',
    // The server renders with modules it has already loaded, and keeps the router out of its bundle.
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (!importer || !ROUTER.test(importer) || !THEIRS.test(source)) return null
      isReplaced = true
      return OURS
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error('React Router no longer loads route modules in a module named routeModules.js')
    },
  }
}
