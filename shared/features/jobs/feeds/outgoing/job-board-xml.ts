import type { PostedJob } from '#shared/features/jobs/jobs/job-posting.ts'
import { lastChange, type OutgoingFeed } from './outgoing-feed.ts'
import { cdataElement, element, nextLink } from './xml-text.ts'

/** The XML format that job boards accept: <source> with a <job> for each job. */
export function jobBoardXml(feed: OutgoingFeed): string {
  const changed = lastChange(feed)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<source xmlns:atom="http://www.w3.org/2005/Atom">',
    element('publisher', feed.title),
    element('publisherurl', feed.homeUrl),
    element('lastBuildDate', changed && new Date(changed).toUTCString()),
    nextLink(feed),
    ...feed.jobs.map(jobElement),
    '</source>',
  ]
    .filter(Boolean)
    .join('\n')
}

function jobElement(job: PostedJob): string {
  const [first] = job.locations
  return [
    '<job>',
    cdataElement('title', job.title),
    element('date', new Date(job.publishedAt).toUTCString()),
    element('referencenumber', job.id),
    element('url', job.url),
    cdataElement('company', job.company.name),
    element('city', first?.city ?? null),
    element('country', first?.country ?? null),
    element('jobtype', job.employmentType.replace('_', '-')),
    element('remotetype', job.workplace === 'remote' || job.workplace === 'hybrid' ? job.workplace : null),
    element('expirationdate', job.closesAt),
    cdataElement('description', job.description),
    '</job>',
  ].join('')
}
