import { parseDate } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import * as limits from '#shared/features/elite/briefs/brief-limits.ts'
import { zoneCity } from '#shared/kit/time-zones.ts'
import { Card } from '#web/ui/card.tsx'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from '../briefs.module.css'
import { BudgetCard, ChoiceCard } from './brief-budget.tsx'
import type { BriefTermsProps } from './brief-values.ts'

export function BriefTerms({ values, change }: BriefTermsProps) {
  return (
    <>
      <TimeCard values={values} change={change} />
      <BudgetCard values={values} change={change} />
      <ChoiceCard values={values} change={change} />
    </>
  )
}

function TimeCard({ values, change }: BriefTermsProps) {
  const { t } = useLingui()
  const isHydrated = useIsHydrated()
  const { timeZone } = values
  const zones = useMemo(
    () =>
      [...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])].map((id) => ({
        id,
        label: zoneCity(id),
        detail: id,
      })),
    [timeZone],
  )
  return (
    <Card title={<Trans>Time</Trans>}>
      <div className={styles.pair}>
        <DateField
          // Labels of its parts differ between server and browser, and hydration would keep the server's.
          key={isHydrated ? 'browser' : 'server'}
          name="startsOn"
          label={t`Start date`}
          value={values.startsOn ? parseDate(values.startsOn) : null}
          onChange={(date) => change({ startsOn: date?.toString() ?? null })}
          isRequired
        />
        <NumberField
          name="weeks"
          label={t`Length in weeks`}
          minValue={1}
          maxValue={limits.MAX_WEEKS}
          value={values.weeks}
          onChange={(weeks) => change({ weeks })}
        />
        <NumberField
          name="hoursPerWeek"
          label={t`Hours a week`}
          minValue={limits.MIN_HOURS}
          maxValue={limits.MAX_HOURS}
          value={values.hoursPerWeek}
          onChange={(hoursPerWeek) => change({ hoursPerWeek })}
        />
        <ComboBox
          name="timeZone"
          label={t`Your time zone`}
          menuTrigger="input"
          choices={zones}
          value={timeZone}
          onChange={(key) => typeof key === 'string' && change({ timeZone: key })}
        />
        <NumberField
          name="overlapHours"
          label={t`Shared hours a day`}
          help={t`How many hours they should work at the same time as you, between 9:00 and 17:00 your time.`}
          minValue={0}
          maxValue={limits.MAX_OVERLAP_HOURS}
          value={values.overlapHours}
          onChange={(overlapHours) => change({ overlapHours })}
        />
      </div>
    </Card>
  )
}
