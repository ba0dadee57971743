import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sourceKinds } from '#shared/features/entry/sources/source-facts.ts'
import { sources as sourcesContract } from '#shared/features/entry/sources/sources.contract.ts'
import { type ApplicationsPage, applications } from '#shared/features/hiring/applications/applications.contract.ts'
import { outsideApplications } from '#shared/features/hiring/applications/outside-applications.contract.ts'
import { questionTypes } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { readyJob } from '#shared/features/jobs/jobs/job-ready.contract.ts'
import {
  eligibilityModes,
  employmentTypes,
  engagements,
  seniorities,
  statedWorkplaces,
  workAuthorizations,
} from '#shared/features/jobs/jobs/job-terms.ts'
import {
  type CompanyCard,
  companies as companiesContract,
} from '#shared/features/people/companies/companies.contract.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import {
  DEMO_PASSWORD,
  demoAccounts,
  demoAdmin,
  demoHiringManager,
  demoInterviewer,
  demoOperator,
  demoOwner,
  demoRecruiter,
  demoTalent,
  demoViewer,
} from './demo-accounts.ts'
import { demoCompanies } from './demo-companies.ts'
import { demoSources } from './demo-sources.ts'
import { seedDemoWorld } from './demo-world.ts'

let test: TestApp
const progress: string[] = []

beforeAll(async () => {
  test = await createTestApp()
  await seedDemoWorld(test.platform, (line) => progress.push(line))
})
afterAll(() => test.close())

async function count(statement: string): Promise<number> {
  const { rows } = await test.platform.db.execute<{ count: number }>(statement)
  return Number(rows[0]?.count)
}

const worldSize = () =>
  Promise.all(
    ['people', 'companies', 'company_members', 'company_events', 'jobs', 'job_search'].map((table) =>
      count(`select count(*) from ${table}`),
    ),
  )

