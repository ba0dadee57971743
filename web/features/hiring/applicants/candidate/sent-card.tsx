import { Trans, useLingui } from '@lingui/react/macro'
import { READABLE_DAYS } from '#shared/features/hiring/applications/application-kinds.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { SentAnswers } from '#web/features/hiring/applications/sent/sent-answers.tsx'
import type { Reader } from '#web/features/hiring/applications/use-reader.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from './candidate.module.css'
import { IntroPlayer } from './media/intro-player.tsx'
import { ResumeViewer } from './media/resume-viewer.tsx'

type SentCardProps = { applicant: CompanyApplication; reader: Reader }

/** Exactly what the applicant sent; later changes to their profile do not show here. */
export function SentCard({ applicant, reader }: SentCardProps) {
  const { t } = useLingui()
  const { id, sent, submittedAt, submissionDeleted, sentReadableUntil, can } = applicant
  const { intro, resume, resumeText, coverNote, answers, email, phone } = sent
  if (submissionDeleted)
    return (
      <Callout>
        <Trans>What the applicant sent has been deleted. Your own decisions remain.</Trans>
      </Callout>
    )
  if (applicant.isForTeam)
    return (
      <Callout>
        <Trans>Only members of this job’s team can see what the applicant sent.</Trans>
      </Callout>
    )
  const readableUntil = sentReadableUntil === null ? null : Date.parse(sentReadableUntil)
  if (readableUntil !== null && readableUntil < reader.now) return <Withheld canReopen={can.includes('reopen')} />
  const time = <Time at={Date.parse(submittedAt)} zone={reader.zone} now={reader.now} />
  return (
    <Card title={<Trans>As submitted</Trans>} aside={<Trans>{time} · snapshot</Trans>}>
      <div className={styles.parts}>
        {readableUntil !== null && (
          <p className={styles.meta}>
            <Trans>
              Readable until <Time at={readableUntil} zone={reader.zone} now={reader.now} format="date" />
            </Trans>
          </p>
        )}
        {applicant.isNameHidden && (
          <Callout>
            <Trans>
              Names are hidden for this job, so contact details, recordings, links and files are hidden, too. Show names
              on the board to see them.
            </Trans>
          </Callout>
        )}
        {intro && <IntroPlayer applicationId={id} intro={intro} />}
        {coverNote && (
          <section>
            <h3 className={styles.label}>
              <Trans>Cover note</Trans>
            </h3>
            <p className={styles.text} dir="auto">
              {coverNote}
            </p>
          </section>
        )}
        {answers.length > 0 && <SentAnswers applicationId={id} answers={answers} reader={reader} />}
        <Tests applicant={applicant} />
        {resume && <ResumeViewer applicationId={id} file={resume} />}
        {!resume && resumeText && (
          <Disclosure title={t`Résumé as text`}>
            <p className={styles.text} dir="auto">
              {resumeText}
            </p>
          </Disclosure>
        )}
        {email !== '' && (
          <p className={styles.meta}>
            <bdi>{email}</bdi>
            {phone && (
              <>
                {' · '}
                <bdi>{phone}</bdi>
              </>
            )}
          </p>
        )}
      </div>
    </Card>
  )
}

/** See docs/decisions/027. */
function Withheld({ canReopen }: { canReopen: boolean }) {
  return (
    <Callout title={<Trans>What the applicant sent is withheld</Trans>}>
      <Trans>
        This application ended more than {READABLE_DAYS} days ago. To protect the applicant, you can no longer read what
        they sent. Your own decisions, notes and ratings remain.
      </Trans>
      {canReopen && (
        <>
          {' '}
          <Trans>If you reopen the application, you can read it again.</Trans>
        </>
      )}
    </Callout>
  )
}

function Tests({ applicant: { tests } }: Pick<SentCardProps, 'applicant'>) {
  const { t } = useLingui()
  return tests.map(({ title, percent }) => (
    <section key={title}>
      <h3 className={styles.label}>
        <bdi>{title}</bdi>
        {percent !== null && <span className={styles.score}>{t`${percent} of 100`}</span>}
      </h3>
      {percent === null ? (
        <p className={styles.meta}>
          <Trans>No result yet</Trans>
        </p>
      ) : (
        <ProgressBar label={title} value={percent} valueLabel={t`${percent} of 100`} layout="bare" />
      )}
    </section>
  ))
}
