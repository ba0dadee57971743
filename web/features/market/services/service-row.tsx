import { Plural, Trans } from '@lingui/react/macro'
import type { ServiceCard } from '#shared/features/market/services/services.contract.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Country } from '#web/ui/country.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { ReaderPrice } from './reader-price.tsx'
import styles from './service.module.css'
import { ServiceFit } from './service-fit.tsx'

type ServiceRowProps = {
  service: ServiceCard
  reader: JobReader
  href: string
  isSelected: boolean
  isCompact: boolean
}

export function ServiceRow({ service, reader, href, isSelected, isCompact }: ServiceRowProps) {
  const { title, seller, currency, fromPrice } = service
  return (
    <ListRow
      mark={<Avatar name={seller.name} />}
      href={href}
      isInPlace
      isSelected={isSelected}
      title={<span translate="no">{title}</span>}
      meta={
        <span className={styles.seller}>
          <bdi translate="no">{seller.name}</bdi>
          {seller.country && <Country code={seller.country} />}
          {isCompact && <Record service={service} />}
        </span>
      }
      foot={
        !isCompact && (
          <ServiceFit service={service} reader={reader}>
            <Record service={service} />
          </ServiceFit>
        )
      }
      action={
        <span className={styles.rowPrice}>
          <ReaderPrice price={{ amount: fromPrice, currency }} reader={reader} isFrom />
        </span>
      }
    />
  )
}

function Record({ service: { fastestDays, completed, onTime } }: { service: ServiceCard }) {
  return (
    <span className={styles.record}>
      <Plural value={fastestDays} one="ready in # day" other="ready in # days" />
      {' · '}
      {completed === 0 ? (
        <Trans>no orders yet</Trans>
      ) : (
        <Trans>
          {onTime} of {completed} on time
        </Trans>
      )}
    </span>
  )
}

export function Days({ days }: { days: number }) {
  return <Plural value={days} one="# day" other="# days" />
}

export function Revisions({ count }: { count: number }) {
  if (count === 0) return <Trans>No revisions</Trans>
  return <Plural value={count} one="# revision" other="# revisions" />
}
