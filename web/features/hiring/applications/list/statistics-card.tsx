import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ApplicationStatistics } from '#shared/features/hiring/applications/applications.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { statisticsQuery } from '../application-queries.ts'
import styles from './statistics.module.css'

type Step = ApplicationStatistics['funnel'][number]['step']

/** A talent's own statistics, visible to nobody else. */
export function StatisticsCard() {
  const { i18n } = useLingui()
  const { data } = useSuspenseQuery(statisticsQuery)
  if (data.sent === 0) return null
  const { sent, answered, medianReplyDays, interviews, offers, funnel } = data
  const days = medianReplyDays === null ? null : Math.max(1, Math.round(medianReplyDays))
  return (
    <Card title={<Trans>Your numbers</Trans>} aside={<Trans>Only you see this</Trans>}>
      <div className={styles.figures}>
        <Stat
          label={<Trans>Replies</Trans>}
          value={<bdi>{i18n.number(answered)}</bdi>}
          note={<Plural value={sent} one="of # sent" other="of # sent" />}
        />
        <Stat
          label={<Trans>Typical reply time</Trans>}
          value={days === null ? <Trans>Too early</Trans> : <Plural value={days} one="# day" other="# days" />}
          note={days === null ? <Trans>shown after three replies</Trans> : <Trans>median</Trans>}
        />
        <Stat label={<Trans>Interviews</Trans>} value={<bdi>{i18n.number(interviews)}</bdi>} />
        <Stat label={<Trans>Offers</Trans>} value={<bdi>{i18n.number(offers)}</bdi>} />
      </div>
      <Funnel funnel={funnel} />
    </Card>
  )
}

/** Each bar sits in the table row of its number, so the chart and its accessible table are one. */
function Funnel({ funnel }: Pick<ApplicationStatistics, 'funnel'>) {
  const { t, i18n } = useLingui()
  const labels: Record<Step, string> = {
    sent: t`Sent`,
    read: t`Read`,
    talked: t`Interviewed`,
    offered: t`Offer`,
    hired: t`Hired`,
  }
  const most = Math.max(1, ...funnel.map(({ count }) => count))
  return (
    <table className={styles.funnel}>
      <caption className={styles.caption}>
        <Trans>How far your applications got</Trans>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">
            <Trans>Stage</Trans>
          </th>
          <th scope="col">
            <Trans>Applications</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {funnel.map(({ step, count }) => (
          <tr key={step}>
            <th scope="row" className={styles.step}>
              {labels[step]}
            </th>
            <td className={styles.cell}>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
              </span>
              <span className={styles.value}>{i18n.number(count)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
