import { useLingui } from '@lingui/react/macro'
import styles from './audit-action.module.css'

/** Common actions have labels; decisions are shown by their audit log code. */
export function AuditAction({ name }: { name: string }) {
  const { t } = useLingui()
  const labels: Record<string, string> = {
    'case.look': t`Opened the case`,
    'case.claim': t`Claimed`,
    'case.release': t`Released`,
    'case.decide': t`Decided`,
    'case.propose': t`Proposed, to be confirmed by a second operator`,
    'case.undo': t`Undid the decision`,
    'case.fail': t`The decision could not be carried out`,
    'company.limit': t`Restricted the company`,
    'company.suspend': t`Suspended the company`,
    'elite.look': t`Opened a document`,
    'elite.pass': t`Passed a step of an Elite application`,
    'elite.approve': t`Approved an Elite application`,
    'elite.ask': t`Asked an Elite applicant`,
    'elite.return': t`Asked for changes to an Elite application`,
    'elite.waitlist': t`Put an Elite application on the waitlist`,
    'elite.decline': t`Declined an Elite application`,
    'identity.look': t`Opened a photo`,
    'identity.approve': t`Approved the identity`,
    'identity.return': t`Asked for new photos`,
    'identity.reject': t`Rejected the identity`,
    'identity.suspect': t`Reported a fake document`,
    'identity.confirm': t`Confirmed a fake document`,
    'identity.dismiss': t`Dismissed a suspected fake`,
    'order.for_seller': t`Decided a dispute for the seller`,
    'order.for_buyer': t`Decided a dispute for the buyer`,
    'service.approve': t`Approved a service`,
    'service.reject': t`Asked for changes to a service`,
    'conversation.unfreeze': t`Unfroze the conversation`,
  }
  const label = labels[name]
  return label ? <span className={styles.label}>{label}</span> : <code className={styles.code}>{name}</code>
}
