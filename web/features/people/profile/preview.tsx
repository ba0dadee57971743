import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Callout } from '#web/ui/callout.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './profile.module.css'
import { type PreviewAudience, previewQuery } from './profile-query.ts'
import { ProfileBody } from './view/profile-body.tsx'
import { ViewSwitch } from './view-switch.tsx'

/** The profile exactly as others get it: the same data from the same endpoint. */
export function Preview({ audience }: { audience: PreviewAudience }) {
  const { t } = useLingui()
  const { data: view } = useSuspenseQuery(previewQuery(audience))
  const explanations: Record<PreviewAudience, string> = {
    company: t`What a company sees when you apply, or when it may find you.`,
    hidden_names: t`What a company sees as long as it hides names: no name, no contact details, no links.`,
    public: t`What everyone can see on your public page.`,
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title={view.name ? <bdi translate="no">{view.name}</bdi> : <Trans>Name hidden</Trans>}
        lead={view.headline && <bdi translate="no">{view.headline}</bdi>}
        actions={<ViewSwitch current={audience} />}
      />
      <Callout>{explanations[audience]}</Callout>
      <ProfileBody view={view} />
    </div>
  )
}
