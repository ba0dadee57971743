import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/ui/card.tsx'
import { NotificationMatrix } from './notification-matrix.tsx'
import { notificationSettings } from './notification-queries.ts'
import { QuietHoursSetting } from './quiet-hours-setting.tsx'

export function NotificationsSection() {
  const { data } = useQuery(notificationSettings)
  if (!data) return null
  return (
    <>
      <Card title={<Trans>Notification settings</Trans>}>
        <NotificationMatrix choices={data.choices} />
      </Card>
      <Card title={<Trans>Quiet hours</Trans>}>
        <QuietHoursSetting saved={data.quietHours} />
      </Card>
    </>
  )
}
