import { Plural, Trans } from '@lingui/react/macro'
import type { OwnCompanyToken } from '#shared/features/entry/security/security.contract.ts'
import part from '#web/app/settings/settings-part.module.css'
import { TickBox } from '#web/ui/tick-box.tsx'

type CompanyTokensChoiceProps = {
  tokens: readonly OwnCompanyToken[]
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

/** Names each token, because a company's systems may stop working without it. */
export function CompanyTokensChoice({ tokens, isSelected, onChange }: CompanyTokensChoiceProps) {
  return (
    <div>
      <TickBox isSelected={isSelected} onChange={onChange}>
        <Plural
          value={tokens.length}
          one="Revoke the API token you created for a company"
          other="Revoke the # API tokens you created for companies"
        />
      </TickBox>
      <ul className={part.note}>
        {tokens.map(({ id, name, companyName }) => (
          <li key={id}>
            <Trans>
              <bdi translate="no">{name}</bdi> for <bdi translate="no">{companyName}</bdi>
            </Trans>
          </li>
        ))}
      </ul>
    </div>
  )
}
