// One search across the other features, each of which decides what this viewer may find.

import type { I18n } from '@lingui/core'
import { jobIndexOf } from '#server/features/jobs/job-search/job-index.service.ts'
import { findJobsByText } from '#server/features/jobs/job-search/public/text-search.service.ts'
import { listCompanies } from '#server/features/people/companies/companies.service.ts'
import { findConversationsNamed } from '#server/features/talk/chat/conversations/conversations.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { PALETTE_GROUP_SIZE as limit } from '#shared/features/workspace/palette/palette-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canSearch } from './palette.policy.ts'

type Found = {
  jobs: { id: Id; title: string; company: string }[]
  companies: { id: Id; slug: string; name: string }[]
  conversations: Conversation[]
}

type Searcher = { viewer: Identity | null; i18n: I18n }

export async function searchEverything(platform: Platform, { viewer, i18n }: Searcher, text: string): Promise<Found> {
  const { db, clock } = platform
  if (!canSearch(viewer)) return { jobs: [], companies: [], conversations: [] }
  const tools = { db, index: jobIndexOf(platform), now: clock.now() }
  const [jobs, companies, conversations] = await Promise.all([
    findJobsByText(tools, viewer, { text, limit }),
    listCompanies(db, { search: text, limit }).then(({ items }) => items),
    viewer ? findConversationsNamed(db, { viewer, i18n }, { name: text, limit }) : [],
  ])
  return {
    jobs: jobs.map(({ id, title, company }) => ({ id, title, company: company.name })),
    companies: companies.map(({ id, slug, name }) => ({ id, slug, name })),
    conversations,
  }
}
