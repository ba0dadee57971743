import type { I18n } from '@lingui/core'
import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'
import type {
  ResumeChoices,
  ResumeFileChoices,
  ResumeOut,
} from '#shared/features/people/profile/resume-out.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { writeJsonResume, writeProfiles } from '../json-resume.ts'
import { readProfile } from '../profile.service.ts'
import { writeResumeDocx } from './resume-docx.ts'
import { buildResume } from './resume-model.ts'
import { findMissingCharacters, writeResumePdf } from './resume-pdf.ts'

export async function showResume(db: Db, personId: Id, choices: ResumeChoices, i18n: I18n): Promise<ResumeOut> {
  const resume = buildResume(await readWithEmail(db, personId), choices, i18n)
  return { ...resume, missingCharacters: findMissingCharacters(resume) }
}

/** A résumé without an address to write to helps nobody. */
async function readWithEmail(db: Db, personId: Id): Promise<OwnProfile> {
  const own = await readProfile(db, personId)
  const { email } = await findPerson(db, personId)
  return { ...own, contact: { ...own.contact, email: own.contact.email || email } }
}

export type ResumeFile = { content: Buffer; type: string; name: string }

export async function writeResumeFile(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  personId: Id,
  choices: ResumeFileChoices,
  i18n: I18n,
): Promise<ResumeFile> {
  const own = await readWithEmail(db, personId)
  const { format, template, paper } = choices
  const name = `${fileNameOf(own.name)}.${format}`
  if (format === 'json') return { content: jsonOf(own), type: 'application/json', name }
  const resume = buildResume(own, choices, i18n)
  const title = i18n._({ id: 'resume_out.title', message: 'Résumé of {name}', values: { name: own.name } })
  const options = { template, paper, language: i18n.locale, title, now: clock.now() }
  if (format === 'docx')
    return {
      content: await writeResumeDocx(resume, options),
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      name,
    }
  if (findMissingCharacters(resume).length > 0)
    throw new AppError('invalid_input', { fields: { format: [noFont(i18n)] } })
  return { content: await writeResumePdf(resume, options), type: 'application/pdf', name }
}

const noFont = (i18n: I18n): string =>
  i18n._({
    id: 'resume_out.no_font',
    message: 'Some letters of your profile are not in the fonts of our PDFs yet. Download the Word document instead.',
  })

const MAX_FILE_NAME = 60

/** Letters of any script; whatever file systems dislike becomes a hyphen. */
const fileNameOf = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, MAX_FILE_NAME)
    .replace(/^-+|-+$/g, '') || 'resume'

function jsonOf(own: OwnProfile): Buffer {
  const entries = own.entries.map(({ entry }) => entry)
  const { place, work } = own.facts
  const { email, phone, url, address, postalCode, region } = own.contact
  const stated = (all: Record<string, unknown>) => Object.fromEntries(Object.entries(all).filter(([, one]) => one))
  const location = stated({ address, postalCode, city: place?.city, countryCode: place?.country, region })
  const basics = stated({ name: own.name, label: work?.headline, email, phone, url, summary: own.summary })
  const { skills = [], ...sections } = writeJsonResume(entries)
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      ...basics,
      ...(Object.keys(location).length > 0 && { location }),
      profiles: writeProfiles(entries),
    },
    ...sections,
    skills: [...(work?.skills.map(({ name }) => ({ name })) ?? []), ...skills],
  }
  return Buffer.from(JSON.stringify(resume, null, 2))
}
