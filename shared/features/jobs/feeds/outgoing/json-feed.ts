import { jobPosting } from '#shared/features/jobs/jobs/job-posting.ts'
import { locationLine, type OutgoingFeed } from './outgoing-feed.ts'

/** JSON Feed 1.1. Each item also carries the schema.org JobPosting, so that no field is lost. */
export const jsonFeed = (feed: OutgoingFeed) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: feed.title,
  description: feed.description,
  home_page_url: feed.homeUrl,
  feed_url: feed.feedUrl,
  ...(feed.nextUrl !== null && { next_url: feed.nextUrl }),
  language: feed.language,
  items: feed.jobs.map((job) => ({
    id: job.url,
    url: job.url,
    title: `${job.title} – ${job.company.name}`,
    content_html: job.description,
    date_published: job.publishedAt,
    date_modified: job.updatedAt,
    authors: [{ name: job.company.name }],
    tags: [locationLine(job)].filter(Boolean),
    _jobposting: jobPosting(job),
  })),
})
