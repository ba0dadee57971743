import { Trans, useLingui } from '@lingui/react/macro'
import type {
  CompanyVerification,
  verification,
} from '#shared/features/people/company-verification/company-verification.contract.ts'
import { callApi } from '#web/app/api.ts'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { firstFieldError } from './first-field-error.ts'
import styles from './verification.module.css'
import { useProof } from './verification-query.ts'

type DnsProofProps = { company: CompanyVerification; record: { name: string; value: string } }

export function DnsProof({ company, record }: DnsProofProps) {
  const { t, i18n } = useLingui()
  const proof = useProof((client) =>
    callApi<typeof verification.checkDns>(client, 'POST /company/api/companies/:companyId/verification/dns', {
      params: { companyId: company.companyId },
    }),
  )
  return (
    <Card title={<Trans>With a DNS record</Trans>}>
      <div className={styles.steps}>
        <p className={styles.text}>
          <Trans>Add this TXT record where you manage your domain, then check. It can stay or go afterwards.</Trans>
        </p>
        <div className={styles.record} dir="ltr" translate="no">
          <DefinitionList
            items={[
              { term: t`Name`, value: <code>{record.name}</code> },
              { term: t`Type`, value: <code>TXT</code> },
              { term: t`Value`, value: <code>{record.value}</code> },
            ]}
          />
        </div>
        {proof.isError && (
          <p role="alert" className={styles.problem}>
            {firstFieldError(proof.error) ?? describeFailure(i18n, proof.error)}
          </p>
        )}
        <div>
          <Button isPending={proof.isPending} onPress={() => proof.mutate()}>
            <Trans>Check the record</Trans>
          </Button>
        </div>
      </div>
    </Card>
  )
}
