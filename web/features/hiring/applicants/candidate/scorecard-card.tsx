import { Trans, useLingui } from '@lingui/react/macro'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { AttributeRating, Recommendation } from '#shared/features/hiring/applications/application-kinds.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { Scorecard, scorecards } from '#shared/features/hiring/applications/reviewing/scorecards.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from './scorecard.module.css'

const ScorecardForm = lazyPart(async () => (await import('./scorecard-form.tsx')).ScorecardForm)
const AttributesDialog = lazyPart(async () => (await import('./attributes-dialog.tsx')).AttributesDialog)

export const scorecardsQuery = (id: string) =>
  endpointQuery<typeof scorecards.show>('GET /company/api/applications/:id/scorecards', { params: { id } })

/** The member's own scorecard, and the others' once it is submitted. */
export function ScorecardCard({ applicant: { id, jobId } }: { applicant: CompanyApplication }) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState<'form' | 'attributes' | null>(null)
  const isHydrated = useIsHydrated()
  const { data } = useQuery(scorecardsQuery(id))
  if (!data) return null
  const { own, others, givenBy, can, attributes } = data
  const isForm = can.give && (own === null || open === 'form')
  const names = listFormat(i18n.locale).format(givenBy)
  return (
    <Card
      title={can.give ? <Trans>Your scorecard</Trans> : <Trans>Scorecards</Trans>}
      aside={
        can.editAttributes && (
          <PlainButton variant="text" onPress={() => setOpen('attributes')}>
            <Trans>What we rate</Trans>
          </PlainButton>
        )
      }
    >
      {isForm && isHydrated ? (
        <Suspense>
          <ScorecardForm key={attributes.join()} id={id} scorecards={data} onGiven={() => setOpen(null)} />
        </Suspense>
      ) : (
        own && (
          <>
            <Given card={own} title={t`You`} />
            <PlainButton variant="light" onPress={() => setOpen('form')}>
              <Trans>Edit my scorecard</Trans>
            </PlainButton>
          </>
        )
      )}
      {others.map((card) => (
        <Given key={card.by + card.at} card={card} title={card.by} />
      ))}
      {givenBy.length > 0 && others.length === 0 && (
        <p className={styles.locked}>
          <Icon glyph={IconLock} size={16} />
          <span>
            <Trans>
              <b>{names}</b>: submitted. Hidden until you submit yours, so opinions stay independent.
            </Trans>
          </span>
        </p>
      )}
      <Suspense>
        {open === 'attributes' && (
          <AttributesDialog id={id} jobId={jobId} attributes={attributes} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </Card>
  )
}

export function useRatingText(): Record<AttributeRating, string> {
  const { t } = useLingui()
  return {
    definitely_not: t`Definitely not`,
    no: t`No`,
    mixed: t`Mixed`,
    yes: t`Yes`,
    strong_yes: t`Strong yes`,
  }
}

export function useRecommendationText(): Record<Recommendation, string> {
  const { t } = useLingui()
  return {
    definitely_not: t`Definitely not`,
    no: t`No`,
    yes: t`Yes`,
    strong_yes: t`Strong yes`,
    no_decision: t`No decision yet`,
  }
}

const tones = { definitely_not: 'bad', no: 'bad', yes: 'ok', strong_yes: 'ok', no_decision: 'neutral' } as const

function Given({ card, title }: { card: Scorecard; title: string }) {
  const ratings = useRatingText()
  const overall = useRecommendationText()
  return (
    <section className={styles.given}>
      <h3 className={styles.by}>
        <bdi>{title}</bdi>
        <Chip tone={tones[card.overall]} size="small">
          {overall[card.overall]}
        </Chip>
      </h3>
      <dl className={styles.ratings}>
        {card.attributes.map(({ name, rating }) => (
          <div key={name} className={styles.rating}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>{rating ? ratings[rating] : <Trans>Not rated</Trans>}</dd>
          </div>
        ))}
      </dl>
      {card.takeaways && <p dir="auto">{card.takeaways}</p>}
    </section>
  )
}
