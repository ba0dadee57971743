import { useLingui } from '@lingui/react/macro'

export function useErrorText(status: number): { title: string; advice: string } {
  const { t } = useLingui()
  if (status === 404) return { title: t`Page not found`, advice: t`Check the address. The page may have been removed.` }
  if (status === 403)
    return {
      title: t`You do not have access to this page`,
      advice: t`Ask the person who shared the link to give you access.`,
    }
  return { title: t`Something went wrong on our side`, advice: t`Nothing you saved is lost. Try again in a moment.` }
}
