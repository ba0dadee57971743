import { Trans, useLingui } from '@lingui/react/macro'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ownFacts } from './own-facts-addresses.ts'

export function AddSkills() {
  const { t } = useLingui()
  return (
    <Callout
      tone="soft"
      title={t`Add your skills`}
      action={
        <LinkButton href={ownFacts.work}>
          <Trans>Add skills</Trans>
        </LinkButton>
      }
    >
      <Trans>Until then, jobs are ranked by your country, your hours and how new they are.</Trans>
    </Callout>
  )
}
