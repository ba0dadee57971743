import { useLingui } from '@lingui/react/macro'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { type PreviewAudience, previewAudiences } from './profile-query.ts'

export function ViewSwitch({ current }: { current: PreviewAudience | null }) {
  const { t } = useLingui()
  const labels: Record<PreviewAudience, string> = {
    company: t`Company`,
    hidden_names: t`Names hidden`,
    public: t`Public`,
  }
  return (
    <SegmentedLinks
      label={t`View`}
      links={[
        { href: '/profile', label: t`Edit`, isCurrent: current === null },
        ...previewAudiences.map((audience) => ({
          href: `/profile?as=${audience}`,
          label: labels[audience],
          isCurrent: audience === current,
        })),
      ]}
    />
  )
}
