import { useLingui } from '@lingui/react/macro'
import type { Conversation } from '#shared/features/chat/conversation.contract.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'

/** Who it is with, and where they stand: the line below the name. */
export function useConversationWords() {
  const { t, i18n } = useLingui()
  const isOperator = useIdentity()?.roles.includes('operator') ?? false

  function nameOf({ kind, others, company }: Conversation): string {
    // Whoever asked support talks to support, whoever of its people answers.
    if (kind === 'support' && !isOperator) return t`Meridian support`
    const names = others.map(({ name }) => name)
    if (names.length === 0) return company?.name ?? t`Somebody who is gone`
    return new Intl.ListFormat(i18n.locale, { type: 'conjunction', style: 'narrow' }).format(names)
  }

  function aboutOf({ kind, company, job }: Conversation): string | null {
    if (kind === 'support') return isOperator ? t`Asked support` : t`Questions and help`
    if (job && company) return `${job.title}, ${company.name}`
    return job?.title ?? company?.name ?? null
  }

  return { nameOf, aboutOf }
}
