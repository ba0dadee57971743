import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { ANSWER_HOURS, MAX_ORDER_NOTE } from '#shared/features/market/orders/order-limits.ts'
import type { NewOrder } from '#shared/features/market/orders/orders.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { ReaderPrice } from '#web/features/market/services/reader-price.tsx'
import { serviceQuery } from '#web/features/market/services/service-queries.ts'
import { Days } from '#web/features/market/services/service-row.tsx'
import { AddonName, TierFacts } from '#web/features/market/services/service-tiers.tsx'
import { useTierNames } from '#web/features/market/services/service-words.ts'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { ActionBar } from '#web/ui/shell/action-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { type OrderScope, orderHref, placeOrder, refreshOrders } from './order-queries.ts'
import { OrderTime } from './order-time.tsx'
import styles from './orders.module.css'

type OrderFormProps = {
  serviceId: string
  reader: JobReader
  /** The rest of the service's page, between the form and the bar that phones order from. */
  children: ReactNode
}

export function OrderForm({ serviceId, reader, children }: OrderFormProps) {
  const { data: service } = useSuspenseQuery(serviceQuery(serviceId))
  const { t } = useLingui()
  const formId = useId()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const tierNames = useTierNames()
  const isMember = useIdentity()?.roles.includes('company') ?? false
  const [scope, setScope] = useState<OrderScope>(isMember ? 'company' : 'own')
  const { tiers, addons, currency } = service
  const middle = tiers[Math.floor((tiers.length - 1) / 2)] ?? tiers[0]
  const initialValues: NewOrder = {
    serviceId,
    tier: middle?.name ?? 'basic',
    addonIds: [],
    price: middle?.price ?? 0,
    note: '',
  }
  const form = useContractForm({
    loadSchema: () => import('#shared/features/market/orders/orders.contract.ts').then((contract) => contract.newOrder),
    initialValues,
    send: ({ addonIds = [], note = '', ...body }, idempotencyKey) =>
      placeOrder(client, scope, { ...body, addonIds, note }, idempotencyKey),
    onSuccess: async ({ id }) => {
      await refreshOrders(cache)
      await navigate(orderHref(scope, id))
    },
  })
  const { values } = form
  const choose = (tier: NewOrder['tier'], addonIds: readonly string[]) => {
    const chosen = [...tiers.filter(({ name }) => name === tier), ...addons.filter(({ id }) => addonIds.includes(id))]
    form.change({ tier, addonIds: [...addonIds], price: chosen.reduce((sum, { price }) => sum + price, 0) })
  }
  const days =
    (tiers.find(({ name }) => name === values.tier)?.days ?? 0) +
    addons.filter(({ id }) => values.addonIds.includes(id)).reduce((sum, addon) => sum + addon.days, 0)
  const sellerName = <bdi translate="no">{service.seller.name}</bdi>
  const tierName = tierNames[values.tier]
  const total = <ReaderPrice price={{ amount: values.price, currency }} reader={reader} />
  const readyAt = new Date(reader.now + days * DAY).toISOString()
  return (
    <>
      <Form {...form.formProps} id={formId}>
        <RadioGroup
          name="tier"
          label={t`Tier`}
          value={values.tier}
          onChange={(key) => choose(tiers.find(({ name }) => name === key)?.name ?? values.tier, values.addonIds)}
        >
          <div className={styles.tiers}>
            {tiers.map((tier) => (
              <Radio
                key={tier.name}
                value={tier.name}
                isCard
                help={
                  <TierFacts tier={tier} currency={currency} reader={reader} isFolded={tier.name !== values.tier} />
                }
              >
                <span className={styles.tierName}>{tierNames[tier.name]}</span>
              </Radio>
            ))}
          </div>
        </RadioGroup>
        <Card title={<Trans>Order</Trans>}>
          <div className={styles.stack}>
            {addons.map(({ id, title, price, days: extra }) => (
              <TickBox
                key={id}
                isSelected={values.addonIds.includes(id)}
                onChange={(isChosen) =>
                  choose(values.tier, [...values.addonIds.filter((one) => one !== id), ...(isChosen ? [id] : [])])
                }
                detail={<ReaderPrice price={{ amount: price, currency }} reader={reader} />}
              >
                <AddonName title={title} days={extra} />
              </TickBox>
            ))}
            {isMember && (
              <RadioGroup
                label={t`Who is ordering?`}
                value={scope}
                onChange={(key) => setScope(key === 'company' ? 'company' : 'own')}
              >
                <Radio value="company">
                  <Trans>My company</Trans>
                </Radio>
                <Radio value="own">
                  <Trans>Me, privately</Trans>
                </Radio>
              </RadioGroup>
            )}
            <TextArea {...form.field('note')} label={t`Message to the seller`} countTo={MAX_ORDER_NOTE} isOptional />
            <div className={styles.total} role="status">
              {total}
              <span className={styles.small}>
                <Days days={days} />
              </span>
            </div>
            <p className={styles.small}>
              <Trans>
                Delivered by <OrderTime at={readyAt} otherZone={service.seller.timeZone} /> if {sellerName} starts
                today.
              </Trans>
            </p>
            <div className={styles.wideOnly}>
              <SubmitButton isPending={form.isPending}>
                <Trans>Order {tierName}</Trans>
              </SubmitButton>
            </div>
            <p className={styles.small}>
              <Trans>
                {sellerName} has {ANSWER_HOURS} hours to accept. You pay nothing before that.
              </Trans>
            </p>
          </div>
        </Card>
      </Form>
      {children}
      <ActionBar summary={total}>
        <SubmitButton form={formId} isPending={form.isPending}>
          <Trans>Order {tierName}</Trans>
        </SubmitButton>
      </ActionBar>
    </>
  )
}
