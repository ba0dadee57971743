import { Trans, useLingui } from '@lingui/react/macro'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ownFacts } from './own-facts-addresses.ts'

export function TellSkills() {
  const { t } = useLingui()
  return (
    <Callout
      tone="soft"
      title={t`Tell us what you can do`}
      action={
        <LinkButton href={ownFacts.work}>
          <Trans>Name your skills</Trans>
        </LinkButton>
      }
    >
      <Trans>Until then the order follows your country, your hours and what is new.</Trans>
    </Callout>
  )
}
