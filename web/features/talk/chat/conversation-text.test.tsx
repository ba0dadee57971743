import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { useConversationText } from './conversation-text.ts'

const session = aSession(async () => new Response())
const inEnglish = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
    <SessionProvider session={session}>{children}</SessionProvider>
  </I18nProvider>
)

const company = { id: '01890000-0000-7000-8000-0000000000c0', slug: 'fjordpay', name: 'Fjordpay' }
const member = (name: string, companyId: string | null): Conversation['others'][number] => ({
  id: `01890000-0000-7000-8000-0000000000${name.length}a`,
  name,
  country: null,
  timeZone: null,
  clockCity: null,
  companyId,
  isBlockedByMe: false,
  deliveredSeq: 0,
  readSeq: null,
  lastActiveAt: null,
})
const conversation = (kind: Conversation['kind'], others: Conversation['others']): Conversation => ({
  id: '01890000-0000-7000-8000-00000000c0de',
  kind,
  isRequest: false,
  canWrite: true,
  canLeave: true,
  needsJob: false,
  isFrozen: false,
  risks: [],
  company,
  job: null,
  others,
  lastSeq: 1,
  lastChange: 1,
  preview: null,
  readSeq: 1,
  unread: 0,
  isMarkedUnread: false,
  isPinned: false,
  isArchived: false,
  mutedUntil: null,
})

const talent = member('Wanjiru', null)
const recruiter = member('Ingrid', company.id)
const cases: [string, string | null, Conversation][] = [
  ['a talent who was written to reads for whom', 'Fjordpay', conversation('direct', [recruiter])],
  ['a talent who writes to the company has its name already', null, conversation('company', [recruiter])],
  ['who hires does not read the name of their own company', null, conversation('direct', [talent])],
  ['who hires reads that it went to all of them', 'To the company', conversation('company', [talent, recruiter])],
]

it.each(cases)('%s', (_who, about, given) => {
  const { result } = renderHook(useConversationText, { wrapper: inEnglish })
  expect(result.current.aboutOf(given)).toBe(about)
})
