import { Trans } from '@lingui/react/macro'

/** '45 min', '1 h 50 min', '2 h'. */
export function Duration({ minutes }: { minutes: number }) {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return <Trans>{rest} min</Trans>
  if (rest === 0) return <Trans>{hours} h</Trans>
  return (
    <Trans>
      {hours} h {rest} min
    </Trans>
  )
}
