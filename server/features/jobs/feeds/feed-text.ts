import type { I18n } from '@lingui/core'
import { AppError } from '#server/platform/http/app-error.ts'
import type { FeedErrorCode } from '#shared/features/jobs/feeds/feed-errors.ts'
import { MAX_FEEDS_PER_COMPANY } from '#shared/features/jobs/feeds/feeds.contract.ts'

/** `detail` adds specifics: the status of the response, the line of a file. */
export function describeFeedError(i18n: I18n, code: FeedErrorCode, detail: string | null): string {
  switch (code) {
    case 'bad_address':
      return i18n._({ id: 'feeds.error.badAddress', message: 'The address redirects to an invalid one.' })
    case 'address_forbidden':
      return i18n._({ id: 'feeds.error.rejected', message: 'This address points to a private network.' })
    case 'unreachable':
      return i18n._({ id: 'feeds.error.unreachable', message: 'The server could not be reached.' })
    case 'too_slow':
      return i18n._({ id: 'feeds.error.slow', message: 'The server took too long to respond.' })
    case 'too_large':
      return i18n._({ id: 'feeds.error.large', message: 'The response is too large.' })
    case 'too_complex':
      return i18n._({ id: 'feeds.error.complex', message: 'The response is too complex to process.' })
    case 'too_many_redirects':
      return i18n._({ id: 'feeds.error.redirects', message: 'The address redirects too many times.' })
    case 'bad_status':
      return i18n._({
        id: 'feeds.error.status',
        message: 'The server responded with an error ({status}). Check the name.',
        values: { status: detail },
      })
    case 'not_json':
      return i18n._({ id: 'feeds.error.notJson', message: 'The response is not a list of jobs. Check the name.' })
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
      return i18n._({ id: 'feeds.error.format', message: 'The response contains no jobs in this format.' })
    case 'no_job_on_page':
      return i18n._({ id: 'feeds.error.noJob', message: 'The page contains no job posting (JobPosting).' })
    case 'too_many_jobs':
      return i18n._({ id: 'feeds.error.jobs', message: 'The feed has too many jobs.' })
    case 'too_many_pages':
      return i18n._({ id: 'feeds.error.pages', message: 'The feed has too many pages.' })
  }
}

type FeedProblem = 'address' | 'board_address' | 'private' | 'secret' | 'known' | 'enough'

/** Why a feed is rejected, as an error on its field. */
export const feedError = (i18n: I18n, reason: FeedProblem): AppError =>
  new AppError('invalid_input', { fields: { address: [describeProblem(i18n, reason)] } })

function describeProblem(i18n: I18n, reason: FeedProblem): string {
  switch (reason) {
    case 'address':
      return i18n._({
        id: 'feeds.rejected.address',
        message: 'Enter your company’s name there, or the address of its job list.',
      })
    case 'board_address':
      return i18n._({
        id: 'feeds.rejected.boardAddress',
        message: 'Enter the address of a list on this board.',
      })
    case 'secret':
      return i18n._({
        id: 'feeds.rejected.secret',
        message: 'Leave out the username and password. The feed must be public.',
      })
    case 'private':
      return describeFeedError(i18n, 'address_forbidden', null)
    case 'known':
      return i18n._({ id: 'feeds.rejected.duplicate', message: 'This feed has already been added.' })
    case 'enough':
      return i18n._({
        id: 'feeds.rejected.limit',
        message: 'A company can have up to {count} feeds.',
        values: { count: MAX_FEEDS_PER_COMPANY },
      })
  }
}
