import { Trans } from '@lingui/react/macro'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { ProfileLines } from '#web/features/hiring/applications/sent/profile-lines.tsx'
import { ProfileEntries } from '#web/features/people/profile/view/profile-entries.tsx'
import { Card } from '#web/ui/card.tsx'

/** The profile on the day of the application; what the applicant hides from companies was never sent. */
export function ProfileCard({ applicant: { sent } }: { applicant: CompanyApplication }) {
  const { profile, background } = sent
  const hasFacts = Boolean(profile.place ?? profile.hours ?? profile.work)
  if (!hasFacts && !background?.summary && !background?.entries.length) return null
  return (
    <Card title={<Trans>Profile when they applied</Trans>}>
      {hasFacts && <ProfileLines profile={profile} isOwn={false} />}
      {background && <ProfileEntries {...background} />}
    </Card>
  )
}
