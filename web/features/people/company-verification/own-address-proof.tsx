import { Trans, useLingui } from '@lingui/react/macro'
import type {
  CompanyVerification,
  verification,
} from '#shared/features/people/company-verification/company-verification.contract.ts'
import { callApi } from '#web/app/api.ts'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { firstFieldError } from './first-field-error.ts'
import styles from './verification.module.css'
import { useProof } from './verification-query.ts'

/** The address was verified when the person signed up: nothing has to be sent. */
export function OwnAddressProof({ company, address }: { company: CompanyVerification; address: string }) {
  const { i18n } = useLingui()
  const proof = useProof((client) =>
    callApi<typeof verification.useOwnAddress>(
      client,
      'POST /company/api/companies/:companyId/verification/own-address',
      { params: { companyId: company.companyId } },
    ),
  )
  return (
    <Card title={<Trans>With your own address</Trans>} tone="soft">
      <div className={styles.steps}>
        <p>
          <Trans>
            You have already verified <bdi>{address}</bdi>, which belongs to your company’s domain.
          </Trans>
        </p>
        {proof.isError && (
          <p role="alert" className={styles.problem}>
            {firstFieldError(proof.error) ?? describeFailure(i18n, proof.error)}
          </p>
        )}
        <div>
          <Button variant="filled" isPending={proof.isPending} onPress={() => proof.mutate()}>
            <Trans>Verify with this address</Trans>
          </Button>
        </div>
      </div>
    </Card>
  )
}
