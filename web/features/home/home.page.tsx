import { Trans } from '@lingui/react/macro'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'

export default function HomePage() {
  const name = useIdentity()?.calledName
  return (
    <PageHeader
      title={
        <Trans>
          Hello, <bdi>{name}</bdi>
        </Trans>
      }
    />
  )
}
