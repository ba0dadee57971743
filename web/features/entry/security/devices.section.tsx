import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SignedInDevice, security } from '#shared/features/entry/security/security.contract.ts'
import { callApi } from '#web/app/api.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import part from '#web/app/settings/settings-part.module.css'
import { describeError } from '#web/app/words/error-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useDeviceText } from './device-text.ts'
import { deviceList } from './security-queries.ts'

export function DevicesSection() {
  const { t } = useLingui()
  const listed = useQuery(deviceList).data?.items ?? []
  const items = listed.toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
  return (
    <Card title={<Trans>Where you are signed in</Trans>} padding="flush">
      <List label={t`Where you are signed in`}>
        {items.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </List>
      <div className={part.foot}>
        {items.length > 1 ? (
          <EndOthers />
        ) : (
          <p className={part.note}>
            <Trans>You are not signed in anywhere else.</Trans>
          </p>
        )}
      </div>
    </Card>
  )
}

function DeviceRow({ device }: { device: SignedInDevice }) {
  const { t } = useLingui()
  const nameOf = useDeviceText()
  const name = nameOf(device.device)
  const { client } = useSession()
  const params = { id: device.id }
  const ending = useEnding(t`Signed out of ${name}`, () =>
    callApi<typeof security.endDevice>(client, 'DELETE /user/devices/:id', { params }),
  )
  return (
    <ListRow
      title={name}
      meta={
        <span>
          {device.network && (
            <>
              <Trans>
                Network <bdi>{device.network}</bdi>
              </Trans>
              {' · '}
            </>
          )}
          <Trans>
            signed in <LocalTime at={device.createdAt} />, last seen <LocalTime at={device.lastSeenAt} />
          </Trans>
        </span>
      }
      facts={ending.problem && <Problem text={ending.problem} />}
      action={
        device.isThis ? (
          <Chip tone="brand">{t`This device`}</Chip>
        ) : (
          <Button
            variant="light"
            aria-label={t`Sign out of ${name}`}
            isPending={ending.isPending}
            onPress={() => ending.mutate()}
          >
            <Trans>Sign out</Trans>
          </Button>
        )
      }
    />
  )
}

function EndOthers() {
  const { t } = useLingui()
  const { client } = useSession()
  const ending = useEnding(t`Signed out everywhere else`, () =>
    callApi<typeof security.endOtherDevices>(client, 'DELETE /user/devices'),
  )
  return (
    <>
      <Button isPending={ending.isPending} onPress={() => ending.mutate()}>
        <Trans>Sign out everywhere else</Trans>
      </Button>
      {ending.problem && <Problem text={ending.problem} />}
    </>
  )
}

const Problem = ({ text }: { text: string }) => (
  <span role="alert" className={part.problem}>
    {text}
  </span>
)

function useEnding(confirmation: string, end: () => Promise<unknown>) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const ending = useMutation({
    mutationFn: end,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: deviceList.queryKey })
      await showToast({ text: confirmation })
    },
  })
  return { ...ending, problem: ending.isError ? i18n._(describeError(ending.error)) : null }
}
