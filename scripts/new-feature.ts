// `npm run new-feature NAME ["what it is for"]` writes the skeleton of an area, so that all areas keep one shape.

import { projectRoot, runTool } from './checks/tool.ts'
import { writeFeature } from './templates/write-feature.ts'

const [name, purpose] = process.argv.slice(2)

try {
  if (!name) throw new Error('Say its name: npm run new-feature saved-jobs "a shortlist with notes"')
  const { written, screenLine, importLine, mountLine } = await writeFeature(projectRoot, name, purpose)
  await runTool('biome', ['check', '--write', 'features.ts', ...written])
  console.log(`Written, besides one line in features.ts:

  ${written.join('\n  ')}

Next, by hand:

1. features.ts: say what it is for, and which features it uses; move it up if others are to use it.
2. shared/screens.ts: in the group where people look for it
${screenLine}
3. server/app.ts:
${importLine}
${mountLine}
4. The tables and the contract, as the feature needs them, then the migration:
   npx drizzle-kit generate --name ${name}
5. npm run fix && npm run check`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
