import { useLingui } from '@lingui/react/macro'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'

type Other = Conversation['others'][number]

/** Who stands on the other side: whoever sits there for a company has the person before them, not their colleagues. */
export function otherSide({ others }: Pick<Conversation, 'others'>): readonly Other[] {
  const people = others.filter(({ companyId }) => companyId === null)
  return people.length > 0 ? people : others
}

/** Whether the reader may be the one who looks for work here: not with support, and not for a company. */
export function useIsSeeker({ kind, others }: Pick<Conversation, 'kind' | 'others'>): boolean {
  const isTalent = useIdentity()?.roles.includes('talent') ?? false
  const isForCompany = kind !== 'direct' && others.some(({ companyId }) => companyId === null)
  return isTalent && kind !== 'support' && !isForCompany
}

/** The one person on the other side, where there is one. Support is not one, whoever of its people answers. */
export function onlyOther(conversation: Pick<Conversation, 'kind' | 'others'>): Other | undefined {
  if (conversation.kind === 'support') return undefined
  const side = otherSide(conversation)
  return side.length === 1 ? side[0] : undefined
}

/** The one person to talk to here, where the viewer has blocked them. A company is reached by others who hire there. */
export function blockedOther(conversation: Pick<Conversation, 'kind' | 'others'>): Other | undefined {
  const only = onlyOther(conversation)
  const isPerson = conversation.kind === 'direct' || only?.companyId === null
  return only?.isBlockedByMe && isPerson ? only : undefined
}

/** Who it is with, and what it is about: the line below the name. */
export function useConversationWords() {
  const { t, i18n } = useLingui()
  const isOperator = useIdentity()?.roles.includes('operator') ?? false
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'conjunction', style: 'narrow' }).format(names)

  /** To all who hire there, whoever of them answers; with one of them alone it has their name. */
  const isWithCompany = ({ kind, company, others }: Conversation) =>
    kind !== 'direct' && company !== null && others.every(({ companyId }) => companyId !== null)

  function nameOf(conversation: Conversation): string {
    const { kind, company } = conversation
    // Whoever asked support talks to support, whoever of its people answers.
    if (kind === 'support' && !isOperator) return t`Meridian support`
    if (company && isWithCompany(conversation)) return company.name
    const names = otherSide(conversation).map(({ name }) => name)
    return names.length > 0 ? list(names) : t`Deleted account`
  }

  function aboutOf(conversation: Conversation): string | null {
    const { kind, company, job, others } = conversation
    if (kind === 'support') return isOperator ? t`Asked support` : t`Questions and help`
    if (job) return job.title
    if (isWithCompany(conversation)) return null
    // With a person on the other side the company is the reader's own, which says nothing.
    if (others.some(({ companyId }) => companyId === null)) return kind === 'company' ? t`To the company` : null
    return company?.name ?? null
  }

  return { nameOf, aboutOf }
}
