// `npm run fix`: everything a tool can put right by itself — format, catalogues of messages, the list of endpoints, the feature graph.

import { runTool } from './checks/tool.ts'

const repairs = [
  ['node', 'scripts/checks/architecture/write-assembled.ts'],
  ['biome', 'check', '--write'],
  // Without --overwrite a message with an id of its own would keep its old English.
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
