import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertCircleFilled, IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { applyFix, type JobRemark } from '#shared/features/jobs/jobs/linter/lint-job.ts'
import { remarkMessages } from '#shared/features/jobs/jobs/linter/remark-messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from '../editor.module.css'
import { useFieldNames } from '../field-names.ts'
import { type EditedJob, editedFields } from '../saving/edited-job.ts'
import type { SectionProps } from '../sections/section-props.ts'
import type { SectionRemarks } from '../use-remarks.ts'
import { byField, type FieldGroup } from './remarks-by-field.ts'

type RemarkListProps = {
  remarks: SectionRemarks
  clear: ReactNode
  edit: Pick<SectionProps, 'values' | 'change' | 'undo'> | undefined
}

export function RemarkList({ remarks: { remarks, missing }, clear, edit }: RemarkListProps) {
  if (remarks.length + missing.length === 0)
    return clear ? (
      <p className={styles.remarkTitle} data-level="clear">
        <Icon glyph={IconCircleCheckFilled} size={18} />
        {clear}
      </p>
    ) : null
  return byField(remarks, missing).map((group) => <FieldRemarks key={group.field} {...group} edit={edit} />)
}

type FieldRemarksProps = FieldGroup & { edit: RemarkListProps['edit'] }

/** Named, because a section has several fields and stands beside all of them. */
function FieldRemarks({ field, remarks, missing, edit }: FieldRemarksProps) {
  const names = useFieldNames()
  const name = editedFields.find((one) => one === field)
  return (
    <div className={styles.remarkGroup}>
      {name && <h3 className={styles.remarkField}>{names[name]}</h3>}
      <ul role="list" className={styles.remarkList}>
        {missing.map(({ field: path, text }) => (
          <li key={`${path} ${text}`}>
            <p className={styles.remarkTitle} data-level="must">
              <Icon glyph={IconCircleXFilled} size={18} />
              <Trans>Needed to publish</Trans>
            </p>
            <p>{text}</p>
          </li>
        ))}
        {remarks.map((remark) => (
          <Remark key={`${remark.code} ${remark.line} ${remark.quote}`} remark={remark} edit={edit} />
        ))}
      </ul>
    </div>
  )
}

function Remark({ remark, edit }: { remark: JobRemark; edit: RemarkListProps['edit'] }) {
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
