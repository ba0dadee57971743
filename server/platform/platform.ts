// What every feature is given: all external dependencies, created once.

import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { FileStorage } from './files/storage.ts'
import type { UploadStore } from './files/upload-store.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mail.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { PersonalData } from './personal-data/personal-data.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { RedisLink } from './redis/redis-link.ts'
import type { SessionEnds } from './session/session-ends.ts'
import type { Wiring } from './wiring/wiring.ts'

export type Platform = {
  config: Config
  /** The public origin of the product, without a trailing slash. */
  url: string
  appKey: string
  db: Db
  database: {
    /** Whether it answers; resolves within a second. */
    isUp(): Promise<boolean>
    /** Connections of this process, by state. */
    connections(): Record<string, number>
  }
  /** Null if this is the only node. */
  redis: RedisLink | null
  clock: Clock
  jobs: Jobs
  storage: FileStorage
  uploads: UploadStore
  mailer: Mailer
  /** Requests URLs that strangers supplied. */
  outbound: Outbound
  /** What every feature stores about a person. */
  personalData: readonly PersonalData[]
  /** What the features provide to each other. */
  wiring: Wiring
  realtime: Realtime
  sessionEnds: SessionEnds
  log: FastifyBaseLogger
}
