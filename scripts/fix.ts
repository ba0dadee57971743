// `npm run fix`: everything a tool can fix by itself — formatting, message catalogues, the endpoint list, the feature
// graph.

import { runTool } from './checks/tool.ts'

const repairs = [
  ['node', 'scripts/checks/architecture/write-assembled.ts'],
  ['biome', 'check', '--write'],
  // Without --overwrite, messages with explicit ids would keep their old English text.
  ['lingui', 'extract', '--clean', '--overwrite'],
  ['node', 'scripts/list-endpoints.ts'],
  ['node', 'scripts/checks/architecture/write-feature-graph.ts'],
] as const

for (const [tool, ...args] of repairs) {
  const { isPassed, output } = await runTool(tool, args)
  console.log(`${isPassed ? '✓' : '✗'} ${tool} ${args.join(' ')}`)
  if (!isPassed) {
    console.error(output)
    process.exitCode = 1
  }
}
