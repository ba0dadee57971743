import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Perk, perks } from '#shared/features/market/perks/perks.contract.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { formatLongDate } from '#shared/kit/time-format.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Chip } from '#web/ui/chip.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { refreshPerks } from './perk-queries.ts'
import styles from './perks.module.css'

const SHOWN_COUNTRIES = 4

export function PerkRow({ perk }: { perk: Perk }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { id, partner, title, about, state } = perk
  const claiming = useMutation({
    mutationFn: () => callApi<typeof perks.claim>(client, 'POST /talent/api/perks/:id/claim', { params: { id } }),
    onSettled: () => refreshPerks(cache),
  })
  const problem = describeFailure(i18n, claiming.error)
  return (
    <ListRow
      mark={<CompanyMark name={partner} />}
      title={<span translate="no">{title}</span>}
      meta={<PerkFacts perk={perk} />}
      facts={
        <div className={styles.facts}>
          {about !== '' && (
            <p className={styles.text} translate="no">
              {about}
            </p>
          )}
          <p role="status" className={styles.text}>
            {perk.claim && <Claim claim={perk.claim} />}
          </p>
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </div>
      }
      action={
        state === 'open' ? (
          <PlainButton variant="light" isPending={claiming.isPending} onPress={() => claiming.mutate()}>
            <Trans>
              Claim<span className="visually-hidden">: {title}</span>
            </Trans>
          </PlainButton>
        ) : (
          <PerkStateChip perk={perk} />
        )
      }
    />
  )
}

function PerkFacts({ perk: { partner, countries, endsOn, left } }: { perk: Perk }) {
  const { i18n } = useLingui()
  const names = displayNames(i18n.locale, { type: 'region', fallback: 'code' })
  const shown = countries.slice(0, SHOWN_COUNTRIES).map((code) => names.of(code) ?? code)
  const more = countries.length - shown.length
  return (
    <>
      <bdi translate="no">{partner}</bdi>
      {' · '}
      <span suppressHydrationWarning>
        {countries.length === 0 ? <Trans>Everywhere</Trans> : <bdi>{shown.join(', ')}</bdi>}
        {more > 0 && (
          <>
            {' '}
            <Plural value={more} one="and # more" other="and # more" />
          </>
        )}
      </span>
      {endsOn !== null && (
        <>
          {' · '}
          <Trans>
            until{' '}
            <time dateTime={endsOn} suppressHydrationWarning>
              {formatLongDate(Date.parse(`${endsOn}T12:00:00Z`), 'UTC', i18n.locale)}
            </time>
          </Trans>
        </>
      )}
      {left !== null && (
        <>
          {' · '}
          <Plural value={left} one="# left" other="# left" />
        </>
      )}
    </>
  )
}

function PerkStateChip({ perk: { state } }: { perk: Perk }) {
  const { t } = useLingui()
  const names = {
    open: '',
    claimed: t`Claimed`,
    used_up: t`All taken`,
    ended: t`Ended`,
    elsewhere: t`Not in your country`,
  }
  return <Chip tone={state === 'claimed' ? 'ok' : 'neutral'}>{names[state]}</Chip>
}

function Claim({ claim: { code, url } }: { claim: NonNullable<Perk['claim']> }) {
  return (
    <>
      {code !== '' && (
        <Trans>
          Your code: <code translate="no">{code}</code>
        </Trans>
      )}{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        <Trans>Open the partner’s page</Trans>
      </a>
    </>
  )
}
