/** How a list of jobs is written for programs, by the end of its name. */
export const feedFormats = ['rss', 'json', 'xml'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** `jobs.rss` is the list `jobs` as RSS; null when it is no such file. */
export function readFeedFile(file: string): { name: string; format: FeedFormat } | null {
  const at = file.lastIndexOf('.')
  const format = feedFormats.find((one) => one === file.slice(at + 1))
  return at > 0 && format ? { name: file.slice(0, at), format } : null
}
