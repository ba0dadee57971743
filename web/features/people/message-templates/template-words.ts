import { useLingui } from '@lingui/react/macro'
import type { TemplateKind } from '#shared/features/people/message-templates/template-limits.ts'
import type { Placeholder, PlaceholderValues } from '#shared/features/people/message-templates/wording.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useCurrentCompany } from '#web/features/people/companies/current-company.ts'

/** In the order of how often companies write in them; people can list all of these among their skills. */
export const templateLanguages =
  'en es fr de pt it nl pl uk ru tr ar he hi bn ur id vi th zh ja ko sv no da fi el ro cs hu sw'.split(' ')

export function useLanguageName(): (tag: string) => string {
  const { i18n } = useLingui()
  return (tag) => displayNames(i18n.locale, { type: 'language' }).of(tag) ?? tag
}

export function useKindNames(): Readonly<Record<TemplateKind, string>> {
  const { t } = useLingui()
  return {
    message: t`Message to applicants`,
    rejection: t`Feedback in a rejection`,
    invitation: t`Invitation to apply`,
    interview: t`Interview request`,
  }
}

export function usePlaceholderNames(): Readonly<Record<Placeholder, string>> {
  const { t } = useLingui()
  return { name: t`Their name`, job: t`Job title`, company: t`Company name`, sender: t`Your name` }
}

/** Stands in for the reader in a preview. */
export function useSampleValues(): PlaceholderValues {
  const { t } = useLingui()
  const company = useCurrentCompany()
  const identity = useIdentity()
  return {
    name: t`Amina Diallo`,
    job: t`Product designer`,
    company: company?.name ?? '',
    sender: identity?.name ?? '',
  }
}
