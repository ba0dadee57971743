import type { I18n } from '@lingui/core'
import { AppError } from '#server/platform/http/app-error.ts'
import type { FeedErrorCode } from '#shared/features/jobs/feeds/feed-errors.ts'
import { MAX_FEEDS_PER_COMPANY } from '#shared/features/jobs/feeds/feeds.contract.ts'

/** `detail` is what makes it exact: the status of an answer, the line of a file. */
export function describeFeedError(i18n: I18n, code: FeedErrorCode, detail: string | null): string {
  switch (code) {
    case 'bad_address':
      return i18n._({ id: 'feeds.error.badAddress', message: 'The address leads on to one that is none.' })
    case 'address_refused':
      return i18n._({ id: 'feeds.error.refused', message: 'This address leads into a private network.' })
    case 'unreachable':
      return i18n._({ id: 'feeds.error.unreachable', message: 'The server could not be reached.' })
    case 'too_slow':
      return i18n._({ id: 'feeds.error.slow', message: 'The server took too long to answer.' })
    case 'too_large':
      return i18n._({ id: 'feeds.error.large', message: 'The answer is larger than what is accepted.' })
    case 'too_complex':
      return i18n._({ id: 'feeds.error.complex', message: 'The answer takes more work to read than is accepted.' })
    case 'too_many_redirects':
      return i18n._({ id: 'feeds.error.redirects', message: 'The address leads on to others without an end.' })
    case 'bad_status':
      return i18n._({
        id: 'feeds.error.status',
        message: 'The server answered with an error ({status}). Is the name right?',
        values: { status: detail },
      })
    case 'not_json':
      return i18n._({ id: 'feeds.error.notJson', message: 'The answer is not a list of jobs. Is the name right?' })
    case 'not_xml':
      return i18n._({
        id: 'feeds.error.notXml',
        message: 'The file is not valid XML (line {line}).',
        values: { line: detail ?? '?' },
      })
    case 'document_type':
      return i18n._({
        id: 'feeds.error.documentType',
        message: 'The file defines a document type, which is not accepted.',
      })
    case 'wrong_format':
      return i18n._({ id: 'feeds.error.format', message: 'The answer holds no jobs in this format.' })
    case 'no_job_on_page':
      return i18n._({ id: 'feeds.error.noJob', message: 'The page holds no description of a job (JobPosting).' })
    case 'too_many_jobs':
      return i18n._({ id: 'feeds.error.jobs', message: 'The feed holds more jobs than are accepted.' })
    case 'too_many_pages':
      return i18n._({ id: 'feeds.error.pages', message: 'The feed has more pages than are accepted.' })
  }
}

type FeedRefusal = 'address' | 'private' | 'secret' | 'known' | 'enough'

/** Why a feed is not added, beside the field. */
export const refuseFeed = (i18n: I18n, reason: FeedRefusal): AppError =>
  new AppError('invalid_input', { fields: { address: [describeRefusal(i18n, reason)] } })

function describeRefusal(i18n: I18n, reason: FeedRefusal): string {
  switch (reason) {
    case 'address':
      return i18n._({
        id: 'feeds.refused.address',
        message: 'Enter the name your company has there, or the address of its list of jobs.',
      })
    case 'secret':
      return i18n._({
        id: 'feeds.refused.secret',
        message: 'Leave out the user name and password. A feed must be readable without them.',
      })
    case 'private':
      return describeFeedError(i18n, 'address_refused', null)
    case 'known':
      return i18n._({ id: 'feeds.refused.known', message: 'This feed is there already.' })
    case 'enough':
      return i18n._({
        id: 'feeds.refused.enough',
        message: 'A company can have {count} feeds.',
        values: { count: MAX_FEEDS_PER_COMPANY },
      })
  }
}
