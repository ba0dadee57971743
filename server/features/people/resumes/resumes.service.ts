import { buffer } from 'node:stream/consumers'
import { findVisibleFile } from '#server/features/base/files/files.service.ts'
import { recordReading } from '#server/features/people/talents/kept-resumes.service.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { READER_VERSION } from '#shared/features/people/resumes/reader-version.ts'
import type { ReadingProblem } from '#shared/features/people/resumes/resume-reading.ts'
import type { ReadingResult } from '#shared/features/people/resumes/resumes.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { readInThread } from './read-in-thread.ts'
import { mayRead } from './resumes.policy.ts'

type Deps = Pick<Platform, 'db' | 'storage' | 'clock'>
type Translator = { _(descriptor: { id: string; message: string }): string }

export async function readOwnResume(
  { db, storage, clock }: Deps,
  viewer: { id: Id },
  fileId: Id,
  i18n: Translator,
): Promise<ReadingResult> {
  const file = await findVisibleFile(db, viewer, fileId)
  ensure(mayRead(viewer, file), 'not_found')
  const answer = await readInThread(await buffer(await storage.read(`${file.storageKey}/original`)))
  await recordReading(db, fileId, { version: READER_VERSION, now: clock.now() })
  if ('reading' in answer) return { status: 'read', reading: answer.reading }
  return { status: 'unreadable', problem: answer.problem, message: i18n._(messages[answer.problem]) }
}

const messages: Record<ReadingProblem, { id: string; message: string }> = {
  scan: /* i18n */ {
    id: 'resumes.problem.scan',
    message:
      'This file is a picture of a résumé, so there is no text to read. Upload the original, or type your details.',
  },
  password: /* i18n */ {
    id: 'resumes.problem.password',
    message: 'This file has a password. Save it without one and upload it again, or type your details.',
  },
  damaged: /* i18n */ {
    id: 'resumes.problem.damaged',
    message: 'This file is damaged. Save it again and upload the new one, or type your details.',
  },
  empty: /* i18n */ {
    id: 'resumes.problem.empty',
    message: 'There is no text in this file. Upload another one, or type your details.',
  },
  too_large: /* i18n */ {
    id: 'resumes.problem.too_large',
    message: 'This file is larger than 10 MB. Upload a smaller one, or type your details.',
  },
  too_complex: /* i18n */ {
    id: 'resumes.problem.too_complex',
    message: 'This file takes too long to read. Export it again as a simple PDF, or type your details.',
  },
  active_content: /* i18n */ {
    id: 'resumes.problem.active_content',
    message:
      'This file contains scripts or other files, so we did not open it. Export it as a plain PDF, or type your details.',
  },
  unsupported: /* i18n */ {
    id: 'resumes.problem.unsupported',
    message:
      'We read PDF, DOCX, ODT, RTF and plain text. Save your résumé in one of these formats, or type your details.',
  },
}
