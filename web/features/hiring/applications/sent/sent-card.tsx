import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import { ProfileEntries } from '#web/features/people/profile/view/profile-entries.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import type { Reader } from '../use-reader.ts'
import { JobSnapshot } from './job-snapshot.tsx'
import { ProfileLines } from './profile-lines.tsx'
import styles from './sent.module.css'
import { SentAnswers } from './sent-answers.tsx'
import { SentFile } from './sent-file.tsx'
import { SentIntroPart } from './sent-intro.tsx'
import { useCopy } from './use-copy.ts'

/** Exactly what the company received; later profile changes do not affect it. */
export function SentCard({ application, reader }: { application: ApplicationDetail; reader: Reader }) {
  const { t } = useLingui()
  const { id, sent, jobTitle } = application
  const { copy, download, isPending } = useCopy(id, jobTitle)
  const { name, email, phone, resume, resumeText, coverNote, answers, intro } = sent
  const answered = answers.filter(({ value, file }) => value !== null || file !== null).length
  return (
    <Card title={<Trans>What you sent</Trans>}>
      <div className={styles.parts}>
        {resume && <SentFile applicationId={id} file={resume} label={t`Résumé`} />}
        {!resume && resumeText && (
          <Disclosure title={t`Résumé as text`}>
            <Words text={resumeText} />
          </Disclosure>
        )}
        {coverNote && (
          <Disclosure title={t`Cover note`}>
            <Words text={coverNote} />
          </Disclosure>
        )}
        {answers.length > 0 && (
          <Disclosure title={<Plural value={answered} one="# answer" other="# answers" />}>
            <SentAnswers applicationId={id} answers={answers} reader={reader} />
          </Disclosure>
        )}
        {intro && <SentIntroPart intro={intro} />}
        <Disclosure title={t`Contact details`}>
          <p className={styles.words}>
            <bdi>{name}</bdi>
            <br />
            <bdi>{email}</bdi>
            {phone && (
              <>
                <br />
                <bdi>{phone}</bdi>
              </>
            )}
          </p>
        </Disclosure>
        <Disclosure title={t`Your profile when you applied`}>
          <ProfileLines profile={sent.profile} />
          {sent.background && <ProfileEntries {...sent.background} />}
        </Disclosure>
        <JobSnapshot job={sent.job} />
      </div>
      <div className={styles.actions}>
        <PlainButton variant="light" icon={IconCopy} isPending={isPending} onPress={() => void copy()}>
          <Trans>Copy as text</Trans>
        </PlainButton>
        <PlainButton variant="light" icon={IconDownload} isPending={isPending} onPress={() => void download()}>
          <Trans>Download</Trans>
        </PlainButton>
      </div>
    </Card>
  )
}

function Words({ text }: { text: string }) {
  return (
    <p className={styles.words} dir="auto">
      {text}
    </p>
  )
}
