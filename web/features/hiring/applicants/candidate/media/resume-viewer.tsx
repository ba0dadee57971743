import { Trans, useLingui } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { SentFile } from '#web/features/hiring/applications/sent/sent-file.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from '../candidate.module.css'
import { useFileLink } from './use-file-link.ts'

type ResumeViewerProps = { applicationId: string; file: { id: string; name: string; size: number } }

const PDF_MARK = '%PDF-'

/** A PDF opens in the page; other types are downloaded. */
export function ResumeViewer({ applicationId, file }: ResumeViewerProps) {
  const { t } = useLingui()
  const { withLink, isPending } = useFileLink(applicationId, file.id)
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => () => (shown === null ? undefined : URL.revokeObjectURL(shown)), [shown])
  const isPdf = /\.pdf$/i.test(file.name)
  const show = (url: string) =>
    loadPdf(url).then(setShown, () =>
      showToast({ text: t`We cannot show this file here. Download it instead.`, isFailure: true }),
    )
  return (
    <section>
      <SentFile applicationId={applicationId} file={file} label={t`Résumé`} />
      {isPdf && (
        <p className={styles.show}>
          {shown === null ? (
            <PlainButton variant="light" icon={IconEye} isPending={isPending} onPress={() => void withLink(show)}>
              <Trans>Read it here</Trans>
            </PlainButton>
          ) : (
            <PlainButton variant="light" icon={IconEyeOff} onPress={() => setShown(null)}>
              <Trans>Close the résumé</Trans>
            </PlainButton>
          )}
        </p>
      )}
      {shown !== null && (
        // Browsers show no PDF in a sandboxed frame.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={styles.document} src={shown} title={t`Résumé: ${file.name}`} />
      )}
    </section>
  )
}

/** Forces the PDF type, whatever the file claims, so that nothing else can run in the frame. */
async function loadPdf(url: string): Promise<string> {
  const content = await (await fetch(url)).blob()
  if ((await content.slice(0, PDF_MARK.length).text()) !== PDF_MARK) throw new Error('not a PDF')
  return URL.createObjectURL(new Blob([content], { type: 'application/pdf' }))
}
