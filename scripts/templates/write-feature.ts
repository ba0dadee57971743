// Writes the skeleton of a feature on all three sides: small, but complete from the table to the page.

import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contractTemplate } from './contract.template.ts'
import { type FeatureNames, namesOf } from './feature-names.ts'
import { pageTemplate } from './page.template.ts'
import { builderTemplate, testTemplate } from './proof.template.ts'
import {
  policyTemplate,
  presenterTemplate,
  queriesTemplate,
  routesTemplate,
  serviceTemplate,
  tablesTemplate,
} from './server.template.ts'

const serverTemplates = {
  tables: tablesTemplate,
  queries: queriesTemplate,
  policy: policyTemplate,
  service: serviceTemplate,
  presenter: presenterTemplate,
  routes: routesTemplate,
  builder: builderTemplate,
  test: testTemplate,
}

const END_OF_FEATURES = '} as const satisfies'

/** Returns what was written and the lines a person adds by hand, where only they know the right place. */
export async function writeFeature(root: string, name: string, purpose?: string) {
  const names = namesOf(name)
  const { kebab, camel, title } = names
  for (const side of ['shared', 'server', 'web']) {
    const folder = `${side}/features/${kebab}`
    if (await exists(join(root, folder))) throw new Error(`${folder} is there already`)
  }
  await addToTable(join(root, 'features.ts'), names, purpose ?? kebab.replaceAll('-', ' '))
  const files: [path: string, text: string][] = [
    [`shared/features/${kebab}/${kebab}.contract.ts`, contractTemplate(names)],
    ...Object.entries(serverTemplates).map(([role, template]): [string, string] => [
      `server/features/${kebab}/${kebab}.${role}.ts`,
      template(names),
    ]),
    [`web/features/${kebab}/${kebab}.page.tsx`, pageTemplate(names)],
  ]
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return {
    written: files.map(([path]) => path),
    screenLine: `  screen('/${kebab}', 'verified', 'default', '${title}', '${kebab}/${kebab}'),`,
    importLine: `import { ${camel}Routes } from './features/${kebab}/${kebab}.routes.ts'`,
    mountLine: `  ${camel}Routes(app, platform)`,
    endpointLines: [`GET /talent/api/${kebab} verified`, `GET /talent/api/${kebab}/:id verified`],
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

async function addToTable(path: string, { kebab }: FeatureNames, purpose: string): Promise<void> {
  const table = await readFile(path, 'utf8')
  if (!table.includes(END_OF_FEATURES)) throw new Error(`${path} does not end its table with «${END_OF_FEATURES}»`)
  const key = kebab.includes('-') ? `'${kebab}'` : kebab
  const line = `  ${key}: { for: ${quote(purpose)}, uses: ['accounts'] },\n`
  await writeFile(path, table.replace(END_OF_FEATURES, `${line}${END_OF_FEATURES}`))
}

const quote = (text: string): string =>
  text.includes(`'`) ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`
