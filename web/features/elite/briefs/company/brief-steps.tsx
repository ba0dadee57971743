import { Trans, useLingui } from '@lingui/react/macro'
import type { CompanyBrief } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from '../briefs.module.css'
import { useBriefStep } from './use-step.ts'

export function BriefSteps({ brief: { id, can, canEdit } }: { brief: CompanyBrief }) {
  const { t } = useLingui()
  const { take, taking, problem } = useBriefStep(id)
  async function cancel() {
    const isSure = await confirm({
      title: t`Cancel this brief?`,
      consequences: t`Members who have not heard from you yet are told that it is cancelled.`,
      keepLabel: t`Keep it`,
      actionLabel: t`Cancel brief`,
    })
    if (isSure) take('cancel')
  }
  return (
    <>
      {canEdit && (
        <LinkButton href={`/company/briefs/${id}/edit`}>
          <Trans>Edit</Trans>
        </LinkButton>
      )}
      {can.includes('cancel') && (
        <PlainButton isPending={taking === 'cancel'} onPress={() => void cancel()}>
          <Trans>Cancel brief</Trans>
        </PlainButton>
      )}
      {can.includes('publish') && (
        <PlainButton variant="filled" isPending={taking === 'publish'} onPress={() => take('publish')}>
          <Trans>Publish</Trans>
        </PlainButton>
      )}
      {can.includes('award') && (
        <PlainButton variant="filled" isPending={taking === 'award'} onPress={() => take('award')}>
          <Trans>Finish choosing</Trans>
        </PlainButton>
      )}
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  )
}
