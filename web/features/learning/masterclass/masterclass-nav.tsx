import { useLingui } from '@lingui/react/macro'
import { TabsNav } from '#web/ui/tabs-nav.tsx'

export function MasterclassNav() {
  const { t } = useLingui()
  return (
    <TabsNav
      label={t`Masterclass`}
      links={[
        { href: '/masterclass', label: t`Overview` },
        { href: '/masterclass/upcoming-talks', label: t`Upcoming talks` },
        { href: '/masterclass/past-talks', label: t`Past talks` },
        { href: '/masterclass/talk-request', label: t`Request a talk` },
      ]}
    />
  )
}
