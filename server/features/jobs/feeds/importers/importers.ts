import type { ImportSource } from '#shared/features/jobs/jobs/imported-job.ts'
import { ashby } from './ashby.ts'
import { greenhouse } from './greenhouse.ts'
import type { Importer } from './importer.ts'
import { indeed } from './indeed.ts'
import { jsonLd } from './json-ld.ts'
import { lever } from './lever.ts'
import { personio } from './personio.ts'
import { recruitee } from './recruitee.ts'
import { rss } from './rss.ts'
import { smartrecruiters } from './smartrecruiters.ts'
import { workable } from './workable.ts'

export const importers: Record<ImportSource, Importer> = {
  greenhouse,
  lever,
  ashby,
  recruitee,
  workable,
  smartrecruiters,
  personio,
  indeed,
  jsonld: jsonLd,
  rss,
}
