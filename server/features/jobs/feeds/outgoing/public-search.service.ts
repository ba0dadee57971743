// A public search from a bookmarked address: unknown parameters and values are ignored, as on the page.

import { convertToEuros } from '#server/features/jobs/jobs/pay-rates.service.ts'
import { MAX_SEARCH_TEXT } from '#shared/features/jobs/job-search/search-limits.ts'
import { type JobSearchQuery, jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'

export function publicSearch(address: Record<string, unknown>): JobSearchQuery {
  const [text] = [address.text].flat().filter((one) => typeof one === 'string')
  const given: Record<string, unknown> = { ...address, text: text?.slice(0, MAX_SEARCH_TEXT) }
  const query = jobSearchQuery.parse(
    Object.fromEntries(
      Object.entries(jobSearchQuery.shape).map(([name, field]) => [name, validPart(field, given[name])]),
    ),
  )
  const hasRate = query.pay === undefined || convertToEuros(query.pay, query.currency) !== null
  // Overlap is relative to the reader, and there is none: the filter would match nothing.
  return { ...query, ...(!hasRate && { pay: undefined }), overlap: undefined }
}

type Field = (typeof jobSearchQuery.shape)[keyof typeof jobSearchQuery.shape]

/** The whole value if valid, else the valid items of a list, else the last of a repeated field, else nothing. */
function validPart(field: Field, given: unknown): unknown {
  const isKnown = (value: unknown) => field.safeParse(value).success
  const values = [given].flat().flatMap((one) => String(one).split(','))
  const good = values.filter(isKnown)
  return [given, good, good.at(-1)].find(isKnown)
}
