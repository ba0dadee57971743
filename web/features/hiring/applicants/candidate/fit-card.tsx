import { Trans, useLingui } from '@lingui/react/macro'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip, type ChipTone } from '#web/ui/chip.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'

/** The fit on the day of the application, as the applicant saw it. */
export function FitCard({ applicant: { fit, mustHaves, talent, knockedOut } }: { applicant: CompanyApplication }) {
  const { t } = useLingui()
  if (!fit && !mustHaves) return null
  const verdicts: Record<NonNullable<CompanyApplication['fit']>['verdict'], { tone: ChipTone; text: string }> = {
    yes: { tone: 'ok', text: t`Yes` },
    yes_if: { tone: 'warn', text: t`Yes, under conditions` },
    unknown: { tone: 'neutral', text: t`Not known` },
    no: { tone: 'bad', text: t`No` },
  }
  const verdict = fit && verdicts[fit.verdict]
  const hours = fit?.overlapHours
  const items = [
    typeof hours === 'number' && { term: t`Overlap`, value: t`${Math.round(hours * 10) / 10} h a day` },
    mustHaves && { term: t`Must-haves`, value: t`${mustHaves.met} of ${mustHaves.total}` },
    knockedOut && { term: t`Form`, value: t`An answer does not meet a requirement of the job` },
  ]
  const { city } = talent
  return (
    <Card
      title={city ? <Trans>Can this work with {city}?</Trans> : <Trans>Can this work?</Trans>}
      aside={verdict && <Chip tone={verdict.tone}>{verdict.text}</Chip>}
    >
      <DefinitionList items={items.filter((item) => item !== null && item !== false)} />
    </Card>
  )
}