describe('the demo world', () => {
  it('gives the demo company jobs in every state it works with', async () => {
    const { rows } = await test.platform.db.execute<{ status: string }>(
      "select distinct jobs.status from jobs join companies on companies.id = company_id where companies.slug = 'fjordpay'",
    )
    const states = rows.map(({ status }) => status)
    for (const status of ['draft', 'rejected', 'published', 'closed']) expect(states).toContain(status)
  })

  it('shows what people do with jobs: saved with notes, a saved search, open and answered invitations', async () => {
    expect(await count('select count(*) from saved_jobs')).toBe(5)
    expect(await count("select count(*) from saved_searches where alert = 'daily'")).toBe(1)
    expect(await count("select count(*) from job_invitations where status = 'sent'")).toBe(2)
    expect(await count("select count(*) from job_invitations where status = 'declined'")).toBe(1)
  })

  it('shows offers: one to answer, and one with requested changes', async () => {
    const { rows } = await test.platform.db.execute<{ status: string }>('select status from offers order by id')
    expect(rows.map(({ status }) => status)).toEqual(['sent', 'negotiating'])
  })

  it('shows application forms with every question type, and a draft', async () => {
    const open = await count("select count(*) from jobs where status = 'published'")
    const asking = await count('select count(*) from apply_forms')
    expect(asking / open).toBeGreaterThan(0.35)
    expect(asking / open).toBeLessThan(0.45)
    expect(
      await count(
        "select count(distinct question->>'type') from apply_forms, jsonb_array_elements(questions) question",
      ),
    ).toBe(questionTypes.length)
    expect(
      await count("select count(*) from application_drafts where status = 'in_progress' and answers <> '{}'"),
    ).toBe(1)
  })

  it('gives the demo talent an interview of every kind', async () => {
    const visitor = test.visitor()
    await visitor.signIn({ email: demoTalent.email, password: DEMO_PASSWORD })
    const list = async (path: string) => (await visitor.get(path)).json<{ items: { status: string }[] }>().items
    expect(await list('/talent/api/interview-requests')).toMatchObject([{ status: 'pending' }])
    expect(await list('/talent/api/interviews')).toMatchObject([{ status: 'scheduled' }])
    expect(await list('/talent/api/interviews?show=completed')).toMatchObject([{ status: 'completed' }])
  })

  it('shows applications of every kind, on both sides', async () => {
    const visitor = test.visitor()
    await visitor.signIn({ email: demoTalent.email, password: DEMO_PASSWORD })
    const live = (await visitor.get(applications.list.path)).json<ApplicationsPage>()
    const ended = (await visitor.get(`${applications.list.path}?show=ended`)).json<ApplicationsPage>()
    expect(live.counts).toEqual({ submitted: 1, in_review: 1, shortlisted: 1, interviewing: 1, offer: 1 })
    expect(ended.counts).toEqual({ not_selected: 2, withdrawn: 1, expired_no_reply: 1 })
    expect(live.items.some(({ isOverdue }) => isOverdue)).toBe(true)
    expect(live.totals.mine, 'a question, and the offer').toBe(2)
    expect((await visitor.get(outsideApplications.list.path)).json()).toHaveLength(2)
    expect(
      await count(
        "select count(*) from applications where company_id in (select id from companies where slug = 'fjordpay')",
      ),
    ).toBe(29)
    const { rows } = await test.platform.db.execute<{ id: string }>("select id from companies where slug = 'fjordpay'")
    const path = applications.responsiveness.path.replace(':id', rows[0]?.id ?? '')
    expect((await visitor.get(path)).json(), 'how it replies can be progress').not.toBeNull()
  })

  it('shows conversations: unread, awaiting a reply, pinned, archived, with support', async () => {
    const seats = (condition: string) => count(`select count(*) from conversation_members where ${condition}`)
    expect(await count('select count(distinct kind) from conversations')).toBe(4)
    expect(await count('select count(*) from conversations where is_request')).toBe(2)
    expect(await count("select count(*) from messages where kind = 'card'")).toBe(1)
    expect([await seats('is_pinned'), await seats('is_archived')]).toEqual([1, 1])
    const visitor = test.visitor()
    await visitor.signIn({ email: demoTalent.email, password: DEMO_PASSWORD })
    expect((await visitor.get(chat.unread.path)).json()).toEqual({ unread: 2 })
    const { items } = (await visitor.get(chat.list.path)).json<{ items: Conversation[] }>()
    const dates = items.filter(({ isPinned }) => !isPinned).map(({ preview }) => preview?.at ?? '')
    expect(dates.length).toBeGreaterThan(5)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('requires short tests with every question type for about one job in seven', async () => {
    const share = (await count('select count(*) from job_screeners')) / (await count('select count(*) from job_search'))
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.2)
    const titles = 'select count(distinct title) from screener_test_versions where test_id in'
    expect(await count(`${titles} (select test_id from job_screeners)`)).toBe(8)
    expect(
      await count(
        "select count(distinct q ->> 'kind') from screener_test_versions, jsonb_array_elements(questions) as q",
      ),
    ).toBe(11)
  })

  it('has services on the marketplace and one to review', async () => {
    const live = "select count(*) from services where status = 'live'"
    expect(await count(live)).toBeGreaterThanOrEqual(20)
    expect(await count("select count(distinct category) from services where status = 'live'")).toBe(6)
    expect(await count("select count(*) from services where status = 'in_review'")).toBe(1)
  })

  it('has orders of people and of a company, in different states', async () => {
    expect(await count('select count(distinct status) from orders')).toBeGreaterThanOrEqual(4)
    expect(await count('select count(*) from orders where company_id is not null')).toBe(2)
    expect(await count('select count(*) from invoices')).toBe(1)
  })

  it('has perks, some of them for one country only, and a claim', async () => {
    expect(await count('select count(*) from perks where cardinality(countries) = 1')).toBeGreaterThanOrEqual(2)
    expect(await count('select count(*) from perk_claims')).toBe(1)
  })

  it('has assessments to take, with code and an interview among them, and a finished one with its result', async () => {
    expect(await count("select count(*) from assessments where status = 'sent'")).toBe(3)
    expect(
      await count("select count(*) from assessments where status = 'result_available' and percent is not null"),
    ).toBe(1)
  })

  it('has an open brief that suits the Elite member, and a draft', async () => {
    expect(await count("select count(*) from briefs where status = 'draft'")).toBe(1)
    const interests = 'select count(*) from brief_interests join people on people.id = person_id'
    expect(await count(`${interests} where brief_interests.status = 'offered' and email = 'thiago@demo.example'`)).toBe(
      1,
    )
  })

  it('has verified endorsements of the Elite member, which name skills', async () => {
    const verified =
      "from endorsers join endorsements on endorser_id = endorsers.id where endorsers.status = 'verified'"
    expect(await count(`select count(*) ${verified} and is_public and skills ? 'product-design'`)).toBe(2)
    const shown = "kind = 'endorsement' and is_shown and revoked_at is null"
    expect(await count(`select count(*) from credentials where ${shown}`)).toBe(2)
  })

  it('has a project with a milestone to approve, and two in the showcase', async () => {
    expect(await count("select count(*) from project_milestones where status = 'submitted'")).toBe(1)
    const isShown = "status = 'reviewed' and member_consent_at is not null and company_consent_at is not null"
    expect(await count(`select count(*) from projects where ${isShown}`)).toBe(2)
  })

  it('has at least 40 companies in at least 20 countries', async () => {
    expect(await count('select count(*) from companies')).toBeGreaterThanOrEqual(40)
    expect(await count('select count(distinct country) from companies')).toBeGreaterThanOrEqual(20)
  })

  it('has at least 2,000 open jobs of at least 60 companies, in every mode', async () => {
    expect(await count('select count(*) from job_search')).toBeGreaterThanOrEqual(2_000)
    expect(await count('select count(distinct company_id) from jobs')).toBeGreaterThanOrEqual(60)
    const kinds = async (value: string) => (await test.platform.db.execute(`select distinct ${value} from jobs`)).rows
    expect(await kinds(`eligibility ->> 'mode'`)).toHaveLength(eligibilityModes.length)
    expect(await kinds(`eligibility ->> 'workAuthorization'`)).toHaveLength(workAuthorizations.length + 1)
    expect(await kinds('employment_type')).toHaveLength(employmentTypes.length)
    expect(await kinds('workplace')).toHaveLength(statedWorkplaces.length)
    expect(await kinds('seniority')).toHaveLength(seniorities.length)
    expect(await kinds('unnest(engagements)')).toHaveLength(engagements.length)
    expect((await kinds(`pay -> 'min' ->> 'currency'`)).length).toBeGreaterThan(25)
    expect((await kinds(`jsonb_array_elements(languages) ->> 'language'`)).length).toBeGreaterThan(15)
  })

  it('has no open job that could not have been published', async () => {
    const { rows } = await test.platform.db.execute<{ country: string; job: Record<string, unknown> }>(
      `select companies.country, to_jsonb(jobs) || jsonb_build_object('employmentType', employment_type,
         'travelPercent', travel_percent, 'replyDays', reply_days, 'applicationCap', application_cap) as job
       from jobs join companies on companies.id = company_id where published_at is not null`,
    )
    const wrong = rows.filter(({ country, job }) => !readyJob(country).safeParse({ ...job, stages: [] }).success)
    expect(wrong).toEqual([])
  })

  it('mentions the pay range only where there is one', async () => {
    const speaking = "select count(*) from jobs where description like '%range above%'"
    expect(await count(speaking)).toBeGreaterThan(0)
    expect(await count(`${speaking} and (pay is null or jsonb_typeof(pay) = 'null')`)).toBe(0)
  })

  it('describes no two jobs in the same words', async () => {
    const { rows } = await test.platform.db.execute<{ title: string; description: string }>(
      'select title, description from jobs order by title, description',
    )
    expect(new Set(rows.map(({ description }) => description)).size).toBe(rows.length)
    // Jobs with the same title are the most similar: they share the lines of their field.
    const stories = rows.map(({ title, description }) => ({ title, phrases: phrasesOf(description) }))
    const alike = stories.flatMap((one, place) =>
      stories
        .slice(place + 1, place + 40)
        .filter((other) => other.title === one.title && similarity(one.phrases, other.phrases) > 0.6),
    )
    expect(alike).toEqual([])
  })

  it('gives every company one owner and two to six members', async () => {
    const { rows } = await test.platform.db.execute<{ members: number; owners: number }>(
      `select count(*) as members, count(*) filter (where role = 'owner') as owners from company_members group by company_id`,
    )
    expect(rows).toHaveLength(demoCompanies().length)
    for (const { members, owners } of rows) {
      expect(owners).toBe(1)
      expect(members).toBeGreaterThanOrEqual(2)
      expect(members).toBeLessThanOrEqual(6)
    }
  })

  it('lets every demo account sign in with the one password', async () => {
    const rejected: string[] = []
    for (const { email } of demoAccounts) {
      const answer = await test.visitor().signIn({ email, password: DEMO_PASSWORD })
      if (answer.statusCode !== 200) rejected.push(email)
    }
    expect(rejected).toEqual([])
  })

  it('has a demo account in each role at Fjordpay', async () => {
    const { rows } = await test.platform.db.execute(
      `select email, role from company_members join people on people.id = person_id
       join companies on companies.id = company_id where slug = 'fjordpay' and email like '%@demo.example' order by role`,
    )
    expect(rows).toEqual([
      { email: demoAdmin.email, role: 'admin' },
      { email: demoHiringManager.email, role: 'hiring_manager' },
      { email: demoInterviewer.email, role: 'interviewer' },
      { email: demoOwner.email, role: 'owner' },
      { email: demoRecruiter.email, role: 'recruiter' },
      { email: demoViewer.email, role: 'viewer' },
    ])
  })

  it('shows the verified companies to everybody and the others to operators', async () => {
    const listed = await test.visitor().get(`${companiesContract.list.path}?limit=100`)
    expect(listed.json<Page<CompanyCard>>().items).toHaveLength(demoCompanies().length - 3)
    const hidden = companiesContract.show.path.replace(':slug', 'northlight-freight')
    const talent = test.visitor()
    await talent.signIn({ email: demoTalent.email, password: DEMO_PASSWORD })
    expect((await talent.get(hidden)).statusCode).toBe(404)
    const operator = test.visitor()
    await operator.signIn({ email: demoOperator.email, password: DEMO_PASSWORD })
    expect((await operator.get(hidden)).json()).toMatchObject({ status: 'suspended', can: { reinstate: true } })
  })

  it('knows what its talents are eligible for, and has one with an empty profile', async () => {
    const { rows } = await test.platform.db.execute(
      `select email, headline, onboarded_at is not null as onboarded from people
       left join talent_profiles on person_id = id where email like '%@demo.example' and id in
       (select person_id from person_roles where role = 'talent') order by email`,
    )
    expect(rows).toEqual([
      { email: 'lerato@demo.example', headline: null, onboarded: false },
      { email: 'mateo@demo.example', headline: null, onboarded: false },
      { email: 'nadia@demo.example', headline: null, onboarded: false },
      { email: 'thiago@demo.example', headline: 'Product designer', onboarded: true },
      { email: 'wanjiru@demo.example', headline: 'Backend engineer', onboarded: true },
    ])
  })

  it('has a link of each kind, open to guests', async () => {
    for (const { linkId, kind, name } of demoSources) {
      const answer = await test.visitor().get(sourcesContract.show.path.replace(':id', linkId))
      expect(answer.json()).toMatchObject({ kind, name })
    }
    expect(new Set(demoSources.map(({ kind }) => kind))).toEqual(new Set(sourceKinds))
  })

  it('describes no two companies in the same words', async () => {
    const { rows } = await test.platform.db.execute<{ name: string; about: string }>(
      'select name, about from companies',
    )
    const stories = rows.map(({ name, about }) => ({ name, phrases: phrasesOf(about) }))
    const alike = stories.flatMap((one, place) =>
      stories.slice(place + 1).filter((other) => similarity(one.phrases, other.phrases) > 0.25),
    )
    expect(alike).toEqual([])
  })

  it('has no two people with the same name', async () => {
    expect(await count('select count(distinct name) from people')).toBe(await count('select count(*) from people'))
  })

  it('is not built a second time', async () => {
    const before = await worldSize()
    await seedDemoWorld(test.platform, (line) => progress.push(line))
    expect(await worldSize()).toEqual(before)
    expect(progress).toHaveLength(2)
  })

  it('is the same world on every machine', async () => {
    const other = await createTestApp()
    try {
      await Promise.all([
        seedDemoWorld(other.platform, () => undefined),
        seedDemoWorld(other.platform, () => undefined),
      ])
      const read = async ({ platform }: TestApp) => {
        const { rows } = await platform.db.execute(
          `select slug, about, work_from, companies.status, people.name, email, role from companies
           join company_members on company_id = companies.id join people on people.id = person_id order by slug, role, email`,
        )
        return rows
      }
      expect(await read(other)).toEqual(await read(test))
    } finally {
      await other.close()
    }
  })
})

/** All four-word phrases. */
function phrasesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []
  return new Set(words.slice(3).map((_, place) => words.slice(place, place + 4).join(' ')))
}

/** The share of the shorter text's phrases that also occur in the other. */
function similarity(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((phrase) => other.has(phrase)).length
  return shared / Math.min(one.size, other.size)
}
