// What a draft needs before publication, as a schema: the form shows it at the fields, the server checks it again.

import { isInRegion } from './fit/regions.ts'
import { type JobFields, jobFields } from './job-fields.contract.ts'
import { MIN_DESCRIPTION } from './job-limits.ts'
import { isAtOffice } from './job-terms.ts'
import { lintJob } from './linter/lint-job.ts'
import { remarkMessages } from './linter/remark-messages.ts'

/** Job posts in the European Union must state a pay range (Directive 2023/970), wherever the person lives. */
const needsPayRange = (countries: readonly string[]): boolean => countries.some((country) => isInRegion(country, 'eu'))

const textLength = (html: string): number => html.replace(/<[^>]*>/g, '').trim().length

/** `companyCountry`: where a job without an office of its own is based. */
export const readyJob = (companyCountry: string) =>
  jobFields.check((context) => {
    const job: JobFields = context.value
    const addIssue = (path: string[], params: { id: string; message: string; values?: Record<string, unknown> }) =>
      context.issues.push({ code: 'custom', input: job, path, params })
    if (textLength(job.description) < MIN_DESCRIPTION)
      addIssue(
        ['description'],
        /* i18n */ {
          id: 'jobs.description_short',
          message: 'Add more detail: at least 200 characters.',
        },
      )
    const offices = job.locations.flatMap(({ country }) => (country === null ? [] : [country]))
    if (needsPayRange(offices.length > 0 ? offices : [companyCountry]) && !(job.pay?.min && job.pay.max))
      addIssue(
        ['pay'],
        /* i18n */ {
          id: 'jobs.pay_required',
          message: 'A job in the European Union needs a pay range with both ends.',
        },
      )
    if (job.workplace === 'unknown')
      addIssue(
        ['workplace'],
        /* i18n */ {
          id: 'jobs.workplace_missing',
          message: 'Choose where the work is done.',
        },
      )
    if (isAtOffice(job.workplace) && offices.length === 0)
      addIssue(
        ['locations'],
        /* i18n */ {
          id: 'jobs.office_missing',
          message: 'Add the office location.',
        },
      )
    if (job.skills.length === 0)
      addIssue(
        ['skills'],
        /* i18n */ {
          id: 'jobs.skills_missing',
          message: 'Add at least one skill.',
        },
      )
    for (const { level, code, field, line, quote } of lintJob(job, null))
      if (level === 'must')
        context.issues.push({
          code: 'custom',
          input: job,
          path: line === null ? [field] : [field, line],
          params: { ...remarkMessages[code], values: { quote } },
        })
  })
