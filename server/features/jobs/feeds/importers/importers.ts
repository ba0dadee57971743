import type { FeedSource } from '#shared/features/jobs/jobs/imported-job.ts'
import { ashby } from './ashby.ts'
import { arbeitnow } from './boards/arbeitnow.ts'
import { hackernews } from './boards/hackernews.ts'
import { himalayas } from './boards/himalayas.ts'
import { remoteok } from './boards/remoteok.ts'
import { remotive } from './boards/remotive.ts'
import { rssBoard, weworkremotely } from './boards/rss-board.ts'
import { bamboohr } from './careers/bamboohr.ts'
import { breezy } from './careers/breezy.ts'
import { jazzhr } from './careers/jazzhr.ts'
import { oracle } from './careers/oracle.ts'
import { pinpoint } from './careers/pinpoint.ts'
import { rippling } from './careers/rippling.ts'
import { successfactors } from './careers/successfactors.ts'
import { teamtailor } from './careers/teamtailor.ts'
import { workday } from './careers/workday.ts'
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

export const importers: Record<FeedSource, Importer> = {
  greenhouse,
  lever,
  ashby,
  recruitee,
  workable,
  smartrecruiters,
  personio,
  workday,
  rippling,
  bamboohr,
  breezy,
  pinpoint,
  teamtailor,
  oracle,
  jazzhr,
  successfactors,
  indeed,
  jsonld: jsonLd,
  rss,
  himalayas,
  remotive,
  weworkremotely,
  remoteok,
  arbeitnow,
  hackernews,
  rss_board: rssBoard,
}
