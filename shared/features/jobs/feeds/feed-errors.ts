// Why a feed could not be read. Stored as a code, because the message is translated for each reader.

export const feedErrorCodes = [
  'bad_address',
  'address_forbidden',
  'unreachable',
  'too_slow',
  'too_large',
  'too_complex',
  'too_many_redirects',
  'bad_status',
  'not_json',
  'not_xml',
  'document_type',
  'wrong_format',
  'no_job_on_page',
  'too_many_jobs',
  'too_many_pages',
] as const
export type FeedErrorCode = (typeof feedErrorCodes)[number]
