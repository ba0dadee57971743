import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  CompanionEnding,
  demoCompanion,
} from '#shared/features/workspace/demo-companion/demo-companion.contract.ts'
import { callApi } from '#web/app/api.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './demo-companion.module.css'

const companionQuery = endpointQuery<typeof demoCompanion.show>('GET /talent/api/demo-companion')

/** Switches the scripted company on and off. */
export function DemoCompanion() {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { data } = useQuery(companionQuery)
  const change = useMutation({
    mutationFn: (ending: CompanionEnding | null) =>
      callApi<typeof demoCompanion.change>(client, 'PUT /talent/api/demo-companion', { body: { ending } }),
    onSuccess: (state) => cache.setQueryData(companionQuery.queryKey, state),
    onError: (error) => showToast({ text: describeFailure(i18n, error) ?? '', isFailure: true }),
  })
  if (!data) return null
  const endings = [
    { ending: 'hired', label: t`Hire me` },
    { ending: 'rejected', label: t`Reject me` },
    { ending: null, label: t`Off` },
  ] as const
  return (
    <Card title={<Trans>Demo companion</Trans>}>
      <p>
        <Trans>
          A script can act as the company. After you apply, it opens your application, messages you, sends a test,
          offers interview times and makes an offer: one step every 20 seconds, and it waits whenever it is your turn.
        </Trans>
      </p>
      <div role="group" aria-label={t`Demo companion`} className={styles.endings}>
        {endings.map(({ ending, label }) => (
          <PlainButton
            key={label}
            variant={data.ending === ending ? 'filled' : 'outline'}
            aria-pressed={data.ending === ending}
            isPending={change.isPending && change.variables === ending}
            onPress={() => change.mutate(ending)}
          >
            {label}
          </PlainButton>
        ))}
      </div>
    </Card>
  )
}
