import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The table of screens is small and cached with the bundle, so no request is spent on discovering routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
