import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The route manifest is small and cached with the bundle, so routes need not be discovered one request at a time.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
