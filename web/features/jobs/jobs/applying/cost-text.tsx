import { Plural, Trans, useLingui } from '@lingui/react/macro'

/** As measured by `apply`, whose area depends on this one. */
type ApplyCost = {
  minutes: { least: number; most: number }
  finishedPercent: number | null
  replyDays: number
  medianReplyDays: number | null
}

/** The effort and the odds of applying, as measured on this site. */
export function CostText({ cost }: { cost: ApplyCost }) {
  return (
    <>
      <MinutesText minutes={cost.minutes} /> <ReplyText cost={cost} /> <FinishedText percent={cost.finishedPercent} />
    </>
  )
}

/** From the required parts to everything that can be filled in. */
function MinutesText({ minutes: { least, most } }: Pick<ApplyCost, 'minutes'>) {
  if (least === most) return <Plural value={most} one="About # minute." other="About # minutes." />
  return <Plural value={most} one={`About ${least} to # minute.`} other={`About ${least} to # minutes.`} />
}

function ReplyText({ cost: { medianReplyDays, replyDays } }: { cost: ApplyCost }) {
  if (medianReplyDays === null)
    return (
      <Plural
        value={replyDays}
        one="This company promises a reply within # day."
        other="This company promises a reply within # days."
      />
    )
  return (
    <Plural
      value={Math.max(1, Math.round(medianReplyDays))}
      one="This company usually replies within # day."
      other="This company usually replies within # days."
    />
  )
}

function FinishedText({ percent }: { percent: number | null }) {
  const { i18n } = useLingui()
  if (percent === null) return null
  const share = i18n.number(percent / 100, { style: 'percent' })
  return <Trans>{share} of people who start finish.</Trans>
}
