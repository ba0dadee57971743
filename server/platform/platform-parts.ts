// The jobs and tables of the platform itself, in the shape of a feature.

import { deleteOldIdempotencyKeys } from './http/idempotency/idempotency.jobs.ts'
import { idempotencyPersonalData } from './http/idempotency/idempotency.personal-data.ts'
import { queuePersonalData } from './jobs/queue.personal-data.ts'
import { sendMail } from './mail/mail.jobs.ts'
import { mailboxPersonalData } from './mail/mailbox.personal-data.ts'
import { deliverWebhook } from './realtime/webhooks/webhooks.jobs.ts'
import { defineFeature, type FeatureManifest } from './wiring/feature.ts'

export const platformParts: readonly FeatureManifest[] = [
  defineFeature({
    name: 'database',
    tablesWithoutPersonalData: {
      'public.system_settings': 'switches of the installation',
      'drizzle.__drizzle_migrations': 'which migrations have run',
    },
  }),
  defineFeature({ name: 'idempotency', jobs: [deleteOldIdempotencyKeys], personalData: idempotencyPersonalData }),
  defineFeature({ name: 'mail', jobs: [sendMail], personalData: mailboxPersonalData }),
  defineFeature({ name: 'queue', personalData: queuePersonalData }),
  defineFeature({ name: 'webhooks', jobs: [deliverWebhook] }),
]
