/** The formats of a feed, by file extension. */
export const feedFormats = ['rss', 'json', 'xml'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** `jobs.rss` is the feed `jobs` as RSS; null for any other extension. */
export function readFeedFile(file: string): { name: string; format: FeedFormat } | null {
  const at = file.lastIndexOf('.')
  const format = feedFormats.find((one) => one === file.slice(at + 1))
  return at > 0 && format ? { name: file.slice(0, at), format } : null
}
