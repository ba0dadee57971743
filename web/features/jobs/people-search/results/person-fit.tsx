import { Trans, useLingui } from '@lingui/react/macro'
import type { FoundPerson } from '#shared/features/jobs/people-search/people-search.contract.ts'
import { Chip, type ChipTone } from '#web/ui/chip.tsx'
import styles from './people-results.module.css'

type Fit = NonNullable<FoundPerson['fit']>

/** The fit shown to talents on the job, from the company's point of view. */
export function PersonFit({ person: { overlapMinutes, fit } }: { person: FoundPerson }) {
  const { t, i18n } = useLingui()
  const verdicts: Record<Fit['verdict'], { tone: ChipTone; text: string }> = {
    yes: { tone: 'ok', text: t`Can take the job` },
    yes_if: { tone: 'warn', text: t`Can take the job, if …` },
    unknown: { tone: 'neutral', text: t`Not known` },
    no: { tone: 'bad', text: t`Cannot take the job` },
  }
  const hours = overlapMinutes === null ? null : i18n.number(Math.round(overlapMinutes / 6) / 10)
  const verdict = fit && verdicts[fit.verdict]
  return (
    <>
      <div className={styles.fit}>
        {verdict && (
          <Chip tone={verdict.tone} size="small">
            {verdict.text}
          </Chip>
        )}
        {hours !== null && (
          <span>
            <Trans>{hours} h overlap a day</Trans>
          </span>
        )}
        {fit?.mustHaves && (
          <span>
            <Trans>
              {fit.mustHaves.met} of {fit.mustHaves.total} must-haves
            </Trans>
          </span>
        )}
        {fit?.paysEnough === true && (
          <span>
            <Trans>The pay meets their minimum</Trans>
          </span>
        )}
        {fit?.paysEnough === false && (
          <span>
            <Trans>The pay is below their minimum</Trans>
          </span>
        )}
      </div>
      {fit && fit.reasons.length > 0 && (
        <ul className={styles.reasons}>
          {fit.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </>
  )
}
