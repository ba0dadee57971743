import { useLingui } from '@lingui/react/macro'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'

const views = ['/skill-center', '/skill-center/index3', '/skill-center/index_copy'] as const
export type SkillView = (typeof views)[number]

/** The same skills three ways: as cards, as a map, as a table. */
export function SkillViews({ current }: { current: SkillView }) {
  const { t } = useLingui()
  const labels: Record<SkillView, string> = {
    '/skill-center': t`Cards`,
    '/skill-center/index3': t`Map`,
    '/skill-center/index_copy': t`Table`,
  }
  return (
    <SegmentedLinks
      label={t`View`}
      links={views.map((href) => ({ href, label: labels[href], isCurrent: href === current }))}
    />
  )
}
