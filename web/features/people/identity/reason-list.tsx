import { useLingui } from '@lingui/react/macro'
import type { IdentityCheck } from '#shared/features/people/identity/identity.contract.ts'
import styles from './identity.module.css'
import { reasonWords } from './identity-words.ts'

/** What the reader found and what the reviewer wrote. */
export function ReasonList({ check }: { check: IdentityCheck }) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.hints}>
      {check.note !== '' && (
        <li>
          <bdi>{check.note}</bdi>
        </li>
      )}
      {check.reasons.map((reason) => (
        <li key={reason}>{i18n._(reasonWords[reason])}</li>
      ))}
    </ul>
  )
}
