import { Trans } from '@lingui/react/macro'
import { IconCertificate, IconEyeOff, IconRosetteDiscountCheck, IconUserCheck } from '@tabler/icons-react'
import type { CredentialKind } from '#shared/features/skills/credentials/credentials.contract.ts'
import type { ProfileProofs } from '#shared/features/skills/credentials/proofs.contract.ts'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Day } from './day.tsx'
import styles from './proof-list.module.css'

const glyphs: Record<CredentialKind, Glyph> = {
  skill_test: IconRosetteDiscountCheck,
  endorsement: IconUserCheck,
  course: IconCertificate,
}

/** What somebody has verified. Each credential leads to the page that proves it. */
export function ProofList({ proofs: { identity, credentials } }: { proofs: ProfileProofs }) {
  return (
    <ul role="list" className={styles.proofs}>
      {identity && (
        <li className={styles.proof}>
          <Icon glyph={IconRosetteDiscountCheck} />
          <span>
            <Trans>Identity verified</Trans>
            <span className={styles.detail}>
              <Trans>
                Checked here with an official document, valid until <Day at={identity.validUntil} />
              </Trans>
            </span>
          </span>
        </li>
      )}
      {credentials.map(({ id, kind, name, issuedAt, isShown }) => (
        <li key={id} className={styles.proof}>
          <Icon glyph={glyphs[kind]} />
          <span>
            <Link to={`/${kind === 'course' ? 'certificates' : 'badges'}/${id}`}>
              <bdi translate="no">{name}</bdi>
            </Link>
            <span className={styles.detail}>
              <ProofKind kind={kind} /> · <Day at={issuedAt} />
              {!isShown && (
                <span className={styles.hidden}>
                  {' · '}
                  <Icon glyph={IconEyeOff} size={16} /> <Trans>only you see it</Trans>
                </span>
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function ProofKind({ kind }: { kind: CredentialKind }) {
  if (kind === 'endorsement') return <Trans>Endorsement</Trans>
  if (kind === 'course') return <Trans>Course completed</Trans>
  return <Trans>Skill test passed</Trans>
}
