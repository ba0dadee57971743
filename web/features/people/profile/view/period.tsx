import { Trans, useLingui } from '@lingui/react/macro'
import { formatPartialDate } from './partial-date.ts'

export function Period({ start, end }: { start: string; end: string }) {
  const { i18n } = useLingui()
  const [from, to] = [start, end].map((date) => date && formatPartialDate(date, i18n.locale))
  if (!from && !to) return null
  if (!from) return <time dateTime={end}>{to}</time>
  return (
    <span>
      {to ? (
        <Trans>
          {from} to {to}
        </Trans>
      ) : (
        <Trans>since {from}</Trans>
      )}
    </span>
  )
}
