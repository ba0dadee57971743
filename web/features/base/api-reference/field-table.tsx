import { Trans } from '@lingui/react/macro'
import styles from './field-table.module.css'
import type { Field } from './schema-fields.ts'

type FieldTableProps = { caption: string; fields: readonly (Field & { place?: string })[] }

export function FieldTable({ caption, fields }: FieldTableProps) {
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Name</Trans>
            </th>
            <th scope="col">
              <Trans>Type</Trans>
            </th>
            <th scope="col">
              <Trans>Notes</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type, isRequired, limits, place }) => (
            <tr key={`${place} ${name}`}>
              <th scope="row">
                <code>{name === '' ? '–' : name}</code>
              </th>
              <td>
                <code>{type}</code>
              </td>
              <td>
                {!isRequired && <Trans>optional</Trans>}{' '}
                <bdi lang="en">{[place, ...limits].filter(Boolean).join(', ')}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
