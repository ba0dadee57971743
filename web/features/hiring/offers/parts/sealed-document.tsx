import { Trans, useLingui } from '@lingui/react/macro'
import type { DocumentFactsView } from '#shared/features/hiring/offers/documents.contract.ts'
import { formatFullDate } from '#shared/kit/time-format.ts'
import styles from './terms.module.css'

export function SealedDocument({ document }: { document: DocumentFactsView }) {
  const { t, i18n } = useLingui()
  const rows = [
    ...(document.kind === 'agreement'
      ? [{ label: t`Document`, value: t`Elite member agreement of ${document.company}` }]
      : [
          { label: t`Company`, value: document.company },
          { label: t`Role`, value: document.role },
        ]),
    { label: t`Sealed`, value: formatFullDate(Date.parse(document.sealedAt), 'UTC', i18n.locale) },
    { label: t`Code`, value: document.code },
    { label: t`SHA-256 of the file`, value: document.sha256 },
  ]
  return (
    <>
      <dl className={styles.terms}>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.term}>
            <dt>{label}</dt>
            <dd>
              <bdi translate="no" suppressHydrationWarning>
                {value}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.caption}>
        <Trans>Names and pay are not shown here.</Trans>
      </p>
    </>
  )
}
