import type { PostedJob } from '#shared/features/jobs/jobs/job-posting.ts'
import { lastChange, locationLine, type OutgoingFeed } from './outgoing-feed.ts'
import { attribute, cdataElement, element, nextLink } from './xml-text.ts'

export function rssFeed(feed: OutgoingFeed): string {
  const changed = lastChange(feed)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', feed.title),
    element('link', feed.homeUrl),
    element('description', feed.description),
    element('language', feed.language),
    element('lastBuildDate', changed && rfc822(changed)),
    `<atom:link${attribute('href', feed.feedUrl)} rel="self" type="application/rss+xml"/>`,
    nextLink(feed),
    ...feed.jobs.map(item),
    '</channel></rss>',
  ]
    .filter(Boolean)
    .join('\n')
}

const item = (job: PostedJob): string =>
  [
    '<item>',
    element('title', `${job.title} – ${job.company.name}`),
    element('link', job.url),
    element('guid', job.url, ' isPermaLink="true"'),
    element('pubDate', rfc822(job.publishedAt)),
    element('dc:creator', job.company.name),
    element('category', locationLine(job)),
    cdataElement('description', job.description),
    '</item>',
  ].join('')

/** RSS uses the date format of emails. */
const rfc822 = (instant: string): string => new Date(instant).toUTCString()
