import { Trans, useLingui } from '@lingui/react/macro'
import { IconShieldCheck } from '@tabler/icons-react'
import type { Company } from '#shared/features/people/companies/companies.contract.ts'
import { formatTime } from '#shared/kit/time-format.ts'
import { MINUTE, MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { Card } from '#web/ui/card.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Country } from '#web/ui/country.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './company-profile.module.css'
import { HiringFacts } from './hiring-facts.tsx'
import { useIndustryNames } from './industry-names.ts'

export type ShownCompany = Pick<
  Company,
  'name' | 'country' | 'city' | 'size' | 'industry' | 'website' | 'about' | 'workWindow' | 'hiring' | 'domain'
>

/** What a company says about itself, as everyone sees it; also the preview while it is edited. */
export function CompanyProfile({ company, headingLevel = 1 }: { company: ShownCompany; headingLevel?: 1 | 2 }) {
  const { t } = useLingui()
  const industries = useIndustryNames()
  const Heading = `h${headingLevel}` as const
  const host = hostOf(company.website)
  return (
    <>
      <header className={styles.head}>
        <CompanyMark name={company.name} size="large" />
        <div>
          <Heading tabIndex={-1} className={styles.title}>
            <bdi>{company.name}</bdi>
          </Heading>
          <p className={styles.facts}>
            <Country code={company.country} city={company.city} />
            <span>{t`${company.size} people`}</span>
            <span>{industries[company.industry]}</span>
            {company.website && host && (
              <a href={company.website} rel="noreferrer nofollow">
                <bdi>{host}</bdi>
              </a>
            )}
            {company.domain && (
              <span className={styles.confirmed}>
                <Icon glyph={IconShieldCheck} />
                <Trans>Domain confirmed</Trans>
              </span>
            )}
          </p>
        </div>
      </header>
      {company.about && (
        <Card title={<Trans>About the company</Trans>}>
          <p className={styles.text} translate="no">
            {company.about}
          </p>
        </Card>
      )}
      <Card title={<Trans>Hours and places</Trans>}>
        <div className={styles.places}>
          <p>
            <Hours company={company} />
          </p>
          <HiringFacts hiring={company.hiring} />
        </div>
      </Card>
    </>
  )
}

function Hours({ company: { workWindow, city } }: { company: ShownCompany }) {
  const { i18n } = useLingui()
  const clock = useClock()
  const at = (minute: number) => formatTime((minute % MINUTES_PER_DAY) * MINUTE, 'UTC', i18n.locale, clock)
  const [from, to] = [at(workWindow.from), at(workWindow.to)]
  return (
    <Trans>
      People work {from}–{to} in <bdi>{city}</bdi>.
    </Trans>
  )
}

/** Null while the address is being typed. */
function hostOf(website: string | null): string | null {
  return website !== null && URL.canParse(website) ? new URL(website).hostname : null
}
