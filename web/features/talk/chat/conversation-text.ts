import { useLingui } from '@lingui/react/macro'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'

type Other = Conversation['others'][number]

/** The people on the other side: for a member of a company that is the person, not their own colleagues. */
export function otherSide({ others }: Pick<Conversation, 'others'>): readonly Other[] {
  const people = others.filter(({ companyId }) => companyId === null)
  return people.length > 0 ? people : others
}

/** Whether the reader is the talent here: not with support, and not on behalf of a company. */
export function useIsSeeker({ kind, others }: Pick<Conversation, 'kind' | 'others'>): boolean {
  const isTalent = useIdentity()?.roles.includes('talent') ?? false
  const isForCompany = kind !== 'direct' && others.some(({ companyId }) => companyId === null)
  return isTalent && kind !== 'support' && !isForCompany
}

/** The only person on the other side, if there is just one. Never set for support, whoever answers there. */
export function onlyOther(conversation: Pick<Conversation, 'kind' | 'others'>): Other | undefined {
  if (conversation.kind === 'support') return undefined
  const side = otherSide(conversation)
  return side.length === 1 ? side[0] : undefined
}

/** The only person to talk to, if the viewer has blocked them. Companies do not count: others who hire there can still reply. */
export function blockedOther(conversation: Pick<Conversation, 'kind' | 'others'>): Other | undefined {
  const only = onlyOther(conversation)
  const isPerson = conversation.kind === 'direct' || only?.companyId === null
  return only?.isBlockedByMe && isPerson ? only : undefined
}

/**
 * A conversation with a company's whole hiring team carries the company's name, whoever replies; one with a single member carries
 * theirs.
 */
export const isWithCompany = ({ kind, company, others }: Pick<Conversation, 'kind' | 'company' | 'others'>): boolean =>
  kind !== 'direct' && company !== null && others.every(({ companyId }) => companyId !== null)

/** Who the conversation is with, and its subject: the line below the name. */
export function useConversationText() {
  const { t, i18n } = useLingui()
  const isOperator = useIdentity()?.roles.includes('operator') ?? false
  const list = (names: readonly string[]) =>
    listFormat(i18n.locale, { type: 'conjunction', style: 'narrow' }).format(names)

  function nameOf(conversation: Conversation): string {
    const { kind, company } = conversation
    // For the person who asked, it is always "support", whoever answers.
    if (kind === 'support' && !isOperator) return t`Meridian support`
    if (company && isWithCompany(conversation)) return company.name
    const names = otherSide(conversation).map(({ name }) => name)
    return names.length > 0 ? list(names) : t`Deleted account`
  }

  function aboutOf(conversation: Conversation): string | null {
    const { kind, company, job, others } = conversation
    if (kind === 'support') return isOperator ? t`Support request` : t`Questions and help`
    if (job) return job.title
    if (isWithCompany(conversation)) return null
    // With a person on the other side the company is the reader's own, so naming it is pointless.
    if (others.some(({ companyId }) => companyId === null)) return kind === 'company' ? t`To the company` : null
    return company?.name ?? null
  }

  return { nameOf, aboutOf }
}
