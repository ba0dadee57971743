import { describe, expect, it } from 'vitest'
import type { BoardSource } from '#shared/features/jobs/jobs/imported-job.ts'
import { readPosting } from '../../reading/read-posting.ts'
import { importers } from '../importers.ts'

const read = (source: BoardSource, value: unknown, url = 'https://board.example/list') =>
  importers[source].read(typeof value === 'string' ? value : JSON.stringify(value), url)

const text = '<p>You keep the books of three small theatres and talk to their accountants every week.</p>'

describe('the address of a board', () => {
  it.each<[BoardSource, string, string | null]>([
    ['himalayas', '', 'https://himalayas.app/jobs/api'],
    ['remotive', ' ', 'https://remotive.com/api/remote-jobs'],
    [
      'remotive',
      'https://remotive.com/api/remote-jobs?category=writing',
      'https://remotive.com/api/remote-jobs?category=writing',
    ],
    ['remotive', 'https://remotive.com.evil.example/api', null],
    ['weworkremotely', '', 'https://weworkremotely.com/remote-jobs.rss'],
    ['remoteok', '', 'https://remoteok.com/api'],
    [
      'arbeitnow',
      'https://www.arbeitnow.com/api/job-board-api?page=2',
      'https://www.arbeitnow.com/api/job-board-api?page=2',
    ],
    ['hackernews', 'https://news.ycombinator.com/item?id=123', 'https://hn.algolia.com/api/v1/items/123'],
    ['hackernews', 'https://evil.example/item?id=123', null],
    ['rss_board', 'https://jobs.example/all.rss', 'https://jobs.example/all.rss'],
    ['rss_board', '', null],
  ])('of %s: "%s"', (source, given, address) => {
    expect(importers[source].addressOf(given)).toBe(address)
  })
})

describe('each posting names its company', () => {
  it('on Remotive, with where applicants may live', () => {
    const page = read('remotive', {
      jobs: [
        {
          id: 7,
          url: 'https://remotive.com/remote-jobs/finance/bookkeeper-7',
          title: 'Bookkeeper',
          company_name: 'Curtain Call',
          category: 'Finance',
          job_type: 'full_time',
          candidate_required_location: 'Kenya, Uganda',
          salary: '$30k - $40k',
          description: text,
          publication_date: '2026-11-02T08:00:00',
        },
        { id: 8, url: 'https://remotive.com/8', title: 'Nobody’s job', company_name: '', description: text },
      ],
    })
    expect(page).toMatchObject({
      postings: [{ externalId: '7', employer: 'Curtain Call', employmentText: 'full time', publishedOn: '2026-11-02' }],
      unreadable: 1,
      samples: ['Nobody’s job'],
      next: null,
    })
  })

  it('on Remote OK, whose terms are no job and whose salaries are estimates', () => {
    const page = read('remoteok', [
      { legal: 'Terms', last_updated: 1 },
      {
        id: '9',
        url: 'https://remoteok.com/remote-jobs/9',
        position: 'Usher',
        company: 'Curtain Call',
        location: 'Worldwide',
        description: text,
        date: '2026-11-02T08:00:00+00:00',
        salary_min: 50_000,
        salary_max: 90_000,
      },
    ])
    expect(page).toMatchObject({ postings: [{ employer: 'Curtain Call', pay: null }], unreadable: 0 })
  })

  it('on Arbeitnow, a few pages deep', () => {
    const entry = {
      slug: 'usher-1',
      url: 'https://www.arbeitnow.com/jobs/usher-1',
      title: 'Usher',
      company_name: 'Vorhang auf',
      description: text,
      remote: true,
      location: 'Berlin',
      job_types: ['part time'],
      created_at: 1_793_000_000,
    }
    const next = 'https://www.arbeitnow.com/api/job-board-api?page=2'
    const first = read('arbeitnow', { data: [entry], links: { next } })
    expect(first).toMatchObject({
      postings: [{ externalId: 'usher-1', employer: 'Vorhang auf', workplaceText: 'remote' }],
      next: `${next}#2`,
    })
    expect(read('arbeitnow', { data: [entry], links: { next } }, `${next}#10`).next).toBeNull()
  })

  it('on Himalayas, with pay that states its period', () => {
    const entry = {
      guid: 'https://himalayas.app/x/1',
      applicationLink: 'https://himalayas.app/x/1',
      title: 'Stage manager',
      companyName: 'Curtain Call',
      description: text,
      categories: ['Stage-Management'],
      locationRestrictions: [{ alpha2: 'KE', name: 'Kenya' }, 'Ghana'],
      minSalary: 40_000,
      maxSalary: 50_000,
      currency: 'EUR',
      pubDate: 1_793_000_000,
    }
    const { postings, next } = read('himalayas', { jobs: [entry], nextCursor: 'abc' })
    expect(postings).toMatchObject([
      { employer: 'Curtain Call', locationLines: ['Kenya', 'Ghana'], department: 'Stage Management', pay: null },
    ])
    expect(next).toBe('https://board.example/list?cursor=abc#2')
    const paid = read('himalayas', { jobs: [{ ...entry, salaryPeriod: 'annual' }] })
    expect(paid).toMatchObject({ postings: [{ pay: { period: 'year', min: { currency: 'EUR' } } }], next: null })
  })

  it('on We Work Remotely, at the beginning of the title', () => {
    const item = (title: string) =>
      `<item><title>${title}</title><region>Anywhere in the World</region><link>https://weworkremotely.com/${title.length}</link><description>${text}</description></item>`
    const page = read(
      'weworkremotely',
      `<rss><channel>${item('Curtain Call: Head of Props')}${item('Props')}</channel></rss>`,
    )
    expect(page).toMatchObject({
      postings: [{ employer: 'Curtain Call', title: 'Head of Props', locationLines: ['Anywhere in the World'] }],
      unreadable: 1,
      samples: ['Props'],
    })
  })

  it('in RSS with an element for it', () => {
    const page = read(
      'rss_board',
      `<rss xmlns:job="https://jobs.example/ns"><channel><item><guid>5</guid><title>Prompter</title><link>https://jobs.example/5</link><job:company>Souffleur &amp; Co</job:company><job:location>Kenya</job:location><description>${text}</description></item></channel></rss>`,
    )
    expect(page).toMatchObject({
      postings: [{ externalId: '5', employer: 'Souffleur & Co', locationLines: ['Kenya'] }],
    })
  })
})

