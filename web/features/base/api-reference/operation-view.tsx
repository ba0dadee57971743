import { Trans, useLingui } from '@lingui/react/macro'
import { Chip } from '#web/ui/chip.tsx'
import type { Operation } from './api-outline.ts'
import styles from './api-reference.module.css'
import { FieldTable } from './field-table.tsx'

export function OperationView({ operation }: { operation: Operation }) {
  const { t } = useLingui()
  const { anchor, method, path, summary, guard, parameters, body, answers } = operation
  return (
    <article id={anchor} className={styles.operation} aria-labelledby={`${anchor}-title`}>
      <h3 id={`${anchor}-title`} className={styles.title}>
        <a href={`#${anchor}`}>
          <span className={styles.method} data-method={method} translate="no">
            {method}
          </span>{' '}
          <code>{path}</code>
        </a>
      </h3>
      <p lang="en" dir="ltr" translate="no">
        {summary}
      </p>
      {guard && (
        <p className={styles.guard}>
          <Trans>Access</Trans>{' '}
          <bdi translate="no">
            <Chip size="small">{guard}</Chip>
          </bdi>
        </p>
      )}
      {parameters.length > 0 && <FieldTable caption={t`Parameters`} fields={parameters} />}
      {body.length > 0 && <FieldTable caption={t`Body`} fields={body} />}
      {answers.map(({ status, fields }) =>
        fields.length > 0 ? (
          <FieldTable
            key={status}
            caption={status === 'default' ? t`Any error` : t`Response ${status}`}
            fields={fields}
          />
        ) : (
          <p key={status} className={styles.guard}>
            <Trans>Response {status}, no content</Trans>
          </p>
        ),
      )}
    </article>
  )
}
