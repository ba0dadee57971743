// A résumé written for one job: the order and the emphasis the person chose, kept as a file that the application starts with.

import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { I18n } from '@lingui/core'
import { storeContent } from '#server/features/base/files/uploads.service.ts'
import { keepWrittenResume } from '#server/features/people/talents/kept-resumes.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import type { ResumeFileChoices } from '#shared/features/people/profile/resume-out.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { resumeWrittenForJob } from '../profile.events.ts'
import { writeResumeFile } from './resume-out.service.ts'

type ForJob = { jobId: Id; label: string; choices: ResumeFileChoices }

export async function keepResumeForJob(
  platform: Platform,
  personId: Id,
  { jobId, label, choices }: ForJob,
  i18n: I18n,
): Promise<{ fileId: Id }> {
  const written = await writeResumeFile(platform, personId, choices, i18n)
  const fileId = newId()
  const path = join(tmpdir(), `meridian-resume-${fileId}`)
  try {
    await writeFile(path, written.content, { mode: 0o600 })
    await storeContent(platform, i18n, { id: fileId, personId, kind: 'resume', name: written.name, path })
  } finally {
    await rm(path, { force: true })
  }
  await transaction(platform.db, async (tx) => {
    await keepWrittenResume({ ...platform, db: tx }, personId, { fileId, jobId, label, choices: asParams(choices) })
    await announce(tx, platform, resumeWrittenForJob, { personId, jobId, fileId })
  })
  return { fileId }
}

const asParams = ({ parts, without, first, format, template, paper }: ResumeFileChoices): Record<string, string> => ({
  parts: parts.join(),
  without: without.join(),
  first: first.join(),
  format,
  template,
  paper,
})
