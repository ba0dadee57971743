// Generates a feature on all three sides, small but complete from the table to the page, and adds it to the lists of
// features.

import { access, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contractTemplate, statusTemplate } from './contract.template.ts'
import { addToLists } from './feature-lists.ts'
import { type FeatureNames, namesOf } from './feature-names.ts'
import { eventsTemplate, manifestTemplate, personalDataTemplate } from './manifest.template.ts'
import { pageTemplate } from './page.template.ts'
import {
  policyTemplate,
  presenterTemplate,
  queriesTemplate,
  routesTemplate,
  serviceTemplate,
  tablesTemplate,
} from './server.template.ts'
import { builderTemplate, policyTestTemplate, testTemplate, thingsTemplate } from './tests.template.ts'

type Template = (names: FeatureNames) => string

/** By side and by the suffix after the feature's name. */
const templates: Record<'shared' | 'server' | 'web', Record<string, Template>> = {
  shared: { '.contract.ts': contractTemplate, '-status.ts': statusTemplate },
  server: {
    '.feature.ts': manifestTemplate,
    '.tables.ts': tablesTemplate,
    '.queries.ts': queriesTemplate,
    '.policy.ts': policyTemplate,
    '.policy.test.ts': policyTestTemplate,
    '.service.ts': serviceTemplate,
    '.presenter.ts': presenterTemplate,
    '.routes.ts': routesTemplate,
    '.events.ts': eventsTemplate,
    '.personal-data.ts': personalDataTemplate,
    '.builder.ts': builderTemplate,
    '.things.builder.ts': thingsTemplate,
    '.test.ts': testTemplate,
  },
  web: { '.page.tsx': pageTemplate },
}

/** Returns the paths of the files it has written. */
export async function writeFeature(
  root: string,
  { area, name, purpose = name.replaceAll('-', ' ') }: { area: string; name: string; purpose?: string | undefined },
): Promise<string[]> {
  const names = namesOf(area, name)
  const files = Object.entries(templates).flatMap(([side, bySuffix]) =>
    Object.entries(bySuffix).map(([suffix, template]) => ({
      path: `${side}/features/${area}/${name}/${name}${suffix}`,
      text: template(names),
    })),
  )
  for (const folder of new Set(files.map(({ path }) => dirname(path))))
    if (await exists(join(root, folder))) throw new Error(`${folder} already exists`)
  await addToLists(root, names, purpose)
  for (const { path, text } of files) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return files.map(({ path }) => path)
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
