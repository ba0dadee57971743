// What makes a feature known to every process: the manifest and what it refers to.

import type { FeatureNames } from './feature-names.ts'

export const manifestTemplate = ({
  kebab,
  camel,
}: FeatureNames): string => `import { defineFeature } from '#server/platform/wiring/feature.ts'
import { ${camel}Closed } from './${kebab}.events.ts'
import { ${camel}PersonalData } from './${kebab}.personal-data.ts'
import { ${camel}Routes } from './${kebab}.routes.ts'

export const ${camel}Feature = defineFeature({
  name: '${kebab}',
  routes: ${camel}Routes,
  personalData: ${camel}PersonalData,
  announces: [${camel}Closed],
})
`

export const eventsTemplate = ({
  kebab,
  camel,
}: FeatureNames): string => `import { domainEvent } from '#server/platform/wiring/domain-event.ts'
import type { Id } from '#shared/kit/ids.ts'

/** A feature above this one listens in its manifest: \`listens: [on(${camel}Closed, …)]\`. */
export const ${camel}Closed = domainEvent<{ id: Id; personId: Id }>('${kebab}.closed')
`

export const personalDataTemplate = ({
  kebab,
  camel,
}: FeatureNames): string => `import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { ${camel}, ${camel}Events } from './${kebab}.tables.ts'

export const ${camel}PersonalData: PersonalData = {
  name: '${kebab}',
  tables: [
    { table: ${camel}, of: ${camel}.personId },
    {
      table: ${camel}Events,
      of: ${camel}Events.actorId,
      kept: 'The log contains only ids, which refer to nobody once the account is deleted.',
    },
  ],
}
`
