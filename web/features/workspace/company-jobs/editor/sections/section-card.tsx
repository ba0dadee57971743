import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertCircleFilled, IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react'
import { type ReactNode, use, useId } from 'react'
import { applyFix, type JobRemark } from '#shared/features/jobs/jobs/linter/lint-job.ts'
import { remarkMessages } from '#shared/features/jobs/jobs/linter/remark-messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from '../editor.module.css'
import type { EditedJob } from '../saving/edited-job.ts'
import { type SectionId, sectionAnchor } from '../sections.ts'
import { ShownSection } from '../shown-section.ts'
import type { SectionRemarks } from '../use-remarks.ts'
import type { SectionProps } from './section-props.ts'

type SectionCardProps = {
  id: SectionId
  title: ReactNode
  children: ReactNode
  remarks?: SectionRemarks
  /** Shown when the section has no remarks. */
  clear?: ReactNode
  edit?: Pick<SectionProps, 'values' | 'change' | 'undo'>
}

/** The fields of a section, with the remarks about them at their side. */
export function SectionCard({ id, title, children, remarks, clear, edit }: SectionCardProps) {
  const headingId = useId()
  const isShown = use(ShownSection) === id
  return (
    <section
      id={sectionAnchor(id)}
      className={styles.section}
      aria-labelledby={headingId}
      data-shown={isShown || undefined}
      tabIndex={-1}
    >
      <div className={styles.fields}>
        <h2 id={headingId} className={styles.sectionTitle}>
          {title}
        </h2>
        {children}
      </div>
      {remarks && (
        <div className={styles.remarks} aria-live="polite">
          <RemarkList remarks={remarks} clear={clear} edit={edit} />
        </div>
      )}
    </section>
  )
}

type RemarkListProps = { remarks: SectionRemarks; clear: ReactNode; edit: SectionCardProps['edit'] }

function RemarkList({ remarks: { remarks, missing }, clear, edit }: RemarkListProps) {
  if (remarks.length + missing.length === 0)
    return clear ? (
      <p className={styles.remarkTitle} data-level="clear">
        <Icon glyph={IconCircleCheckFilled} size={18} />
        {clear}
      </p>
    ) : null
  return (
    <ul role="list" className={styles.remarkList}>
      {missing.map(({ field, text }) => (
        <li key={`${field} ${text}`}>
          <p className={styles.remarkTitle} data-level="must">
            <Icon glyph={IconCircleXFilled} size={18} />
            <Trans>Needed to publish</Trans>
          </p>
          <p>{text}</p>
        </li>
      ))}
      {remarks.map((remark) => (
        <Remark key={`${remark.code} ${remark.field} ${remark.line} ${remark.quote}`} remark={remark} edit={edit} />
      ))}
    </ul>
  )
}

function Remark({ remark, edit }: { remark: JobRemark; edit: SectionCardProps['edit'] }) {
  const { t, i18n } = useLingui()
  const { code, level, quote, fix } = remark

  function rewrite({ values, change, undo }: NonNullable<typeof edit>) {
    change(fixed(values, remark))
    void showToast({ text: t`Now reads “${fix ?? ''}”`, action: { label: t`Undo`, onPress: undo } })
  }

  return (
    <li>
      <p className={styles.remarkTitle} data-level={level}>
        <Icon glyph={level === 'must' ? IconCircleXFilled : IconAlertCircleFilled} size={18} />
        {level === 'must' ? <Trans>Must fix</Trans> : <Trans>Please check</Trans>}
      </p>
      <p>{i18n._({ ...remarkMessages[code], values: { quote } })}</p>
      {fix !== null && edit && (
        <button type="button" className={styles.fix} onClick={() => rewrite(edit)}>
          <Trans>Change to “{fix}”</Trans>
        </button>
      )}
    </li>
  )
}

function fixed(values: EditedJob, remark: JobRemark): Partial<EditedJob> {
  switch (remark.field) {
    case 'title':
    case 'description':
      return { [remark.field]: applyFix(values[remark.field], remark) }
    case 'responsibilities':
    case 'requirements':
    case 'benefits':
      return { [remark.field]: values[remark.field].map((line) => applyFix(line, remark)) }
    case 'eligibility':
    case 'pay':
      return {}
  }
}