describe('Hacker News', () => {
  it('is read from the newest thread', () => {
    const hits = [
      { objectID: '3', title: 'Ask HN: Who wants to be hired?' },
      { objectID: '2', title: 'Ask HN: Who is hiring? (November 2026)' },
      { objectID: '1', title: 'Ask HN: Who is hiring? (October 2026)' },
    ]
    expect(read('hackernews', { hits }, 'https://hn.algolia.com/api/v1/search_by_date')).toEqual({
      postings: [],
      unreadable: 0,
      next: 'https://hn.algolia.com/api/v1/items/2',
    })
  })

  it('takes comments that name a company and a role, and says which ones it could not read', () => {
    const comment = (id: number, first: string) => ({
      id,
      text: `${first}<p>${text}`,
      created_at: '2026-11-02T08:00:00Z',
    })
    const page = read(
      'hackernews',
      {
        children: [
          comment(
            1,
            'Curtain Call (https:&#x2F;&#x2F;curtain.example) | Lighting Engineer | Seattle | Remote (Kenya) | Full-time',
          ),
          comment(2, 'We are hiring many people!'),
          { id: 3, text: null },
        ],
      },
      'https://hn.algolia.com/api/v1/items/2',
    )
    expect(page).toMatchObject({
      postings: [
        {
          externalId: '1',
          url: 'https://news.ycombinator.com/item?id=1',
          title: 'Lighting Engineer',
          employer: 'Curtain Call',
          locationLines: ['Seattle', 'Remote (Kenya)'],
        },
      ],
      unreadable: 1,
      samples: ['We are hiring many people!'],
      listedIds: ['1', '2'],
    })
  })
})

describe('a remote board', () => {
  const posting = (html: string, locationLines: string[] = []) => ({
    externalId: '1',
    url: 'https://jobs.example/1',
    title: 'Prompter',
    employer: 'Curtain Call',
    html,
    department: null,
    employmentText: '',
    workplaceText: '',
    locationLines,
    offices: [],
    pay: null,
    publishedOn: null,
    closesOn: null,
  })

  it('makes a posting remote that does not say, and who may apply stays unknown', () => {
    const job = readPosting('rss_board', posting(text), { isRemote: true })
    expect(job).toMatchObject({ workplace: 'remote', employer: 'Curtain Call', eligibility: { mode: 'unknown' } })
    expect(readPosting('rss_board', posting(text)).workplace).toBeNull()
  })

  it('does not overrule what the posting says', () => {
    const hybrid = '<p>This is a hybrid role: three days a week in our office in Nairobi.</p>'
    expect(readPosting('rss_board', posting(hybrid), { isRemote: true }).workplace).toBe('hybrid')
  })

  it('makes a place in the location field a rule about where people live', () => {
    const job = readPosting('rss_board', posting(text, ['Kenya']), { isRemote: true })
    expect(job.eligibility).toMatchObject({ mode: 'allow', countries: ['KE'], evidence: 'Kenya' })
  })
})
