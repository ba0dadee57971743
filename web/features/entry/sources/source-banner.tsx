import { Trans } from '@lingui/react/macro'
import type { SourceCard } from '#shared/features/entry/sources/sources.contract.ts'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { useSource } from './source-loader.ts'
import styles from './sources.module.css'

/** Above the sign-up form: who sent the person, and what they will be told. */
export function SignupBanner() {
  const source = useSource()
  return source && <Banner source={source} sharing={<Sharing source={source} />} />
}

/** The same above the sign-in form, where nothing is shared. */
export function LoginBanner() {
  const source = useSource()
  if (!source) return null
  const { name } = source
  return (
    <Banner
      source={source}
      sharing={
        <Trans>
          Signing in shares nothing with <bdi>{name}</bdi>.
        </Trans>
      }
    />
  )
}

function Banner({ source, sharing }: { source: SourceCard; sharing: React.ReactNode }) {
  return (
    <div className={styles.banner}>
      <CompanyMark name={source.name} size="medium" />
      <div className={styles.words}>
        <p className={styles.who}>
          <Invitation source={source} />
        </p>
        {source.message && (
          <p className={styles.message}>
            <bdi>{source.message}</bdi>
          </p>
        )}
        <p className={styles.sharing}>{sharing}</p>
      </div>
    </div>
  )
}

export function Invitation({ source: { kind, name } }: { source: SourceCard }) {
  switch (kind) {
    case 'company':
      return (
        <Trans>
          Invited by <bdi>{name}</bdi>
        </Trans>
      )
    case 'community':
      return (
        <Trans>
          From the <bdi>{name}</bdi> community
        </Trans>
      )
    case 'partner':
      return (
        <Trans>
          Recommended by <bdi>{name}</bdi>
        </Trans>
      )
  }
}

function Sharing({ source: { sharing, name } }: { source: SourceCard }) {
  return sharing === 'names' ? (
    <Trans>
      <bdi>{name}</bdi> sees your name and that you signed up here, nothing else.
    </Trans>
  ) : (
    <Trans>
      <bdi>{name}</bdi> sees how many people signed up through this link, but no names.
    </Trans>
  )
}
